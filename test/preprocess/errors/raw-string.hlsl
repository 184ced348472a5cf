// clang: same
int z = R"x(never
//      ^ error err_unterminated_raw_string: raw string missing terminating delimiter )x"
 closed)y"
