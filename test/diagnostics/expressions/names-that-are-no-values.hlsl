// args: -T lib_6_6
// clang: same
struct S {
  float a;
  enum E { first };
//     ^ note note_member_declared_at: member 'E' declared here
  struct T { int b; };
//       ^ note note_member_declared_at: member 'T' declared here
  typedef int I;
//            ^ note note_member_declared_at: member 'I' declared here
};
export int typed(S s) { return s.E; }
//                               ^ error err_typecheck_member_reference_type: cannot refer to type member 'E' in 'S' with '.'
export int inner(S s) { return s.T; }
//                               ^ error err_typecheck_member_reference_type: cannot refer to type member 'T' in 'S' with '.'
export int named(S s) { return s.I; }
//                               ^ error err_typecheck_member_reference_type: cannot refer to type member 'I' in 'S' with '.'
export float member() { return S::a; }
//                                ^ error err_invalid_non_static_member_use: invalid use of non-static data member 'a'
