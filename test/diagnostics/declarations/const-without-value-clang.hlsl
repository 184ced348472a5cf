// args: -T lib_6_3 --rules clang
static const int Count;
//               ^^^^^ error err_typecheck_const_uninitialized: default initialization of an object of const type 'const int' [-Wdxc-extension]
float sum() {
  const float3 start;
//             ^^^^^ error err_typecheck_const_uninitialized: default initialization of an object of const type 'const float3' [-Wdxc-extension]
  static const float step;
//                   ^^^^ error err_typecheck_const_uninitialized: default initialization of an object of const type 'const float' [-Wdxc-extension]
  const float table[2];
//            ^^^^^ error err_typecheck_const_uninitialized: default initialization of an object of const type 'const float[2]' [-Wdxc-extension]
  return start.x + step + table[0] + Count;
}
