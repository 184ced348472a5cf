// args: -T cs_6_6 --rules dxc
// Methods may change const variables of the shader.
struct Plain { int x; void set() { x++; } };
//                         ^^^ note note_callee_decl: 'set' declared here
static const Plain fixed = { 1 };
cbuffer C { Plain member; }
[numthreads(1, 1, 1)]
void main() { const Plain local = { 1 }; local.set(); fixed.set(); member.set(); }
//                                                                 ^^^^^^ error err_member_function_call_bad_cvr: 'this' argument to member function 'set' has type 'const Plain', but function is not marked const
//                                                                        help: the method changes its object: call it for a copy in a variable
