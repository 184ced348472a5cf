// args: -T lib_6_6
struct S {
  float a;
};
RWBuffer<uint> Buf;
groupshared uint Shared;
groupshared float SharedFloat;

void test(float3 v3, float4 v4, S s, uint u, float4x4 m, bool b, double d, float3x3 m3) {
  float f = dot(v3, v4);
//                  ^^ warning warn_impcast_vector_truncation: implicit conversion truncates vector: 'float4' (aka 'vector<float, 4>') to 'vector<float, 3>' (vector of 3 'float' values) [-Wvector-conversion]
  f = dot(s, v3);
//    ^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'dot'
  f = dot(v3);
//    ^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'dot'
  f = saturate(s);
//    ^^^^^^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'saturate'
  v3 = cross(v4.xy, v3);
//     ^^^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'cross'
  v4 = mul(m, v4);
  v4 = mul(m, v3);
//         ^ warning warn_impcast_matrix_truncation: implicit conversion truncates matrix: 'float4x4' (aka 'matrix<float, 4, 4>') to 'matrix<float, 4, 3>' [-Wmatrix-conversion]
  v4 = mul(m3, v4);
//             ^^ warning warn_impcast_vector_truncation: implicit conversion truncates vector: 'float4' (aka 'vector<float, 4>') to 'vector<float, 3>' (vector of 3 'float' values) [-Wvector-conversion]
//     ^^^^^^^^^^^ error err_typecheck_convert_incompatible: assigning to 'vector<[...], 4>' from incompatible type 'vector<[...], 3>'
  v3 = mul(m3, v3);
  f = lerp(v3, v3);
//    ^^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'lerp'
  v3 = lerp(v3, v3, 0.5);
  f = sin();
//    ^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'sin'
  sincos(f, 1, f);
//          ^ error err_hlsl_inout_lvalue: cannot bind non-lvalue argument '1' to out paramemter
  u = asuint(f);
  u = asuint(d);
//    ^^^^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'asuint'
  u = countbits(f);
  InterlockedAdd(Buf[0], 1);
  InterlockedAdd(Shared, 1, u);
  InterlockedAdd(u, 1);
//               ^ error err_hlsl_atomic_destination: Atomic operation targets must be groupshared, Node Record or UAV
  InterlockedAdd(SharedFloat, 1);
//^^^^^^^^^^^^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'InterlockedAdd'
  InterlockedAdd(Shared, 1, 2);
//                          ^ error err_hlsl_inout_lvalue: cannot bind non-lvalue argument '2' to out paramemter
  f = max(v3, v4).x;
//            ^^ warning warn_impcast_vector_truncation: implicit conversion truncates vector: 'float4' (aka 'vector<float, 4>') to 'vector<float, 3>' (vector of 3 'float' values) [-Wvector-conversion]
  f = min<float>(1, 2);
//    ^^^^^^^^^^ error err_hlsl_intrinsic_template_arg_unsupported: Explicit template arguments on intrinsic 'min' are not supported
  f = pwo(1, 2);
//    ^^^ error err_undeclared_var_use: use of undeclared identifier 'pwo'
  b = all(v4);
  f = length(1, 2);
//    ^^^^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'length'
  AllMemoryBarrier(1);
//^^^^^^^^^^^^^^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'AllMemoryBarrier'
  v3 = select(b, v3, v4);
//                   ^^ warning warn_impcast_vector_truncation: implicit conversion truncates vector: 'float4' (aka 'vector<float, 4>') to 'vector<float, 3>' (vector of 3 'float' values) [-Wvector-conversion]
  v3 = select(v3 > 0, v3, s);
//     ^^^^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'select'
}
//@ nowhere note note_builtin_candidate_bad_conv: candidate function not viable: no known conversion from 'S' to 'floatN' for 1st argument
//          help: T dot(TN a, TN b)
//@ nowhere note note_builtin_candidate_arity: candidate function not viable: requires 2 arguments, but 1 was provided
//          help: T dot(TN a, TN b)
//@ nowhere note note_builtin_candidate_bad_conv: candidate function not viable: no known conversion from 'S' to 'float' for 1st argument
//          help: float saturate(float x)
//@ nowhere note note_builtin_candidate_bad_conv: candidate function not viable: no known conversion from 'float2' (aka 'vector<float, 2>') to 'float3' for 1st argument
//          help: float3 cross(float3 a, float3 b)
//@ nowhere note note_builtin_candidate_arity: candidate function not viable: requires 3 arguments, but 2 were provided
//          help: float lerp(float a, float b, float s)
//@ nowhere note note_builtin_candidate_arity: candidate function not viable: requires single argument 'x', but no arguments were provided
//          help: float sin(float x)
//@ nowhere note note_builtin_candidate_arity: candidate function not viable: requires 3 arguments, but 1 was provided
//          help: void asuint(double d, out uintN x, out uintN y)
//@ nowhere note note_builtin_candidate_bad_conv: candidate function not viable: no known conversion from 'double' to 'float' for 1st argument
//          help: uintN asuint(T x)
//@ nowhere note note_builtin_candidate_bad_conv: candidate function not viable: no known conversion from 'float' to 'int64_t' for 1st argument
//          help: void InterlockedAdd(ref int64_t destination, uint64_t value)
//@ nowhere note note_builtin_candidate_arity: candidate function not viable: requires 3 arguments, but 2 were provided
//          help: void InterlockedAdd(ref int64_t destination, uint64_t value, out int64_t original)
//@ nowhere note note_builtin_candidate_bad_conv: candidate function not viable: no known conversion from 'float' to 'int' for 1st argument
//          help: void InterlockedAdd(ref int destination, uint value)
//@ nowhere note note_builtin_candidate_arity: candidate function not viable: requires 3 arguments, but 2 were provided
//          help: void InterlockedAdd(ref int destination, uint value, out int original)
//@ nowhere note note_builtin_candidate_arity: candidate function not viable: requires single argument 'x', but 2 arguments were provided
//          help: float length(floatN x)
//@ nowhere note note_builtin_candidate_arity: candidate function not viable: requires 0 arguments, but 1 was provided
//          help: void AllMemoryBarrier()
//@ nowhere note note_builtin_candidate_bad_conv: candidate function not viable: no known conversion from 'S' to 'floatN' for 3rd argument
//          help: TN select(bool condition, TN t, TN f)
//@ nowhere note note_builtin_candidate_bad_conv: candidate function not viable: no known conversion from 'bool3' (aka 'vector<bool, 3>') to 'bool' for 1st argument
//          help: SamplerState select(bool condition, SamplerState t, SamplerState f)
