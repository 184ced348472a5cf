// args: -T as_6_5 -fspv-target-env=vulkan1.2
struct Payload { uint first[4]; };
groupshared Payload shared_;

[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
  shared_.first[i] = i;
  DispatchMesh(4, 1, 1, shared_);
}
; ==>
#version 460
#extension GL_EXT_mesh_shader : require

layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

struct Payload {
    uint first[4];
};

taskPayloadSharedEXT Payload taskPayloadShared;

shared Payload shared_1;

void main_1(uint i) {
    shared_1.first[i] = i;
    taskPayloadShared = shared_1;
    EmitMeshTasksEXT(4u, 1u, 1u);
}

void main() {
    main_1(gl_LocalInvocationIndex);
}
