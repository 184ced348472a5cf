// args: -T lib_6_3 --rules dxc
static const int Count;
//               ^^^^^ warning err_typecheck_const_uninitialized: default initialization of an object of const type 'const int' [-Wdxc-extension]
float sum() {
  const float3 start;
//             ^^^^^ warning err_typecheck_const_uninitialized: default initialization of an object of const type 'const float3' [-Wdxc-extension]
  static const float step;
//                   ^^^^ warning err_typecheck_const_uninitialized: default initialization of an object of const type 'const float' [-Wdxc-extension]
  const float table[2];
//            ^^^^^ warning err_typecheck_const_uninitialized: default initialization of an object of const type 'const float[2]' [-Wdxc-extension]
  return start.x + step + table[0] + Count;
}
