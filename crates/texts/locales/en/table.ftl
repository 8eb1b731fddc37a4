### Messages of the area `table`: their names begin with `table-`.
