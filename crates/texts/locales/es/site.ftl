### Messages of the area `site`: their names begin with `site-`.
