// args: -T ps_6_0 -Gec
// Constants that are written to are variables that begin with the host's value; the buffers stay as they are.

struct Light { float3 color; float falloff[2]; };
cbuffer Scene { Light light; float kept; };
float fade;
row_major float2x3 tilt;
static float start = fade;
float fade_written() { return fade; }

void brighten(inout Light l) { l.color *= 2; }

float4 main(float a : A) : COLOR {
  fade += a;
  tilt[1] = a;
  light.falloff[0]++;
  brighten(light);
  return float4(light.color, light.falloff[0] + kept) + start + fade_written() + tilt._11_12_23_22;
}
; ==>
struct Light {
  float3 color;
  float falloff[2];
};

float fade;
row_major float2x3 tilt;

cbuffer Scene : register(b0) {
  Light light;
  float kept;
};

static float fade_written_ = fade;
static float2x3 tilt_written = tilt;
static Light light_written = light;
static float start = fade_written_;

void brighten(inout Light l) {
  l.color *= 2.0;
}

float fade_written() {
  return fade_written_;
}

float4 main(float a : A) : COLOR {
  fade_written_ += a;
  tilt_written[1] = a;
  light_written.falloff[0]++;
  brighten(light_written);
  return float4(light_written.color, light_written.falloff[0] + kept) + start + fade_written()
    + tilt_written._m00_m01_m12_m11;
}
