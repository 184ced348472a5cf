// args: -T lib_6_6
// clang: same
int runtime;
[foo] void unknown() {}
//@ 2..5 warning warn_unknown_attribute_ignored: unknown attribute 'foo' ignored [-Wunknown-attributes]
[numthreads(1)] void tooFew() {}
//@ 2..12 error err_attribute_wrong_number_arguments: 'numthreads' attribute requires exactly 3 arguments
[numthreads(8, 8, 1)] [shader("compute")] void fine() {}
[shader("cook")] void stage() {}
//      ^^^^^^ warning warn_attribute_type_not_supported: 'shader' attribute argument not supported: cook [-Wignored-attributes]
[numthreads(1025, 1, 1)] [shader("compute")] void tooWide() {}
//@ 2..24 error err_hlsl_numthreads_argument_oor: argument 'X' to numthreads attribute cannot exceed 1024
[numthreads(32, 64, 1)] [shader("compute")] void tooManyThreads() {}
//@ 2..23 error err_hlsl_numthreads_invalid: total number of threads cannot exceed 1024

void loops(int n) {
  [unroll] for (int i = 0; i < n; ++i) {
  }
  [unroll(4)] while (n) {
  }
  [unroll(0)] while (n) {
//        ^ error err_requires_positive_value: invalid value '0'; must be positive
  }
  [unroll(-1)] while (n) {
//        ^^ error err_requires_positive_value: invalid value '-1'; must be positive
  }
  [loop] do {
  } while (n);
  [unroll] if (n) {
// ^^^^^^ error err_loop_attribute_wrong_statement: 'unroll' attribute only applies to 'for', 'while', and 'do' statements
  }
  [bar] while (n) {
// ^^^ warning warn_unknown_attribute_ignored: unknown attribute 'bar' ignored [-Wunknown-attributes]
  }
  [branch] if (n) {
  }
  [flatten] if (n) {
  }
}
