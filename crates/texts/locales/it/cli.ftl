### Messages of the area `cli`: their names begin with `cli-`.
