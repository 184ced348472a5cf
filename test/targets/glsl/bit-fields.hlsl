// args: -T cs_6_0 -HV 2021
// In a buffer neighbours share a uint; as values each is a member that keeps its bits only.
struct Flags { uint kind : 4; int level : 12; uint rest : 16; float weight; };
RWStructuredBuffer<Flags> flags;

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  Flags f = flags[id.x];
  f.kind = id.y;
  f.level += 3;
  flags[id.z] = f;
  flags[id.y].level = f.level - 7;
  Flags g = { 1, id.x, 3, 0.5 };
  flags[0] = g;
}
; ==>
#version 460

layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Flags {
    uint kind;
    int level;
    uint rest;
    float weight;
};

struct Flags_stored {
    uint kind;
    uint level;
    uint rest;
    float weight;
};

layout(set = 0, binding = 0, std430) buffer flags_block {
    Flags_stored flags[];
};

void main_1(uvec3 id) {
    Flags f = Flags(flags[id.x].kind << 28u >> 28u, int(flags[id.x].level) << 20 >> 20, flags[id.x].rest << 16u >> 16u, flags[id.x].weight);
    f.kind = id.y << 28u >> 28u;
    f.level = f.level + 3 << 20 >> 20;
    flags[id.z].kind = f.kind & 15u;
    flags[id.z].level = uint(f.level) & 4095u;
    flags[id.z].rest = f.rest & 65535u;
    flags[id.z].weight = f.weight;
    flags[id.y].level = flags[id.y].level & 4294963200u | uint(f.level - 7) & 4095u;
    Flags g = Flags(1u, int(id.x) << 20 >> 20, 3u, 0.5);
    flags[0].kind = g.kind & 15u;
    flags[0].level = uint(g.level) & 4095u;
    flags[0].rest = g.rest & 65535u;
    flags[0].weight = g.weight;
}

void main() {
    main_1(gl_GlobalInvocationID);
}
