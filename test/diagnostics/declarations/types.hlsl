// args: -T lib_6_6
struct S {
  float4 a;
};
struct Holder {
  Texture2D t;
};
Texture2D<float4x4> matrixElement;
//@ 1..20 error err_template_arg_list_constraints_not_satisfied: constraints not satisfied for class template 'Texture2D' [with element_type = float4x4]
//        help: elements of typed buffers and textures must be scalars or vectors
Texture2D<S> structElement;
//@ 1..13 error err_template_arg_list_constraints_not_satisfied: constraints not satisfied for class template 'Texture2D' [with element_type = S]
//        help: elements of typed buffers and textures must be scalars or vectors
Texture2D<double4> tooWide;
//@ 1..19 error err_template_arg_list_constraints_not_satisfied: constraints not satisfied for class template 'Texture2D' [with element_type = double4]
//        help: elements of typed buffers and textures must fit in four 32-bit quantities
Texture2D<double2> wide;
Buffer<float4> typed;
RWBuffer plain;
//@ 1..9 error err_template_missing_args: use of class template 'RWBuffer' requires template arguments
StructuredBuffer<S> structured;
StructuredBuffer<Texture2D> resourceElement;
//@ 1..28 error err_template_arg_list_constraints_not_satisfied: constraints not satisfied for class template 'StructuredBuffer' [with element_type = Texture2D<float4>]
//        help: object 'Texture2D<float4>' (aka 'Texture2D<vector<float, 4>>') is not allowed in structured buffers
StructuredBuffer<float4[2]> arrayElement;
ConstantBuffer<float4> notStruct;
//             ^^^^^^ error err_hlsl_typeintemplateargument_requires_struct: 'float4' (aka 'vector<float, 4>') cannot be used as a type parameter where a struct/class is required
ConstantBuffer<S> constants;
Texture2D<float4, 1> tooMany;
//                ^ error err_template_too_many_args: too many template arguments for class template 'Texture2D'
Texture2DMS<float4, 8> samples;
vector<float, 5> longVector;
//            ^ error err_hlsl_invalid_vector_size: invalid value, valid range is between 1 and 4 inclusive
vector<S, 2> structVector;
//     ^ error err_hlsl_unsupportedvectortype: 'vector' is declared with type 'S', but only primitive scalar values are supported
matrix<float, 5, 2> tallMatrix;
//@ 1..20 error err_hlsl_unsupportedmatrixsize: 'matrix' is declared with size 5x2, but only values 1 through 4 are supported
matrix<float, 2, 3> goodMatrix;
unorm float4 normalized;
unorm int4 notNormalized;
//@ 1..6 error err_hlsl_norm_float_only: snorm and unorm qualifier can only be used on floating-point types
row_major float4x4 rows;
row_major float4x4 rowArray[2];
row_major float4 notMatrix;
//@ 1..10 error err_hlsl_matrix_layout_wrong_type: 'row_major' can only be used with a matrix type
float16_t needsOption;
//@ 1..10 error err_hlsl_unsupported_keyword_for_min_precision: 'float16_t' is only supported with -enable-16bit-types option
min16float fine;
auto inferred;
//   ^^^^^^^^ error err_auto_missing_initializer: declaration of variable 'inferred' with deduced type 'auto' requires an initializer
static auto four = 4;
void variable;
//   ^^^^^^^^ error err_typecheck_decl_incomplete_type: variable has incomplete type 'void'
string text = "fine";
