// args: -T ps_6_1
float4 pick(float4 value) { return EvaluateAttributeCentroid(value); }

float4 main(float4 first : A, float4 second : B, float x : X, float y : Y, uint count : COUNT) : SV_Target {
  float4 changed = first;
  changed.x = 2;
  float2 made = float2(x, y);
  return pick(first) + pick(second) + EvaluateAttributeCentroid(changed) + EvaluateAttributeCentroid(made).xyxy +
         EvaluateAttributeCentroid(x + 1) + EvaluateAttributeCentroid(count);
}
; ==>
main.hlsl:2:36: error: 'EvaluateAttributeCentroid' needs an input of the shader, but this is a value that may be something else
    2 | float4 pick(float4 value) { return EvaluateAttributeCentroid(value); }
      |                                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
main.hlsl:8:39: error: 'EvaluateAttributeCentroid' needs an input of the shader, but this is a value that may be something else
    8 |   return pick(first) + pick(second) + EvaluateAttributeCentroid(changed) + EvaluateAttributeCentroid(made).xyxy +
      |                                       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
main.hlsl:8:76: error: 'EvaluateAttributeCentroid' needs an input of the shader, but this is a value that may be something else
    8 |   return pick(first) + pick(second) + EvaluateAttributeCentroid(changed) + EvaluateAttributeCentroid(made).xyxy +
      |                                                                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
main.hlsl:9:10: error: 'EvaluateAttributeCentroid' needs an input of the shader, but this is a value that may be something else
    9 |          EvaluateAttributeCentroid(x + 1) + EvaluateAttributeCentroid(count);
      |          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
4 errors generated.
