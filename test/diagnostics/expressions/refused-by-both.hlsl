// args: -T cs_6_6
struct R { Texture2D t; float f; }; R s[2]; RWBuffer<uint4> A; RWTexture2D<uint2> B; RWBuffer<uint> O; RWStructuredBuffer<uint4> V;
//                                    ^ note note_array_declared_here: array 's' declared here
min10float a; min12int3 b; template<typename T> struct F { template<int N> struct I { T t; }; I<0> own; F<T>::I<1> same; };
//@ 1..11 warning warn_hlsl_sema_minprecision_promotion: 'min10float' is promoted to 'min16float' [-Wconversion]
//            ^^^^^^^^^ warning warn_hlsl_sema_minprecision_promotion: 'min12int' is promoted to 'min16int' [-Wconversion]
template<typename T> struct G { typename F<T>::I<0> no; typename F<T>::template I<0> yes; F<int>::I<0> fine; };
//                                             ^ error err_template_kw_missing: use 'template' keyword to treat 'I' as a dependent template name
[numthreads(1,1,1)] void main(uint i:SV_GroupIndex) { G<float> g; O[0] = s[2].f; InterlockedAdd(A[i].y, 1); InterlockedMax(B[i.xx].x, 1); InterlockedAdd(V[i].y, 1); InterlockedAdd(O[i], 2); InterlockedOr(A[i][1], 2); }
//                                                                       ^ error err_hlsl_array_element_index_out_of_bounds: array index 2 is out of bounds
//                                                                                              ^^^^^^ error err_hlsl_atomic_typed_vector: Typed resources used in atomic operations must have a scalar element type
//                                                                                                                         ^^^^^^^^^ error err_hlsl_atomic_typed_vector: Typed resources used in atomic operations must have a scalar element type
//                                                                                                                                                                                                          ^^^^^^^ error err_hlsl_atomic_typed_vector: Typed resources used in atomic operations must have a scalar element type
