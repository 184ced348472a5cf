// args: -T cs_6_6
RWBuffer<float> O; struct S { float a; }; struct E {}; static const S s; static const S sa[2]; static const E e; static const float f; const S g; struct H { static const S m; };
//                                                                    ^ error err_typecheck_const_uninitialized: default initialization of an object of const type 'const S' [-Wdxc-extension]
//                                                                                      ^^ error err_typecheck_const_uninitialized: default initialization of an object of const type 'const S[2]' [-Wdxc-extension]
//                                                                                                                                  ^ error err_typecheck_const_uninitialized: default initialization of an object of const type 'const float' [-Wdxc-extension]
template<typename T> void take(T s) {}
template<typename T, int N> void part(vector<T,N> v) {} template<typename T> void part<T, 4>(vector<T,4> v) {}
//                                                                                ^^^^ error err_function_template_partial_spec: function template partial specialization is not allowed
struct R { int x; } def() { R r; r.x = 1; return r; }
//@ 1..7 error err_type_defined_in_result_type: 'R' cannot be defined in the result type of a function
groupshared float G; groupshared float GA[4]; void gs(groupshared float x) { x = 2; } void gsa(groupshared float x[4]) { x[1] = 2; gs(x[0]); } void io(inout groupshared float x) {}
//                                                                                                                                                           ^^^^^^^^^^^ error err_hlsl_varmodifiersna: 'inout' and 'groupshared' cannot be used together for a parameter
//                                                 ^^ note note_ovl_candidate_bad_conv: candidate function not viable: no known conversion from 'float' to 'float' for 1st argument
//                                                 ^^ note note_ovl_candidate_bad_conv: candidate function not viable: no known conversion from 'uint' (aka 'unsigned int') to 'float' for 1st argument
[numthreads(1,1,1)] void main(uint i:SV_GroupIndex) {
  const S l; uint c = AddUint64(i, i); uint2 d = AddUint64(uint2(i,1), uint2(2,3)); take("toto"); gs(G); gs(GA[1]); gsa(GA); float q = 1; gs(q); uint z = 0; gs(z); O[0] = 1.0f16 + s.a + c + d.x; printf("x %d", i); }
//        ^ error err_typecheck_const_uninitialized: default initialization of an object of const type 'const S' [-Wdxc-extension]
//                    ^^^^^^^^^ error err_hlsl_add_uint64_operands: AddUint64 can only be applied to uint2 and uint4 operands
//                                                                                  ^^^^ error err_hlsl_unsupported_string_literal: string literals parameters are not supported in HLSL
//                                                                                                                                        ^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'gs'
//                                                                                                                                                           ^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'gs'
//                                                                                                                                                                         ^^^^^^ error err_hlsl_literal_needs_16_bit: 16-bit floating-point literal suffix 'f16' requires '-enable-16bit-types'
//                                                                                                                                                                                                 ^^^^^^^^^^^^^^^^^ error err_hlsl_printf_unheard: use of unsupported identifier 'printf' [-Whlsl-availability]
//                                                                                                                                                                                                                   help: compile with -spirv, or run the shader with descry run
