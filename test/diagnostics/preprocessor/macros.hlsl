// args: -T lib_6_6
// clang: exact

#define PAIR(a, b) a b
//      ^^^^ note note_macro_here: macro 'PAIR' defined here
//      ^^^^ note note_macro_here: macro 'PAIR' defined here
#define EMPTY()
#define PASTE(a, b) a ## b

static int PAIR(x, );
static int EMPTY() y;
static int PASTE(z, 1);
static int first PAIR(z);
//                     ^ error err_too_few_args_in_macro_invoc: too few arguments provided to function-like macro invocation
//              ^ error err_invalid_token_after_toplevel_declarator: expected ';' after top level declarator
//                fix: insert ';' at 17
static int second PAIR(u, , v);
//                          ^ error err_too_many_args_in_macro_invoc: too many arguments provided to function-like macro invocation
//               ^ error err_invalid_token_after_toplevel_declarator: expected ';' after top level declarator
//                 fix: insert ';' at 18
