// args: -T lib_6_6
// clang: same
struct Later;
//     ^^^^^ note note_forward_declaration: forward declaration of 'Later'
Later make();
//    ^^^^ note note_entity_declared_at: 'make' declared here
void calls() {
  make();
//^^^^^^ error err_call_incomplete_return: calling 'make' with incomplete return type 'Later'
}
