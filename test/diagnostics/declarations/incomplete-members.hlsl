// args: -T lib_6_6
// clang: same
struct A;
//     ^ note note_forward_declaration: forward declaration of 'A'
//     ^ note note_forward_declaration: forward declaration of 'A'
struct B {
  A a;
//  ^ error err_incomplete_type: incomplete type 'A' where a complete type is required
  A list[2];
//  ^^^^ error err_incomplete_type: incomplete type 'A' where a complete type is required
  void nothing;
//     ^^^^^^^ error err_incomplete_type: incomplete type 'void' where a complete type is required
};
