RWBuffer<float> noArgument : register();
//                                    ^ error err_expected: expected identifier
RWBuffer<float> apart : register(u 0);
//                               ^ error err_hlsl_separate_attr_arg_and_number: wrong argument format for hlsl attribute, use u0 instead
//                                 fix: replace 'u 0' by 'u0'
RWBuffer<float> apartSpace : register(u0, space 1);
//                                        ^^^^^ error err_hlsl_separate_attr_arg_and_number: wrong argument format for hlsl attribute, use space1 instead
//                                              fix: replace 'space 1' by 'space1'
RWBuffer<float> noNumber : register(u);
//                                   ^ error err_expected: expected <numeric_constant>
RWBuffer<float> negative : register(u-1);
//                                   ^ error err_expected: expected <numeric_constant>
RWBuffer<float> text : register("");
//                              ^ error err_expected: expected identifier
RWBuffer<float> notASpace : register(u0, 1);
//                                       ^ error err_expected: expected identifier
RWBuffer<float> noSpace : register(u0, );
//                                     ^ error err_expected: expected identifier
RWBuffer<float> tooMany : register(u0, space1, 3);
//                                           ^ error err_expected: expected ')'
//                                             fix: insert ')' at 46
RWBuffer<float> junk : register(u0) x;
//                                 ^ error err_invalid_token_after_toplevel_declarator: expected ';' after top level declarator
//                                   fix: insert ';' at 36
RWBuffer<float> unclosed : register(u0;
//                                    ^ error err_expected: expected ')'
//                                      fix: insert ')' at 39
RWBuffer<float> unopened : register u0;
//                                 ^ error err_expected_after: expected '(' after ''
RWBuffer<float> subcomponent : register(u0[1]);
RWBuffer<float> profileOnly : register(ps_5_0, u0[x]);
float nothing : ;
//              ^ error err_expected_semantic_identifier: expected HLSL Semantic identifier
float called : registr(t0);
//                    ^ error err_hlsl_expected_hlsl_attribute: Unexpected '(' in semantic annotation. Did you mean 'packoffset()' or 'register()'?
float f() : { return 0; }
//          ^ error err_expected_semantic_identifier: expected HLSL Semantic identifier
cbuffer Unclosed : register(b0 { float a; }
//                            ^ error err_expected: expected ')'
//                              fix: insert ')' at 31
cbuffer Twice : register(b0) : register(b1) { float b; }
//                           ^ error err_expected: expected '{'
//                           ^ error err_expected_unqualified_id: expected unqualified-id
cbuffer PerProfile : register(ps_5_0, b0) : register(vs_5_0, b1) { float c; }
cbuffer Offsets {
  float d : packoffset(b0);
//                     ^^ error err_hlsl_packoffset_invalid_reg: invalid resource class specifier 'b0' for packoffset, expected 'c'
  float e : packoffset(cx);
//                      ^ error err_hlsl_unsupported_register_number: register number should be an integer
  float g : packoffset(c0.q);
//                        ^ error err_hlsl_unsupported_component: invalid component 'q' used; expected 'x', 'y', 'z', or 'w'
  float h : packoffset(c0.xy);
//                        ^^ error err_hlsl_unsupported_component: invalid component 'xy' used; expected 'x', 'y', 'z', or 'w'
  float i : packoffset();
//                     ^ error err_expected: expected identifier
  float j : packoffset(c0.);
//                        ^ error err_expected: expected identifier
  float k : packoffset(c0;
//                       ^ error err_expected: expected ')'
//                         fix: insert ')' at 26
  float l : packoffset c0;
//                    ^ error err_expected_after: expected '(' after ''
  float m : packoffset(c);
}
struct [raypayload] Payload { float n : read(raygeneration); float o : write(miss; };
//                                           ^^^^^^^^^^^^^ error err_hlsl_payload_access_qualifier_unsupported_shader: payload access qualifiers are only defined for raytracing shader stages closesthit, miss, anyhit and for special keyword: caller. 'raygeneration' is not supported
//                                                                               ^ error err_expected: expected ')'
//                                                                                 fix: insert ')' at 82
struct Member { float p : ; };
//                        ^ error err_expected_expression: expected expression
[numthreads(1, 1, 1] void g() { }
//                 ^ error err_expected: expected ')'
//                   fix: insert ')' at 20
[numthreads(1, 1, 1) void h() { }
//                   ^^^^ error err_expected: expected ']'
//@ 1..2 note note_matching: to match this '['
[3] void i() { }
//@ 2..3 error err_expected: expected identifier
[[vk::binding(0] int q;
//             ^ error err_expected: expected ')'
//               fix: insert ')' at 16
void silent(float a : register(t0), float b : SEMANTIC) { }
