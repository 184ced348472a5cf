// args: -T cs_6_6
// A method that changes its object is not called for what cannot change.
struct Inner { int value; void set() { value = 2; } };
//                             ^^^ note note_callee_decl: 'set' declared here
struct S {
  int x; Inner inner; RWBuffer<int> own;
  void set() { x = 2; } void through() { set(); } void pass(out int y) { y = 1; } void out_() { pass(x); }
//     ^^^ note note_callee_decl: 'set' declared here
//                           ^^^^^^^ note note_callee_decl: 'through' declared here
//                                                                                     ^^^^ note note_callee_decl: 'out_' declared here
  int get() { return x; } void write() { own[0] = x; } void copy() { int y = x; y++; }
};
struct Plain { int x; void set() { x++; } int get() { return x; } };
//                         ^^^ note note_callee_decl: 'set' declared here
//                         ^^^ note note_callee_decl: 'set' declared here
//                         ^^^ note note_callee_decl: 'set' declared here
//                         ^^^ note note_callee_decl: 'set' declared here
//                         ^^^ note note_callee_decl: 'set' declared here
//                         ^^^ note note_callee_decl: 'set' declared here
S global; static const Plain fixed = { 1 }; static Plain free;
cbuffer C { Plain member; } tbuffer T { Plain texture_; }
StructuredBuffer<Plain> read; RWStructuredBuffer<Plain> written; ConstantBuffer<Plain> block;
void never() { global.set(); }
[numthreads(1, 1, 1)]
void main() {
  global.set(); global.through(); global.out_(); global.inner.set();
//^^^^^^ error err_member_function_call_bad_cvr: 'this' argument to member function 'set' has type 'const S', but function is not marked const
//       help: the method changes its object: call it for a copy in a variable
//              ^^^^^^ error err_member_function_call_bad_cvr: 'this' argument to member function 'through' has type 'const S', but function is not marked const
//                     help: the method changes its object: call it for a copy in a variable
//                                ^^^^^^ error err_member_function_call_bad_cvr: 'this' argument to member function 'out_' has type 'const S', but function is not marked const
//                                       help: the method changes its object: call it for a copy in a variable
//                                               ^^^^^^ error err_member_function_call_bad_cvr: 'this' argument to member function 'set' has type 'const Inner', but function is not marked const
//                                                      help: the method changes its object: call it for a copy in a variable
  global.get(); global.write(); global.copy();
  member.set(); texture_.set(); read[1].set(); block.set(); fixed.set();
//^^^^^^ error err_member_function_call_bad_cvr: 'this' argument to member function 'set' has type 'const Plain', but function is not marked const
//       help: the method changes its object: call it for a copy in a variable
//              ^^^^^^^^ error err_member_function_call_bad_cvr: 'this' argument to member function 'set' has type 'const Plain', but function is not marked const
//                       help: the method changes its object: call it for a copy in a variable
//                              ^^^^ error err_member_function_call_bad_cvr: 'this' argument to member function 'set' has type 'const Plain', but function is not marked const
//                                   help: the method changes its object: call it for a copy in a variable
//                                             ^^^^^ error err_member_function_call_bad_cvr: 'this' argument to member function 'set' has type 'const Plain', but function is not marked const
//                                                   help: the method changes its object: call it for a copy in a variable
//                                                          ^^^^^ error err_member_function_call_bad_cvr: 'this' argument to member function 'set' has type 'const Plain', but function is not marked const
//                                                                help: the method changes its object: call it for a copy in a variable
  member.get(); read[1].get(); block.get(); fixed.get();
  free.set(); written[0].set();
  const Plain local = { 1 }; local.set();
//                           ^^^^^ error err_member_function_call_bad_cvr: 'this' argument to member function 'set' has type 'const Plain', but function is not marked const
//                                 help: the method changes its object: call it for a copy in a variable
}
