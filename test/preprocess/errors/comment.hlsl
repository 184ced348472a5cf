// clang: same
int z; /* never
//     ^ error err_unterminated_block_comment: unterminated /* comment
 closed
