// args: -T vs_6_0
// A function around the entry point computes the distances; names that the shader has are left to it.
struct Base { float4 place : SV_Position; };
struct Output : Base { float2 uv : UV; };
cbuffer Clipping { float4 result; float4 clip0[2]; };

float main_unclipped() { return 1; }

[clipplanes(result, clip0[1])]
Output main(float4 position : POSITION) {
  Output output;
  output.uv = main_unclipped();
  output.place = position;
  return output;
}
; ==>
// args: -T vs_6_0
// A function around the entry point computes the distances; names that the shader has are left to it.
struct Base {
  float4 place : SV_Position;
};

struct Output : Base {
  float2 uv : UV;
};

cbuffer Clipping : register(b0) {
  float4 result;
  float4 clip0[2];
};

float main_unclipped() {
  return 1.0;
}

Output main_unclipped_(float4 position : POSITION) {
  Output output;
  output.uv = main_unclipped();
  output.place = position;
  return output;
}

Output main(
  float4 position : POSITION,
  out float clip0_ : SV_ClipDistance0,
  out float clip1 : SV_ClipDistance1
) {
  Output result_ = main_unclipped_(position);
  clip0_ = dot(result_.place, result);
  clip1 = dot(result_.place, clip0[1]);
  return result_;
}
