// args: -T ms_6_5
// The payload of the group is only read: who changes it changes a copy.
struct P { int a[6]; float b; };
struct V { float4 p : SV_Position; };
void set(out int to) { to = 3; }
[outputtopology("triangle")] [numthreads(1,1,1)]
void main(out vertices V v[3], out indices uint3 t[1], in payload P p) {
  SetMeshOutputCounts(3, 1); 
  set(p.a[0]);

  v[0].p = p.a[0] + p.b; t[0] = uint3(0,1,2);
}
; ==>
#version 460
#extension GL_EXT_mesh_shader : require

layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
layout(triangles, max_vertices = 3, max_primitives = 1) out;

struct P {
    int a[6];
    float b;
};

taskPayloadSharedEXT P p;

void set(out int to) {
    to = 3;
}

void main_1() {
    P p_1 = p;
    SetMeshOutputsEXT(3u, 1u);
    set(p_1.a[0]);
    gl_MeshVerticesEXT[0].gl_Position = vec4(float(p_1.a[0]) + p_1.b);
    gl_PrimitiveTriangleIndicesEXT[0] = uvec3(0u, 1u, 2u);
}

void main() {
    main_1();
}
