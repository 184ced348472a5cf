// args: -T lib_6_6
#if __has_feature(
//  ^^^^^^^^^^^^^ error err_feature_check_malformed: builtin feature check macro requires a parenthesized identifier
#endif
