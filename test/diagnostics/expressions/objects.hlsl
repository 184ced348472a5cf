// args: -T lib_6_6
struct S {
  float4 a;
};
Texture2D<float4> Tex;
//                ^^^ note note_var_declared_here: variable 'Tex' is declared here
Texture2DMS<float4> Multi;
TextureCube Cube;
RWTexture2D<float> Writable;
RWByteAddressBuffer Raw;
StructuredBuffer<S> Structured;
AppendStructuredBuffer<S> Append;
SamplerState Sampler;
SamplerComparisonState Compare;
ConstantBuffer<S> Constants;

void test(float2 uv, S s, uint2 at) {
  float4 c = Tex.Sample(Sampler, uv);
  c = Tex.Sampel(Sampler, uv);
//        ^^^^^^ error err_no_member_suggest: no member named 'Sampel' in 'Texture2D<float4>'; did you mean 'Sample'?
//               fix: replace 'Sampel' by 'Sample'
  c = Tex.Sample(uv);
//        ^^^^^^ error err_ovl_no_viable_member_function_in_call: no matching member function for call to 'Sample'
  c = Tex.Sample(Compare, uv);
//        ^^^^^^ error err_ovl_no_viable_member_function_in_call: no matching member function for call to 'Sample'
  c = Tex.Sample(Sampler);
//        ^^^^^^ error err_ovl_no_viable_member_function_in_call: no matching member function for call to 'Sample'
  c = Tex.Sample(Sampler, 1.0);
  c = Tex.SampleLevel(Sampler, uv, 0, 0, 0, 0, 0, 0);
//        ^^^^^^^^^^^ error err_ovl_no_viable_member_function_in_call: no matching member function for call to 'SampleLevel'
  c = Tex.Load(int3(0, 0, 0));
  c = Tex.Load(s);
//        ^^^^ error err_ovl_no_viable_member_function_in_call: no matching member function for call to 'Load'
  c = Tex[at];
  c = Tex[s];
//       ^ error err_ovl_no_viable_subscript: no viable overloaded operator[] for type 'Texture2D<float4>' (aka 'Texture2D<vector<float, 4>>')
  c = Tex.mips[1][at];
  c = Multi.mips[1][at];
//          ^^^^ error err_no_member: no member named 'mips' in 'Texture2DMS<float4>'
  c = Multi.sample[1][at];
  c = Cube[at];
//        ^ error err_ovl_no_oper: type 'TextureCube<float4>' (aka 'TextureCube<vector<float, 4>>') does not provide a subscript operator
  c = Raw[0];
//       ^ error err_hlsl_no_bytes_subscript: type 'RWByteAddressBuffer' does not provide a subscript operator
//         help: bytes are read and changed with methods, such as Load(address), Store(address, value) and InterlockedAdd(address, value)
  c = Raw.Load<float4>(0);
  c = Raw.Load4(0);
  Raw.Store(0, 1u);
  Raw.Store(0);
//    ^^^^^ error err_ovl_no_viable_member_function_in_call: no matching member function for call to 'Store'
  c = Tex.Load<float4>(0);
//        ^^^^ error err_hlsl_intrinsic_template_arg_unsupported: Explicit template arguments on intrinsic 'Load' are not supported
  Append.Append(s);
  Append.Append(1);
//       ^^^^^^ error err_ovl_no_viable_member_function_in_call: no matching member function for call to 'Append'
  c = Append[0].a;
//          ^ error err_ovl_no_oper: type 'AppendStructuredBuffer<S>' does not provide a subscript operator
  c = Constants.a;
  c = Constants.b;
//              ^ error err_no_member: no member named 'b' in 'S'
  c = Sampler.a;
//            ^ error err_no_member: no member named 'a' in 'SamplerState'
  c = Tex.Sample;
//        ^^^^^^ error err_reference_to_member_function: reference to non-static member function must be called
  c = Structured[0];
//    ^^^^^^^^^^^^^ error err_typecheck_convert_incompatible: assigning to 'float4' (aka 'vector<float, 4>') from incompatible type 'S'
  Tex.GetDimensions(1, 2);
//                  ^ error err_hlsl_inout_lvalue: cannot bind non-lvalue argument '1' to out paramemter
  uint width, height;
  Tex.GetDimensions(width, height);
  Tex = 1;
//    ^ error err_hlsl_assign_to_global_resource: assignment to global resource variable 'Tex' is not allowed
  Writable[at] = s;
//               ^ error err_typecheck_convert_incompatible: assigning to 'float' from incompatible type 'S'
  bool same = Tex == Tex;
//                ^ error err_typecheck_invalid_operands: invalid operands to binary expression ('Texture2D<float4>' (aka 'Texture2D<vector<float, 4>>') and 'Texture2D<float4>')
}
//@ nowhere note note_builtin_candidate_arity: candidate function not viable: requires 2 arguments, but 1 was provided
//          help: T Sample(SamplerState s, float2 x)
//@ nowhere note note_builtin_candidate_arity: candidate function not viable: requires 3 arguments, but 1 was provided
//          help: T Sample(SamplerState s, float2 x, int2 offset)
//@ nowhere note note_builtin_candidate_arity: candidate function not viable: requires 4 arguments, but 1 was provided
//          help: T Sample(SamplerState s, float2 x, int2 offset, float clamp)
//@ nowhere note note_builtin_candidate_arity: candidate function not viable: requires 5 arguments, but 1 was provided
//          help: T Sample(SamplerState s, float2 x, int2 offset, float clamp, out uint status)
//@ nowhere note note_builtin_candidate_bad_conv: candidate function not viable: no known conversion from 'SamplerComparisonState' to 'SamplerState' for 1st argument
//          help: T Sample(SamplerState s, float2 x)
//@ nowhere note note_builtin_candidate_arity: candidate function not viable: requires 3 arguments, but 2 were provided
//          help: T Sample(SamplerState s, float2 x, int2 offset)
//@ nowhere note note_builtin_candidate_arity: candidate function not viable: requires 4 arguments, but 2 were provided
//          help: T Sample(SamplerState s, float2 x, int2 offset, float clamp)
//@ nowhere note note_builtin_candidate_arity: candidate function not viable: requires 5 arguments, but 2 were provided
//          help: T Sample(SamplerState s, float2 x, int2 offset, float clamp, out uint status)
//@ nowhere note note_builtin_candidate_arity: candidate function not viable: requires 2 arguments, but 1 was provided
//          help: T Sample(SamplerState s, float2 x)
//@ nowhere note note_builtin_candidate_arity: candidate function not viable: requires 3 arguments, but 1 was provided
//          help: T Sample(SamplerState s, float2 x, int2 offset)
//@ nowhere note note_builtin_candidate_arity: candidate function not viable: requires 4 arguments, but 1 was provided
//          help: T Sample(SamplerState s, float2 x, int2 offset, float clamp)
//@ nowhere note note_builtin_candidate_arity: candidate function not viable: requires 5 arguments, but 1 was provided
//          help: T Sample(SamplerState s, float2 x, int2 offset, float clamp, out uint status)
//@ nowhere note note_builtin_candidate_arity: candidate function not viable: requires 3 arguments, but 8 were provided
//          help: T SampleLevel(SamplerState s, float2 x, float lod)
//@ nowhere note note_builtin_candidate_arity: candidate function not viable: requires 4 arguments, but 8 were provided
//          help: T SampleLevel(SamplerState s, float2 x, float lod, int2 offset)
//@ nowhere note note_builtin_candidate_arity: candidate function not viable: requires 5 arguments, but 8 were provided
//          help: T SampleLevel(SamplerState s, float2 x, float lod, int2 offset, out uint status)
//@ nowhere note note_builtin_candidate_bad_conv: candidate function not viable: no known conversion from 'S' to 'int3' for 1st argument
//          help: T Load(int3 x)
//@ nowhere note note_builtin_candidate_arity: candidate function not viable: requires 2 arguments, but 1 was provided
//          help: T Load(int3 x, int2 offset)
//@ nowhere note note_builtin_candidate_arity: candidate function not viable: requires 3 arguments, but 1 was provided
//          help: T Load(int3 x, int2 offset, out uint status)
//@ nowhere note note_builtin_candidate_arity: candidate function not viable: requires 2 arguments, but 1 was provided
//          help: void Store<U>(uint byteOffset, U value)
//@ nowhere note note_builtin_candidate_bad_conv: candidate function not viable: no known conversion from 'int' to 'S' for 1st argument
//          help: void Append(T value)
