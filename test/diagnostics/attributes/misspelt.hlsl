// args: -T lib_6_6
// Attributes that nobody knows, with those that were meant, and arguments that are wrong: told once.
[shader("fragment")] float4 a() : SV_Target { return 1; }
//@ 2..8 warning warn_attribute_type_not_supported: 'shader' attribute argument not supported: fragment [-Wignored-attributes]
//       help: did you mean 'pixel'?
[shader("raygen")] void b() {}
//@ 2..8 warning warn_attribute_type_not_supported: 'shader' attribute argument not supported: raygen [-Wignored-attributes]
//       help: did you mean 'raygeneration'?
[shader("pixels")] float4 c() : SV_Target { return 1; }
//@ 2..8 warning warn_attribute_type_not_supported: 'shader' attribute argument not supported: pixels [-Wignored-attributes]
//       help: did you mean 'pixel'?
[shader("nothing like it")] void d() {}
//@ 2..8 warning warn_attribute_type_not_supported: 'shader' attribute argument not supported: nothing like it [-Wignored-attributes]
[shader("pixel")] [early_fragment_tests] float4 e() : SV_Target { return 1; }
//                 ^^^^^^^^^^^^^^^^^^^^ warning warn_unknown_attribute_ignored: unknown attribute 'early_fragment_tests' ignored [-Wunknown-attributes]
//                                      help: did you mean 'earlydepthstencil'?
[shader("compute")] [numthreads(8, 8)] void f() {}
//                   ^^^^^^^^^^ error err_attribute_wrong_number_arguments: 'numthreads' attribute requires exactly 3 arguments
[shader("compute")] [numthread(8, 8, 1)] [numthreads(8, 8, 1)] void g() {
//                   ^^^^^^^^^ warning warn_unknown_attribute_ignored: unknown attribute 'numthread' ignored [-Wunknown-attributes]
//                             help: did you mean 'numthreads'?
  [unrol] for (int i = 0; i < 4; ++i) {}
// ^^^^^ warning warn_unknown_attribute_ignored: unknown attribute 'unrol' ignored [-Wunknown-attributes]
//       help: did you mean 'unroll'?
  [nothing_like_it] for (int j = 0; j < 4; ++j) {}
// ^^^^^^^^^^^^^^^ warning warn_unknown_attribute_ignored: unknown attribute 'nothing_like_it' ignored [-Wunknown-attributes]
}
