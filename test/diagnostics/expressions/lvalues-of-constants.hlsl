// args: -T lib_6_6
struct S {
  float a;
  void write() { a = 1; }
  void constant() const { a = 1; }
//                          ^ error err_typecheck_assign_const_method: cannot assign to non-static data member within const member function 'constant'
//     ^^^^^^^^ note note_typecheck_assign_const_method: member function 'S::constant' is declared const here
};
static const float Constant = 1;
//                 ^^^^^^^^ note note_typecheck_assign_const: variable 'Constant' declared const here
float Uniform;
//    ^^^^^^^ note note_typecheck_assign_const: variable 'Uniform' declared const here
cbuffer Buffer {
  float4 InBuffer;
//       ^^^^^^^^ note note_typecheck_assign_const: variable 'InBuffer' declared const here
//       ^^^^^^^^ note note_typecheck_assign_const: variable 'InBuffer' declared const here
  S Struct;
//  ^^^^^^ note note_typecheck_assign_const: variable 'Struct' declared const here
}
ConstantBuffer<S> Typed;
//                ^^^^^ note note_typecheck_assign_const: variable 'Typed' declared const here
Buffer<float4> ReadOnly;
StructuredBuffer<S> Structured;
Texture2D<float4> Texture;
RWTexture2D<float4> Writable;

void takesOut(out float value) { value = 1; }
//   ^^^^^^^^ note note_ovl_candidate_bad_const: candidate function not viable: 1st argument ('const float') would lose const qualifier
//   ^^^^^^^^ note note_ovl_candidate_bad_const: candidate function not viable: 1st argument ('const float') would lose const qualifier
void takesInOut(inout float3 value) {}

void test(float4x4 m) {
  Constant = 2;
//         ^ error err_typecheck_assign_const: cannot assign to variable 'Constant' with const-qualified type 'const float'
  Uniform = 1;
//        ^ error err_typecheck_assign_const: cannot assign to variable 'Uniform' with const-qualified type 'const float'
//          help: the host program sets members of buffers and globals without 'static'; write 'static' for a variable of the shader
  InBuffer = 1;
//         ^ error err_typecheck_assign_const: cannot assign to variable 'InBuffer' with const-qualified type 'const float4' (aka 'const vector<float, 4>')
//           help: the host program sets members of buffers and globals without 'static'; write 'static' for a variable of the shader
  InBuffer.x = 1;
//           ^ error err_typecheck_assign_const: cannot assign to variable 'InBuffer' with const-qualified type 'const float4' (aka 'const vector<float, 4>')
//             help: the host program sets members of buffers and globals without 'static'; write 'static' for a variable of the shader
  Struct.a = 1;
//         ^ error err_typecheck_assign_const: cannot assign to variable 'Struct' with const-qualified type 'const S'
//           help: the host program sets members of buffers and globals without 'static'; write 'static' for a variable of the shader
  Typed.a = 1;
//        ^ error err_typecheck_assign_const: cannot assign to variable 'Typed' with const-qualified type 'const ConstantBuffer<S>'
  ReadOnly[0] = 1;
//            ^ error err_typecheck_assign_const_return: cannot assign to return value because function 'operator[]' returns a const value
//              help: the resource can only be read; its RW form, such as RWBuffer for Buffer, can be written
  Structured[0].a = 1;
//                ^ error err_typecheck_assign_const_return: cannot assign to return value because function 'operator[]' returns a const value
//                  help: the resource can only be read; its RW form, such as RWBuffer for Buffer, can be written
  Texture[uint2(0, 0)] = 1;
//                     ^ error err_typecheck_assign_const_return: cannot assign to return value because function 'operator[]' returns a const value
//                       help: the resource can only be read; its RW form, such as RWBuffer for Buffer, can be written
  Writable[uint2(0, 0)] = 1;
  Writable[uint2(0, 0)].x = 1;
  m._m00_m00 = float2(1, 2);
//           ^ error err_hlsl_typecheck_duplicate_matrix_components_not_mlvalue: matrix is not assignable (contains duplicate components)
  m._m00_m11 = float2(1, 2);
  m[0].xx = float2(1, 2);
//        ^ error err_typecheck_duplicate_vector_components_not_mlvalue: vector is not assignable (contains duplicate components)
  takesOut(Constant);
//^^^^^^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'takesOut'
  takesOut(Uniform);
//^^^^^^^^ error err_ovl_no_viable_function_in_call: no matching function for call to 'takesOut'
  takesInOut(float3(1, 2, 3));
//           ^^^^^^^^^^^^^^^ error err_hlsl_inout_lvalue: cannot bind non-lvalue argument 'float3(1, 2, 3)' to inout paramemter
  Writable.Load(int2(0, 0)) = 1;
//                          ^ error err_typecheck_expression_not_modifiable_lvalue: expression is not assignable
}
