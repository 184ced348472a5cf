// args: -T ps_6_0
// Shaders of Direct3D 9 are told what there is instead.
sampler2D Map;
//@ 1..10 error err_unknown_typename_suggest: unknown type name 'sampler2D'; did you mean 'sampler'?
//        help: a texture and its sampler are two variables: Texture2D<float4> t; SamplerState s; t.Sample(s, uv)
//        fix: replace 'sampler2D' by 'sampler'
float4 main(float2 uv : TEXCOORD0) : COLOR { return uv.xyxy; }
//                                   ^^^^^ error err_hlsl_invalid_semantic: invalid semantic 'COLOR' for ps 6.0
//                                         help: what a pixel shader returns has SV_Target, SV_Depth, SV_Coverage or SV_StencilRef
