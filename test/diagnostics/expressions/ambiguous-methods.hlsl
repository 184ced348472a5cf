// args: -T lib_6_6
// clang: same
struct S {
  float pick(int a, float b) { return 1; }
//      ^^^^ note note_ovl_candidate: candidate function
  float pick(float a, int b) { return 2; }
//      ^^^^ note note_ovl_candidate: candidate function
};
export float test(S s) {
  return s.pick(1, 1);
//         ^^^^ error err_ovl_ambiguous_member_call: call to member function 'pick' is ambiguous
}
