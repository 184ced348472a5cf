// args: -T ps_6_6
// In HLSL nothing fills them: they need a semantic as any other parameter.
float4 scaled(float2 uv, uniform float scale) {
  return uv.xyxy * scale;
}
float4 main(uniform float2 uv : TEXCOORD0, uniform float scale, uniform Texture2D<float4> image) : SV_Target {
//                                                       ^^^^^ error err_hlsl_missing_semantic_annotation: semantic annotations must be present for all parameters of an entry function or patch constant function
//                                                       ^^^^^ note note_declared_here: 'scale' declared here
//                                                                                        ^^^^^ error err_hlsl_missing_semantic_annotation: semantic annotations must be present for all parameters of an entry function or patch constant function
//                                                                                        ^^^^^ note note_declared_here: 'image' declared here
  return scaled(uv, scale) * image[uint2(uv)];
}
