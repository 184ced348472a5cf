// args: -T hs_6_0
// Every invocation writes its control point; then the first one calls the patch constant function, which sees all of them.
struct Vertex { float4 position : SV_Position; float2 uv : UV; };
struct Point { float4 position : SV_Position; float2 uv : UV; };
struct Constants { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; float2 middle : MIDDLE; };

Constants constants(InputPatch<Vertex, 3> vertices, OutputPatch<Point, 3> points, uint id : SV_PrimitiveID) {
  Constants result = { { 1, 2, id }, 3, vertices[0].uv + points[2].uv };
  return result;
}

[domain("tri")] [partitioning("fractional_odd")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)] [patchconstantfunc("constants")]
Point main(InputPatch<Vertex, 3> vertices, uint i : SV_OutputControlPointID) {
  Point result = { vertices[i].position, vertices[(i + 1) % 3].uv };
  return result;
}
; ==>
#version 460

layout(vertices = 3) out;
layout(location = 0) in vec2 in_UV0[];
layout(location = 1) out vec2 out_UV0[];
layout(location = 0) patch out vec2 out_MIDDLE0;

struct Point {
    vec4 position;
    vec2 uv;
};

struct Vertex {
    vec4 position;
    vec2 uv;
};

struct Constants {
    float edges[3];
    float inside;
    vec2 middle;
};

Point main_1(Vertex vertices[3], uint i) {
    Point result = Point(vertices[i].position, vertices[(i + 1u) % 3u].uv);
    return result;
}

Constants constants(Vertex vertices[3], Point points[3], uint id) {
    Constants result = Constants(float[3](1.0, 2.0, float(id)), 3.0, vertices[0].uv + points[2].uv);
    return result;
}

void main() {
    Point result = main_1(Vertex[3](Vertex(gl_in[0].gl_Position, in_UV0[0]), Vertex(gl_in[1].gl_Position, in_UV0[1]), Vertex(gl_in[2].gl_Position, in_UV0[2])), uint(gl_InvocationID));
    gl_out[gl_InvocationID].gl_Position = result.position;
    out_UV0[gl_InvocationID] = result.uv;
    barrier();
    if (uint(gl_InvocationID) == 0u) {
        Point patch_1[3] = Point[3](Point(gl_out[0].gl_Position, out_UV0[0]), Point(gl_out[1].gl_Position, out_UV0[1]), Point(gl_out[2].gl_Position, out_UV0[2]));
        Constants result_1 = constants(Vertex[3](Vertex(gl_in[0].gl_Position, in_UV0[0]), Vertex(gl_in[1].gl_Position, in_UV0[1]), Vertex(gl_in[2].gl_Position, in_UV0[2])), patch_1, uint(gl_PrimitiveID));
        gl_TessLevelOuter[0] = result_1.edges[0];
        gl_TessLevelOuter[1] = result_1.edges[1];
        gl_TessLevelOuter[2] = result_1.edges[2];
        gl_TessLevelInner[0] = result_1.inside;
        out_MIDDLE0 = result_1.middle;
    }
}
