// args: -T lib_6_6
// clang: same
typedef float F;
//            ^ note note_entity_declared_at: '::F' declared here
template<class T> struct P { T x; };
//                       ^ note note_entity_declared_at: '::P' declared here
enum E { A };
struct S { float x; };
namespace N { struct Q { float x; }; }
float f1(float F, F b) { return b; }
//                ^ error err_unknown_typename_suggest: unknown type name 'F'; did you mean '::F'?
//                  fix: replace 'F' by '::F'
float f2(float P, P<float> b) { return b.x; }
//                ^ error err_no_template_suggest: no template named 'P'; did you mean '::P'?
//                  fix: replace 'P' by '::P'
float f3(float E, E b) { return b; }
//                ^ error err_use_of_tag_name_without_tag: must use 'enum' tag to refer to type 'E' in this scope
//                  fix: insert 'enum ' at 19
//             ^ note note_decl_hiding_tag_type: enum 'E' is hidden by a non-type declaration of 'E' here
float f4(float N, N::Q b) { return b.x; }
float f7(float E) { E b = A; return b; }
//                  ^ error err_use_of_tag_name_without_tag: must use 'enum' tag to refer to type 'E' in this scope
//                    fix: insert 'enum ' at 21
//             ^ note note_decl_hiding_tag_type: enum 'E' is hidden by a non-type declaration of 'E' here
float f8(float S) { for (int i = 0; i < 2; i++) { S b; S++; } return S; }
//                                                ^ error err_use_of_tag_name_without_tag: must use 'struct' tag to refer to type 'S' in this scope
//                                                  fix: insert 'struct ' at 51
//             ^ note note_decl_hiding_tag_type: struct 'S' is hidden by a non-type declaration of 'S' here
float f9(S S, S b) { return 1; }
//            ^ error err_use_of_tag_name_without_tag: must use 'struct' tag to refer to type 'S' in this scope
//              fix: insert 'struct ' at 15
//         ^ note note_decl_hiding_tag_type: struct 'S' is hidden by a non-type declaration of 'S' here
float f12(float S) { struct S b = { 1 }; const S c = { 1 }; static S d; return b.x; }
//                                             ^ error err_use_of_tag_name_without_tag: must use 'struct' tag to refer to type 'S' in this scope
//                                               fix: insert 'struct ' at 48
//              ^ note note_decl_hiding_tag_type: struct 'S' is hidden by a non-type declaration of 'S' here
//                                                                 ^ error err_use_of_tag_name_without_tag: must use 'struct' tag to refer to type 'S' in this scope
//                                                                   fix: insert 'struct ' at 68
//              ^ note note_decl_hiding_tag_type: struct 'S' is hidden by a non-type declaration of 'S' here
float f13(float S, struct S b, const S c) { return b.x; }
//                                   ^ error err_use_of_tag_name_without_tag: must use 'struct' tag to refer to type 'S' in this scope
//                                     fix: insert 'struct ' at 38
//              ^ note note_decl_hiding_tag_type: struct 'S' is hidden by a non-type declaration of 'S' here
float f14() { S S = { 1 }; S t; return S.x; }
//                         ^ error err_use_of_tag_name_without_tag: must use 'struct' tag to refer to type 'S' in this scope
//                           fix: insert 'struct ' at 28
//              ^ note note_decl_hiding_tag_type: struct 'S' is hidden by a non-type declaration of 'S' here
float f15(S a, float S[2]) { S t; return 1; }
//                           ^ error err_use_of_tag_name_without_tag: must use 'struct' tag to refer to type 'S' in this scope
//                             fix: insert 'struct ' at 30
//                   ^ note note_decl_hiding_tag_type: struct 'S' is hidden by a non-type declaration of 'S' here
float f16(float S, S b = { 1 });
//                 ^ error err_use_of_tag_name_without_tag: must use 'struct' tag to refer to type 'S' in this scope
//                   fix: insert 'struct ' at 20
//              ^ note note_decl_hiding_tag_type: struct 'S' is hidden by a non-type declaration of 'S' here
struct M { float f(float S, S b) { return 1; } float S; };
//                          ^ error err_use_of_tag_name_without_tag: must use 'struct' tag to refer to type 'S' in this scope
//                            fix: insert 'struct ' at 29
//                       ^ note note_decl_hiding_tag_type: struct 'S' is hidden by a non-type declaration of 'S' here
float f17(float S) { ::S b = { 1 }; return b.x + ::f4(1, (N::Q)0) + ((::S)0).x; }
