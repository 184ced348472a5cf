// args: -T hs_6_0

// The control points are read in another struct than they are written in: semantics count.
struct Vertex { float4 position : SV_Position; float2 uv : UV; };
struct Point { float2 uv : UV; };
struct Wrapped { Vertex vertex; };
struct Factors { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };

Factors factors(OutputPatch<Point, 3> points) {
  Factors made = { points[0].uv, points[1].uv };
  return made;
}

[domain("tri")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[patchconstantfunc("factors")]
[outputcontrolpoints(3)]
void main(uint id : SV_OutputControlPointID, InputPatch<Vertex, 3> points, out Wrapped made) {
  made.vertex = points[id];
}
; ==>
#version 460

layout(vertices = 3) out;
layout(location = 0) in vec2 in_UV0[];
layout(location = 0) out vec2 out_UV0[];

struct Vertex {
    vec4 position;
    vec2 uv;
};

struct Wrapped {
    Vertex vertex;
};

struct Factors {
    float edges[3];
    float inside;
};

struct Point {
    vec2 uv;
};

void main_1(uint id, Vertex points[3], out Wrapped made) {
    made.vertex = points[id];
}

Factors factors(Point points[3]) {
    Factors made = Factors(float[3](points[0].uv.x, points[0].uv.y, points[1].uv.x), points[1].uv.y);
    return made;
}

void main() {
    Wrapped made;
    main_1(uint(gl_InvocationID), Vertex[3](Vertex(gl_in[0].gl_Position, in_UV0[0]), Vertex(gl_in[1].gl_Position, in_UV0[1]), Vertex(gl_in[2].gl_Position, in_UV0[2])), made);
    gl_out[gl_InvocationID].gl_Position = made.vertex.position;
    out_UV0[gl_InvocationID] = made.vertex.uv;
    barrier();
    if (uint(gl_InvocationID) == 0u) {
        Point patch_1[3] = Point[3](Point(out_UV0[0]), Point(out_UV0[1]), Point(out_UV0[2]));
        Factors result = factors(patch_1);
        gl_TessLevelOuter[0] = result.edges[0];
        gl_TessLevelOuter[1] = result.edges[1];
        gl_TessLevelOuter[2] = result.edges[2];
        gl_TessLevelInner[0] = result.inside;
    }
}
