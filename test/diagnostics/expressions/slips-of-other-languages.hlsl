// args: -T lib_6_6
// What people write who come from GLSL, Metal or C: each message says what to write instead.
struct Light {
  float power;
  float range;
};
cbuffer Camera {
  float4x4 view;
//         ^^^^ note note_typecheck_assign_const: variable 'view' declared const here
  float exposure;
//      ^^^^^^^^ note note_typecheck_assign_const: variable 'exposure' declared const here
}
float gain = 2;
//    ^^^^ warning warn_hlsl_global_initializer_ignored: initializer of global constant 'gain' is ignored; its value comes from the constant buffer [-Whlsl-ignored-initializer]
//         help: write 'static const' for a constant of the shader
float counter;
//    ^^^^^^^ note note_typecheck_assign_const: variable 'counter' declared const here
StructuredBuffer<float> Readable;
RWStructuredBuffer<float> Sums;
Texture2D<float> Shadows;
SamplerState Linear;

float4 test(float3 position, uint2 pixel) {
  float4 clip = view * float4(position, 1);
//                   ^ error err_hlsl_matrix_operands: invalid operands to binary expression ('float4x4' (aka 'matrix<float, 4, 4>') and 'float4' (aka 'vector<float, 4>'))
//                     help: mul() multiplies matrices and vectors; '*' multiplies number by number
  view *= position;
//     ^ error err_typecheck_assign_const: cannot assign to variable 'view' with const-qualified type 'const float4x4' (aka 'const matrix<float, 4, 4>')
//       help: the host program sets members of buffers and globals without 'static'; write 'static' for a variable of the shader
  exposure = 2;
//         ^ error err_typecheck_assign_const: cannot assign to variable 'exposure' with const-qualified type 'const float'
//           help: the host program sets members of buffers and globals without 'static'; write 'static' for a variable of the shader
  counter = counter + 1;
//        ^ error err_typecheck_assign_const: cannot assign to variable 'counter' with const-qualified type 'const float'
//          help: the host program sets members of buffers and globals without 'static'; write 'static' for a variable of the shader
  const float k = 1;
//            ^ note note_typecheck_assign_const: variable 'k' declared const here
  k = 2;
//  ^ error err_typecheck_assign_const: cannot assign to variable 'k' with const-qualified type 'const float'
  Readable[0] = 1;
//            ^ error err_typecheck_assign_const_return: cannot assign to return value because function 'operator[]' returns a const value
//              help: the resource can only be read; its RW form, such as RWBuffer for Buffer, can be written
  Light light = Light(1, 2);
//              ^^^^^^^^^^^ error err_ovl_no_viable_function_in_init: no matching constructor for initialization of 'Light'
//                          help: HLSL has no constructors of structs; a list in braces initialises a variable
  InterlockedAdd(Sums[0], 1.0);
//^^^^^^^^^^^^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'InterlockedAdd'
  float lit = Shadows.SampleCmp(Linear, position.xy, 0.5) + Shadows.Load(pixel);
//                    ^^^^^^^^^ error err_ovl_no_viable_member_function_in_call: no matching member function for call to 'SampleCmp'
//                                                                  ^^^^ error err_ovl_no_viable_member_function_in_call: no matching member function for call to 'Load'
  return clip * lit * gain * tex2D(Shadows, position.xy);
//                           ^^^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'tex2D'
}
struct Vertex {
  float4 position : SV_Postion;
//                  ^^^^^^^^^^ error err_hlsl_unknown_semantic: unknown HLSL semantic 'SV_Postion'
//                             help: did you mean 'SV_Position'?
  float4 other : SV_NothingLikeIt;
//               ^^^^^^^^^^^^^^^^ error err_hlsl_unknown_semantic: unknown HLSL semantic 'SV_NothingLikeIt'
};
//@ nowhere note note_builtin_candidate_bad_conv: candidate function not viable: no known conversion from 'float' to 'int64_t' for 1st argument
//          help: void InterlockedAdd(ref int64_t destination, uint64_t value)
//@ nowhere note note_builtin_candidate_arity: candidate function not viable: requires 3 arguments, but 2 were provided
//          help: void InterlockedAdd(ref int64_t destination, uint64_t value, out int64_t original)
//@ nowhere note note_builtin_candidate_bad_conv: candidate function not viable: no known conversion from 'float' to 'int' for 1st argument
//          help: void InterlockedAdd(ref int destination, uint value)
//@ nowhere note note_builtin_candidate_arity: candidate function not viable: requires 3 arguments, but 2 were provided
//          help: void InterlockedAdd(ref int destination, uint value, out int original)
//@ nowhere note note_builtin_candidate_bad_conv: candidate function not viable: no known conversion from 'SamplerState' to 'SamplerComparisonState' for 1st argument
//          help: float SampleCmp(SamplerComparisonState s, float2 x, float compareValue)
//@ nowhere note note_builtin_candidate_arity: candidate function not viable: requires 4 arguments, but 3 were provided
//          help: float SampleCmp(SamplerComparisonState s, float2 x, float compareValue, int2 offset)
//@ nowhere note note_builtin_candidate_arity: candidate function not viable: requires 5 arguments, but 3 were provided
//          help: float SampleCmp(SamplerComparisonState s, float2 x, float compareValue, int2 offset, float clamp)
//@ nowhere note note_builtin_candidate_arity: candidate function not viable: requires 6 arguments, but 3 were provided
//          help: float SampleCmp(SamplerComparisonState s, float2 x, float compareValue, int2 offset, float clamp, out uint status)
//@ nowhere note note_builtin_candidate_bad_conv: candidate function not viable: no known conversion from 'uint2' (aka 'vector<uint, 2>') to 'int3' for 1st argument
//          help: T Load(int3 x)
//@ nowhere note note_builtin_candidate_arity: candidate function not viable: requires 2 arguments, but 1 was provided
//          help: T Load(int3 x, int2 offset)
//@ nowhere note note_builtin_candidate_arity: candidate function not viable: requires 3 arguments, but 1 was provided
//          help: T Load(int3 x, int2 offset, out uint status)
//@ nowhere note note_builtin_candidate_bad_conv: candidate function not viable: no known conversion from 'Texture2D<float>' to 'SamplerState' for 1st argument
//          help: float4 tex2D(SamplerState s, float2 x)
//@ nowhere note note_builtin_candidate_arity: candidate function not viable: requires 4 arguments, but 2 were provided
//          help: float4 tex2D(SamplerState s, float2 x, float2 ddx, float2 ddy)
