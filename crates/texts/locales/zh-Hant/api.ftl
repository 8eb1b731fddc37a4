### Messages of the area `api`: their names begin with `api-`.
