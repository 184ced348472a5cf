// args: -T lib_6_6
const float external;
static const float nothing;
//                 ^^^^^^^ error err_typecheck_const_uninitialized: default initialization of an object of const type 'const float' [-Wdxc-extension]
static const float something = 1;
static const float list[2];
//                 ^^^^ error err_typecheck_const_uninitialized: default initialization of an object of const type 'const float[2]' [-Wdxc-extension]

void test() {
  const int local;
//          ^^^^^ error err_typecheck_const_uninitialized: default initialization of an object of const type 'const int' [-Wdxc-extension]
  const int given = 1;
  int plain;
}
