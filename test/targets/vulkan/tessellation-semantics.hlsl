// args: -T ds_6_0
struct Point { float4 position : SV_Position; float3 color : COLOR; };
struct Constants { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; float3 color : COLOR; };

[domain("tri")]
float4 main(Constants constants, float3 at : SV_DomainLocation, const OutputPatch<Point, 3> points, out float3 color : COLOR) : SV_Position {
  color = points[0].color + constants.color;
  return points[1].position;
}
; ==>
struct Constants { float[3] edges; float inside; float3 color; }
struct Point { float4 position; float3 color; }
in float3 in_COLOR0: location 1
in float4[3] in_SV_POSITION0: Position
in float3[3] in_COLOR0_1: location 0
out float4 out_SV_POSITION0: Position
out float3 out_COLOR0: location 0
float4 main_1(Constants constants, float3 at, Point[3] points, out float3 color) {
  color = (points[0:uint].color + constants.color);
  return points[1:uint].position;
}
void main() {
  float3 color;
  float4 result = main(Constants{float[3]{(float)0:uint, (float)0:uint, (float)0:uint}, float{(float)0:uint}, in_COLOR0}, splat float3(0:uint), Point[3]{Point{in_SV_POSITION0[0:uint], in_COLOR0[0:uint]}, Point{in_SV_POSITION0[1:uint], in_COLOR0[1:uint]}, Point{in_SV_POSITION0[2:uint], in_COLOR0[2:uint]}}, color);
  out_SV_POSITION0 = result;
  out_COLOR0 = color;
}
