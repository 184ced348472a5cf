// args: -T lib_6_6
// clang: same
int runtime;
[foo] void unknown() {}
//@ 2..5 warning warn_unknown_attribute_ignored: unknown attribute 'foo' ignored [-Wunknown-attributes]
[numthreads(1)] void tooFew() {}
//@ 2..12 error err_attribute_wrong_number_arguments: 'numthreads' attribute requires exactly 3 arguments
[numthreads(8, 8, 1)] [shader("compute")] void fine() {}
[shader("cook")] void stage() {}
//@ 2..8 warning warn_attribute_type_not_supported: 'shader' attribute argument not supported: cook [-Wignored-attributes]

void loops(int n) {
  [unroll] for (int i = 0; i < n; ++i) {
  }
  [unroll(4)] while (n) {
  }
  [unroll(0)] while (n) {
//        ^ error err_requires_positive_value: invalid value '0'; must be positive [-Wdxc-extension]
  }
  [unroll(-1)] while (n) {
//        ^^ error err_requires_positive_value: invalid value '-1'; must be positive [-Wdxc-extension]
  }
  [loop] do {
  } while (n);
  [unroll] if (n) {
// ^^^^^^ error err_loop_attribute_wrong_statement: 'unroll' attribute only applies to 'for', 'while', and 'do' statements [-Wdxc-extension]
  }
  [bar] while (n) {
// ^^^ warning warn_unknown_attribute_ignored: unknown attribute 'bar' ignored [-Wunknown-attributes]
  }
  [branch] if (n) {
  }
  [flatten] if (n) {
  }
}
