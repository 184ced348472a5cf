// args: -T gs_6_0
// Arrays of vertices come in, every Append writes the outputs and emits them; functions may get the stream, too.
struct Corner { float4 position : SV_Position; float2 uv : UV; };
struct Result { float4 position : SV_Position; nointerpolation uint layer : SV_RenderTargetArrayIndex; bool odd : ODD; float2 uv : UV; };

void add(inout TriangleStream<Result> stream, Corner corner, uint index) {
  Result result = { corner.position, index, (index & 1) != 0, corner.uv };
  stream.Append(result);
}

[maxvertexcount(6)] [instance(2)]
void main(triangle Corner corners[3], uint instance : SV_GSInstanceID, uint id : SV_PrimitiveID, inout TriangleStream<Result> stream) {
  for (uint i = 0; i < 3; i++) add(stream, corners[i], instance + id);
  stream.RestartStrip();
}
; ==>
#version 460

layout(triangles, invocations = 2) in;
layout(triangle_strip, max_vertices = 6) out;
layout(location = 0) in vec2 in_UV0[];
layout(location = 0) out uint out_ODD0;
layout(location = 1) out vec2 out_UV0;

struct Result {
    vec4 position;
    uint layer;
    bool odd;
    vec2 uv;
};

struct Corner {
    vec4 position;
    vec2 uv;
};

void emit_0(Result vertex) {
    gl_Position = vertex.position;
    gl_Layer = int(vertex.layer);
    out_ODD0 = uint(vertex.odd);
    out_UV0 = vertex.uv;
    EmitVertex();
}

void add(Corner corner, uint index) {
    Result result = Result(corner.position, index, (index & 1u) != 0u, corner.uv);
    emit_0(result);
}

void main_1(Corner corners[3], uint instance, uint id) {
    for (uint i = 0u; i < 3u; i++) {
        add(corners[i], instance + id);
    }
    EndPrimitive();
}

void main() {
    main_1(Corner[3](Corner(gl_in[0].gl_Position, in_UV0[0]), Corner(gl_in[1].gl_Position, in_UV0[1]), Corner(gl_in[2].gl_Position, in_UV0[2])), uint(gl_InvocationID), uint(gl_PrimitiveIDIn));
}
