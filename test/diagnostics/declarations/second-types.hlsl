// args: -T lib_6_6
// clang: same
int int a;
//  ^^^ error err_invalid_decl_spec_combination: cannot combine with previous 'int' declaration specifier
float half b;
//    ^^^^ error err_invalid_decl_spec_combination: cannot combine with previous 'float' declaration specifier
float4 int c;
//     ^^^ error err_invalid_decl_spec_combination: cannot combine with previous 'type-name' declaration specifier
struct S { bool double d; };
//              ^^^^^^ error err_invalid_decl_spec_combination: cannot combine with previous 'bool' declaration specifier
void f(int float e) {
//         ^^^^^ error err_invalid_decl_spec_combination: cannot combine with previous 'int' declaration specifier
  uint void g;
//     ^^^^ error err_invalid_decl_spec_combination: cannot combine with previous 'type-name' declaration specifier
}
