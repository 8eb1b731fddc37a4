### Messages of the area `terminal`: their names begin with `terminal-`.
