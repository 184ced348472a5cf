// args: -T lib_6_6 --rules dxc
// DXC has no nearest number for an enum, but for bool, which is further away.
enum Signed { A };
enum Unsigned : uint { P };
enum Wide : int64_t { X };
int far(float x) { return 1; }
//  ^^^ note note_ovl_candidate: candidate function
//  ^^^ note note_ovl_candidate: candidate function
//  ^^^ note note_ovl_candidate: candidate function
int far(uint x) { return 2; }
//  ^^^ note note_ovl_candidate: candidate function
//  ^^^ note note_ovl_candidate: candidate function
//  ^^^ note note_ovl_candidate: candidate function
int near(int x) { return 1; }
//  ^^^^ note note_ovl_candidate: candidate function
//  ^^^^ note note_ovl_candidate: candidate function
//  ^^^^ note note_ovl_candidate: candidate function
int near(float x) { return 2; }
//  ^^^^ note note_ovl_candidate: candidate function
//  ^^^^ note note_ovl_candidate: candidate function
//  ^^^^ note note_ovl_candidate: candidate function
int halves(half x) { return 1; }
//  ^^^^^^ note note_ovl_candidate: candidate function
int halves(double x) { return 2; }
//  ^^^^^^ note note_ovl_candidate: candidate function
int shape(float2 x) { return 1; }
int shape(float x) { return 2; }
int own(Signed x) { return 1; }
int own(int x) { return 2; }
int truth(bool x) { return 1; }
int truth(float x) { return 2; }

export int calls(int i) {
  int sum = near(A) + far(P) + shape(A) + own(A) + own(P) + truth(A);
//          ^^^^ error err_ovl_ambiguous_call: call to 'near' is ambiguous
//                    ^^^ error err_ovl_ambiguous_call: call to 'far' is ambiguous
  sum += far(A);
//       ^^^ error err_ovl_ambiguous_call: call to 'far' is ambiguous
  sum += far((Signed)i);
//       ^^^ error err_ovl_ambiguous_call: call to 'far' is ambiguous
  sum += near(P);
//       ^^^^ error err_ovl_ambiguous_call: call to 'near' is ambiguous
  sum += near(X);
//       ^^^^ error err_ovl_ambiguous_call: call to 'near' is ambiguous
  sum += halves(A);
//       ^^^^^^ error err_ovl_ambiguous_call: call to 'halves' is ambiguous
  return sum + max(A, P) + abs(A);
}
