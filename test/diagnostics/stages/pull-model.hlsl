// args: -T ps_6_2
float4 main(float4 position : SV_Position, float2 smooth : A, nointerpolation float2 flat : B, uint whole : C) : SV_Target {
  float2 x = GetAttributeAtVertex(flat, 1) + GetAttributeAtVertex(whole, 2);
  x += GetAttributeAtVertex(smooth, 1);
//     ^^^^^^^^^^^^^^^^^^^^ error err_hlsl_attribute_interpolated: Attribute A must have nointerpolation mode in order to use GetAttributeAtVertex function
  x += EvaluateAttributeCentroid(smooth) + EvaluateAttributeCentroid(position).xy;
//                                         ^^^^^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_position_evaluated: pull-model evaluation of position is not supported
  float2 unused = GetAttributeAtVertex(smooth, 2);
  for (uint i = 0; i < 3; i++) x += GetAttributeAtVertex(flat, i);
  x += GetAttributeAtVertex(flat, whole);
//     ^^^^^^^^^^^^^^^^^^^^ error err_hlsl_attribute_vertex: the vertex whose attribute is asked for must be a constant [-Wdxil-validation]
//                          help: call GetAttributeAtVertex for each of 0, 1 and 2, and choose among the results
  return x.xyxy;
}
