// args: -T ds_6_0
struct Point { float4 position : SV_Position; float2 uv : UV; };
struct Constants { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; float2 middle : MIDDLE; };

[domain("tri")]
Point main(Constants constants, float3 at : SV_DomainLocation, const OutputPatch<Point, 3> points) {
  Point result;
  result.position = points[0].position * at.x + points[1].position * at.y + points[2].position * at.z;
  result.uv = constants.middle * constants.edges[1] * constants.inside;
  return result;
}
; ==>
#version 460

layout(triangles) in;
layout(location = 0) patch in vec2 in_MIDDLE0;
layout(location = 0) out vec2 out_UV0;

struct Point {
    vec4 position;
    vec2 uv;
};

struct Constants {
    float edges[3];
    float inside;
    vec2 middle;
};

Point main_1(Constants constants, vec3 at, Point points[3]) {
    Point result;
    result.position = points[0].position * at.x + points[1].position * at.y + points[2].position * at.z;
    result.uv = constants.middle * constants.edges[1] * constants.inside;
    return result;
}

void main() {
    Point result = main_1(Constants(float[3](gl_TessLevelOuter[0], gl_TessLevelOuter[1], gl_TessLevelOuter[2]), gl_TessLevelInner[0], in_MIDDLE0), gl_TessCoord, Point[3](Point(gl_in[0].gl_Position, vec2(0.0)), Point(gl_in[1].gl_Position, vec2(0.0)), Point(gl_in[2].gl_Position, vec2(0.0))));
    gl_Position = result.position;
    out_UV0 = result.uv;
}
