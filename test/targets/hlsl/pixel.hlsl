// args: -T ps_6_6

struct Input {
  noperspective centroid float4 position : SV_Position;
  nointerpolation uint material : MATERIAL;
  centroid noperspective float2 uv : TEXCOORD0; // not above
  precise float weight : WEIGHT;
};
/*
 * What the screen gets.
 */
struct Output {
  float4 color : SV_Target0;
  float depth : SV_DepthGreaterEqual;
};
Texture2D Map;
SamplerState Linear;
static const float2 offsets[4] = { { -1, 0 }, { 1, 0 }, { 0, -1 }, { 0, 1 } };

[earlydepthstencil]
Output main(Input input, bool front : SV_IsFrontFace, out uint coverage : SV_Coverage) {
  Output o;
  // Four neighbours
  // and the middle.
  float4 sum = Map.Sample(Linear, input.uv);
  for (int i = 0; i < 4; i++) sum += Map.SampleBias(Linear, input.uv + offsets[i], 0.5, int2(1, 2)).bgra;

  if (sum.w < 0.5) discard;
  precise float d = input.position.z * input.weight + ddx(sum.x);
  o.color = front ? sum : 1 - sum;
  o.depth = d;
  coverage = input.material;
  return o;
}
; ==>
struct Input {
  noperspective centroid float4 position : SV_Position;
  nointerpolation uint material : MATERIAL;
  centroid noperspective float2 uv : TEXCOORD0; // not above
  precise float weight : WEIGHT;
};

/*
 * What the screen gets.
 */
struct Output {
  float4 color : SV_Target0;
  float depth : SV_DepthGreaterEqual;
};

Texture2D<float4> Map : register(t0);
SamplerState Linear : register(s0);

static const float2 offsets[4] = { { -1.0, 0.0 }, { 1.0, 0.0 }, { 0.0, -1.0 }, { 0.0, 1.0 } };

[earlydepthstencil]
Output main(Input input, bool front : SV_IsFrontFace, out uint coverage : SV_Coverage) {
  Output o;
  // Four neighbours
  // and the middle.
  float4 sum = Map.Sample(Linear, input.uv);
  for (int i = 0; i < 4; i++) {
    sum += Map.SampleBias(Linear, input.uv + offsets[i], 0.5, int2(1, 2)).bgra;
  }

  if (sum.w < 0.5) {
    discard;
  }
  precise float d = input.position.z * input.weight + ddx(sum.x);
  o.color = front ? sum : 1.0 - sum;
  o.depth = d;
  coverage = input.material;
  return o;
}
