// args: -T cs_6_6 -spirv
struct S { float4 a; };
[[vk::push_constant]] cbuffer Pushed { float4 pushed; };
//    ^^^^^^^^^^^^^ error err_attribute_wrong_decl_type: 'vk::push_constant' attribute only applies to global variables of struct type
[[vk::counter_binding(3)]] StructuredBuffer<float> noCounter;
//^^^^^^^^^^^^^^^^^^^^^^ error err_attribute_wrong_decl_type: 'vk::counter_binding' attribute only applies to RWStructuredBuffers, AppendStructuredBuffers, and ConsumeStructuredBuffers
[[vk::counter_binding(3)]] AppendStructuredBuffer<float> appended[3];
[[vk::input_attachment_index(0)]] Texture2D<float4> noAttachment;
//^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error err_attribute_wrong_decl_type: 'vk::input_attachment_index' attribute only applies to SubpassInput, SubpassInputMS
[[vk::combinedImageSampler]] RWTexture2D<float4> noSampled;
//^^^^^^^^^^^^^^^^^^^^^^^^ error err_attribute_wrong_decl_type: 'vk::combinedImageSampler' attribute only applies to textures and samplers
[[vk::image_format("r32f")]] Texture2D<float> sampledOnly;
//^^^^^^^^^^^^^^^^^^^^^^^^ error err_attribute_wrong_decl_type: 'vk::image_format' attribute only applies to RWTextures, RasterizerOrderedTextures, Buffers, RWBuffers, and RasterizerOrderedBuffers
[[vk::image_format("r32f")]] RWTexture2D<float> images[3];
[[vk::offset(16)]] float4 loose;
//^^^^^^^^^^^^^^ error err_attribute_wrong_decl_type: 'vk::offset' attribute only applies to members of structs and buffers
cbuffer Placed { [[vk::offset(16)]] float4 placed; };
[[vk::shader_record_ext]] S record;
//^^^^^^^^^^^^^^^^^^^^^ error err_attribute_wrong_decl_type: 'vk::shader_record_ext' attribute only applies to cbuffers and ConstantBuffers
[[vk::location(1)]] float4 located;
//    ^^^^^^^^ error err_attribute_wrong_decl_type: 'vk::location' attribute only applies to functions, parameters, and members of structs
[[vk::early_and_late_tests]] cbuffer Tested { float4 tested; };
//    ^^^^^^^^^^^^^^^^^^^^ error err_attribute_wrong_decl_type: 'vk::early_and_late_tests' attribute only applies to functions
[[vk::constant_id(1)]] cbuffer Specialised { float4 specialised; };
//    ^^^^^^^^^^^ error err_attribute_wrong_decl_type: 'vk::constant_id' attribute only applies to global variables of scalar type
struct T { [[vk::binding(1)]] Texture2D<float4> inside; };
//               ^^^^^^^ error err_attribute_wrong_decl_type: 'vk::binding' attribute only applies to global variables, cbuffers, and tbuffers
[[vk::binding(1)]] float bound([[vk::ext_instruction(3)]] float x) { return x; }
//                                   ^^^^^^^^^^^^^^^ error err_attribute_wrong_decl_type: 'vk::ext_instruction' attribute only applies to functions
//    ^^^^^^^ error err_attribute_wrong_decl_type: 'vk::binding' attribute only applies to global variables, cbuffers, and tbuffers
RWBuffer<float> result;
[numthreads(1, 1, 1)] void main() { result[0] = bound(1); }
