// args: -T ps_6_2
float4 main(float4 position : SV_Position, nointerpolation float2 flat : B) : SV_Target {
  return GetAttributeAtVertex(position, 1) + EvaluateAttributeCentroid(position) + GetAttributeAtVertex(flat, 1).xyxy;
}
; ==>
main.hlsl:3:10: error: 'GetAttributeAtVertex' needs an input with a location, and FragCoord is a built-in
    3 |   return GetAttributeAtVertex(position, 1) + EvaluateAttributeCentroid(position) + GetAttributeAtVertex(flat, 1).xyxy;
      |          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
main.hlsl:3:46: error: 'EvaluateAttributeCentroid' needs an input with a location, and FragCoord is a built-in
    3 |   return GetAttributeAtVertex(position, 1) + EvaluateAttributeCentroid(position) + GetAttributeAtVertex(flat, 1).xyxy;
      |                                              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
2 errors generated.
