// args: -T lib_6_6
StructuredBuffer<void> Nothing;
//@ 1..23 error err_template_arg_list_constraints_not_satisfied: constraints not satisfied for class template 'StructuredBuffer' [with element_type = void]
//        help: 'void' cannot be used as a type parameter
StructuredBuffer<string> Text;
//@ 1..25 error err_template_arg_list_constraints_not_satisfied: constraints not satisfied for class template 'StructuredBuffer' [with element_type = string]
//        help: 'string' cannot be used as a type parameter
ConstantBuffer<void> Constants;
//             ^^^^ error err_hlsl_typeintemplateargument_requires_struct: 'void' cannot be used as a type parameter where a struct/class is required
ConstantBuffer<Texture2D> Textures;
//             ^^^^^^^^^ error err_hlsl_unsupported_object_context: object 'Texture2D<float4>' (aka 'Texture2D<vector<float, 4>>') is not allowed in ConstantBuffers or TextureBuffers
