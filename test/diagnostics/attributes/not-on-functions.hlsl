// args: -T lib_6_6
[numthreads(1, 1, 1)] struct S {
//@ 2..12 warning warn_attribute_wrong_decl_type_str: 'numthreads' attribute only applies to global functions [-Wignored-attributes]
  [numthreads(1, 1, 1)] void method() {}
// ^^^^^^^^^^ warning warn_attribute_wrong_decl_type_str: 'numthreads' attribute only applies to global functions [-Wignored-attributes]
  [shader("pixel")] static void classMethod() {}
// ^^^^^^ warning warn_attribute_wrong_decl_type_str: 'shader' attribute only applies to global functions [-Wignored-attributes]
};
[shader("compute")] int variable;
//@ 2..8 warning warn_attribute_wrong_decl_type_str: 'shader' attribute only applies to global functions [-Wignored-attributes]
[numthreads(1, 1, 1)] static void internal() {}
//@ 2..12 warning warn_attribute_wrong_decl_type_str: 'numthreads' attribute only applies to global functions [-Wignored-attributes]
[shader] void none() {}
//@ 2..8 error err_attribute_wrong_number_arguments: 'shader' attribute takes one argument
[shader(1)] void number() {}
//      ^ error err_attribute_argument_n_type_string: expected string literal as argument of 'shader' attribute
[shader("cs")] void unknown() {}
//@ 2..8 warning warn_attribute_type_not_supported: 'shader' attribute argument not supported: cs [-Wignored-attributes]
void loops() {
  int n = 3;
//    ^ note note_declared_at: declared here
  [unroll(n)] for (int a = 0; a < 3; a++) {}
//        ^ error err_expr_not_ice: expression is not an integral constant expression
//        ^ note note_constexpr_ltor_non_const_int: read of non-const variable 'n' is not allowed in a constant expression
  [unroll(2.5)] for (int b = 0; b < 3; b++) {}
//        ^^^ error err_pragma_loop_invalid_argument_type: invalid argument of type 'float'; expected an integer type [-Wdxc-extension]
  [unroll(true)] for (int c = 0; c < 3; c++) {}
//        ^^^^ error err_pragma_loop_invalid_argument_type: invalid argument of type 'bool'; expected an integer type [-Wdxc-extension]
  [unroll(2, 4)] for (int d = 0; d < 3; d++) {}
// ^^^^^^ error err_stmt_attribute_arguments: 'unroll' attribute takes no more than 1 argument [-Wdxc-extension]
  [loop(2)] for (int e = 0; e < 3; e++) {}
// ^^^^ error err_stmt_attribute_arguments: 'loop' attribute takes no more than 0 arguments [-Wdxc-extension]
}
