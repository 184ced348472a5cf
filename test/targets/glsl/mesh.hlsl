// args: -T ms_6_5 -fspv-target-env=vulkan1.2
// Outputs are arrays; a whole vertex writes every one of them.
struct Payload { uint first; };
struct Vertex { float4 position : SV_Position; float2 uv : UV; bool odd : ODD; };
struct Primitive { uint layer : SV_RenderTargetArrayIndex; bool isCulled : SV_CullPrimitive; float weight : WEIGHT; };

[numthreads(32, 1, 1)] [outputtopology("triangle")]
void main(uint i : SV_GroupIndex, in payload Payload task, out vertices Vertex vertices[64], out primitives Primitive primitives[32], out indices uint3 triangles[32]) {
  SetMeshOutputCounts(64, 32);
  Vertex vertex = { float4(i, task.first, 0, 1), float2(0, 1), true };
  vertices[i] = vertex;
  vertices[i + 32].position = 1;
  vertices[i + 32].uv.y = 2;
  primitives[i].layer = i;
  primitives[i].isCulled = i > 3;
  primitives[i].weight = 0.5;
  triangles[i] = uint3(0, 1, 2);
}
; ==>
#version 460
#extension GL_EXT_mesh_shader : require

layout(local_size_x = 32, local_size_y = 1, local_size_z = 1) in;
layout(triangles, max_vertices = 64, max_primitives = 32) out;
layout(location = 0) out vec2 out_UV0[];
layout(location = 1) out uint out_ODD0[];
layout(location = 2) perprimitiveEXT out float out_WEIGHT0[];

struct Payload {
    uint first;
};

struct Vertex {
    vec4 position;
    vec2 uv;
    bool odd;
};

taskPayloadSharedEXT Payload task;

void main_1(uint i) {
    Vertex value;
    uint value_1;
    SetMeshOutputsEXT(64u, 32u);
    Vertex vertex = Vertex(vec4(i, task.first, 0.0, 1.0), vec2(0.0, 1.0), true);
    value = vertex;
    value_1 = i;
    gl_MeshVerticesEXT[value_1].gl_Position = value.position;
    out_UV0[value_1] = value.uv;
    out_ODD0[value_1] = uint(value.odd);
    gl_MeshVerticesEXT[i + 32u].gl_Position = vec4(1.0);
    out_UV0[i + 32u].y = 2.0;
    gl_MeshPrimitivesEXT[i].gl_Layer = int(i);
    gl_MeshPrimitivesEXT[i].gl_CullPrimitiveEXT = i > 3u;
    out_WEIGHT0[i] = 0.5;
    gl_PrimitiveTriangleIndicesEXT[i] = uvec3(0u, 1u, 2u);
}

void main() {
    main_1(gl_LocalInvocationIndex);
}
