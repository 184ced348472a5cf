// args: -T hs_6_0
// Both functions begin with the initial value, although one main calls them.
struct Vertex { float4 position : SV_Position; };
struct Constants { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };

static float factor = 1;
static int calls;

float scaled(float x) { calls++; return x * factor; }

Constants constants(InputPatch<Vertex, 3> vertices) {
  Constants result = { { 1, 2, 3 }, scaled(4) };
  return result;
}

[domain("tri")] [partitioning("integer")] [outputtopology("triangle_ccw")] [outputcontrolpoints(3)] [patchconstantfunc("constants")]
Vertex main(InputPatch<Vertex, 3> vertices, uint i : SV_OutputControlPointID) {
  factor += i;
  Vertex result = { vertices[i].position * scaled(calls) };
  return result;
}
; ==>
#version 460

layout(vertices = 3) out;

struct Vertex {
    vec4 position;
};

struct Constants {
    float edges[3];
    float inside;
};

float scaled(inout float factor, inout int calls, float x) {
    calls++;
    return x * factor;
}

Vertex main_1(Vertex vertices[3], uint i) {
    float factor = 1.0;
    int calls = 0;
    factor += float(i);
    Vertex result = Vertex(vertices[i].position * scaled(factor, calls, float(calls)));
    return result;
}

Constants constants(Vertex vertices[3]) {
    float factor = 1.0;
    int calls = 0;
    Constants result = Constants(float[3](1.0, 2.0, 3.0), scaled(factor, calls, 4.0));
    return result;
}

void main() {
    Vertex result = main_1(Vertex[3](Vertex(gl_in[0].gl_Position), Vertex(gl_in[1].gl_Position), Vertex(gl_in[2].gl_Position)), uint(gl_InvocationID));
    gl_out[gl_InvocationID].gl_Position = result.position;
    barrier();
    if (uint(gl_InvocationID) == 0u) {
        Constants result_1 = constants(Vertex[3](Vertex(gl_in[0].gl_Position), Vertex(gl_in[1].gl_Position), Vertex(gl_in[2].gl_Position)));
        gl_TessLevelOuter[0] = result_1.edges[0];
        gl_TessLevelOuter[1] = result_1.edges[1];
        gl_TessLevelOuter[2] = result_1.edges[2];
        gl_TessLevelInner[0] = result_1.inside;
    }
}
