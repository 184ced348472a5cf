// args: -T cs_6_6
RWBuffer<float> O; struct P { float a; void m(int x) {} }; P gp; static const float gc = 1; void two(float a, int b) {}
//                                          ^ note note_callee_decl: 'm' declared here
//                                                                                               ^^^ note note_ovl_candidate_arity: candidate function not viable: requires 2 arguments, but 1 was provided
//                                                                                  ^^ note note_typecheck_assign_const: variable 'gc' declared const here
//                                                                                               ^^^ note note_ovl_candidate_arity: candidate function not viable: requires 2 arguments, but 3 were provided
template<typename T> float a1(T t) { float2 a = float3x3(1,1,1,1,1,1,1,1,1); return 0; }
//                                          ^ error err_init_conversion_failed: cannot initialize a variable of type 'float2' (aka 'vector<float, 2>') with an rvalue of type 'float3x3' (aka 'matrix<float, 3, 3>')
template<typename T> float a2(T t) { int b[2] = 3; return 0; }
//                                       ^ error err_array_init_not_init_list: array initializer must be an initializer list
template<typename T> float a3(T t) { O.Foo(); return 0; }
//                                     ^^^ error err_no_member: no member named 'Foo' in 'RWBuffer<float>'
template<typename T> float a4(T t) { O[0] = float4(1,2); return 0; }
//                                                 ^ error err_incorrect_num_initializers: too few initializers in list for type 'float4' (aka 'vector<float, 4>') (expected 4 but found 2)
template<typename T> float a5(T t) { float2 v; v.xyz = 1; return v.q; }
//                                              ^ error err_ext_vector_component_exceeds_length: vector component access exceeds type 'float2' (aka 'vector<float, 2>')
//                                                                 ^ error err_ext_vector_component_name_illegal: illegal vector component name 'q'
//                                                                   help: write 'w'
template<typename T> float a6(T t) { P p; p.zzz = 1; p.m(); return 0; }
//                                          ^^^ error err_no_member: no member named 'zzz' in 'P'
//                                                       ^ error err_typecheck_call_too_few_args: too few arguments to function call, single argument 'x' was not specified
template<typename T> float a7(T t) { two(1); gc = 2; return 0; }
//                                   ^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'two'
//                                              ^ error err_typecheck_assign_const: cannot assign to variable 'gc' with const-qualified type 'const float'
template<int N> float a8() { P p; float f = p; p + 1; return f; }
//                                      ^ error err_typecheck_nonviable_condition: no viable conversion from 'P' to 'float'
//                                               ^ error err_typecheck_invalid_operands: invalid operands to binary expression ('P' and 'int')
template<typename T> struct C1 { T t; float m() { P p; return p; } };
//                                                            ^ error err_typecheck_nonviable_return: no viable conversion from returned value of type 'P' to function return type 'float'
namespace n { template<typename T> struct C2 { void m() { two(1,2,3); } template<typename U> void k(U u) { O.Bar(); } }; }
//                                                        ^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'two'
struct D { template<typename T> void q(T t) { float3 z = float2(1,2); } };
//                                                   ^ error err_init_conversion_failed: cannot initialize a variable of type 'vector<[...], 3>' with an rvalue of type 'vector<[...], 2>'
template<typename T> void a9(T a[2][]) { T l[3][]; float m[][2] = { 1, 2 }; }
//                              ^ error err_illegal_decl_array_incomplete_type: array has incomplete element type 'T[]'
//                                          ^ error err_illegal_decl_array_incomplete_type: array has incomplete element type 'T[]'
template<typename T> struct C3 { T p[4][]; };
//                                  ^ error err_illegal_decl_array_incomplete_type: array has incomplete element type 'T[]'
template<typename T> float a10(T t, float x = "s") { struct L { int z; float m() { return O.Baz(); } }; return x; }
//                                            ^^^ error err_init_conversion_failed: cannot initialize a variable of type 'float' with an rvalue of type 'string'
//                                                                                          ^^^ error err_no_member: no member named 'Baz' in 'RWBuffer<float>'
template<int N> void a11(float t) { N = 3; N += 1; N++; --N; O[0] = N; }
//                                    ^ error err_typecheck_expression_not_modifiable_lvalue: expression is not assignable
//                                           ^ error err_typecheck_expression_not_modifiable_lvalue: expression is not assignable
//                                                  ^ error err_typecheck_expression_not_modifiable_lvalue: expression is not assignable
//                                                      ^ error err_typecheck_expression_not_modifiable_lvalue: expression is not assignable
template<typename T> struct C4 { void m(float i = "s") {} };
//                                                ^^^ error err_init_conversion_failed: cannot initialize a variable of type 'float' with an rvalue of type 'string'
[numthreads(1,1,1)] void main() { O[0] = 1; }
RWBuffer<float> Whole;
//              ^^^^^ note note_var_declared_here: variable 'Whole' is declared here
template<typename T> void returns(T a) { if (a) return 1; return; }
//                                              ^^^^^^ error ext_return_has_expr: void function 'returns' should not return a value [-Wreturn-mismatch]
template<typename T> T switches(T a) { case 1: default: switch (3) { case 2: case 2: break; default: default: break; } return a; }
//                                     ^^^^ error err_case_not_in_switch: 'case' statement not in switch statement
//                                             ^^^^^^^ error err_default_not_in_switch: 'default' statement not in switch statement
//                                                                                ^ error err_duplicate_case: duplicate case value '2'
//                                                                        ^ note note_duplicate_case_prev: previous case defined here
//                                                                                                   ^^^^^^^ error err_multiple_default_labels_defined: multiple default labels in one switch
//                                                                                          ^^^^^^^ note note_duplicate_case_prev: previous case defined here
template<typename T> T objects(T a) { this.x = 1; Whole = Whole; string s = "a"; return a; }
//                                    ^^^^ error err_invalid_this_use: invalid use of 'this' outside of a non-static member function
//                                                      ^ error err_hlsl_assign_to_global_resource: assignment to global resource variable 'Whole' is not allowed
//                                                                      ^ error err_hlsl_object_not_global: string declaration may only appear in global scope
template<int N> void fine(int a) { switch (a) { case N: case 0: break; } }
