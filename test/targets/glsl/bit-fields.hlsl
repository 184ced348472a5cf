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
#extension GL_EXT_scalar_block_layout : require

layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Flags {
    uint kind;
    int level;
    uint rest;
    float weight;
};

struct Flags_stored {
    uint bits;
    uint bits_1;
    uint bits_2;
    float weight;
};

layout(set = 0, binding = 0, scalar) buffer flags_block {
    Flags_stored flags[];
};

Flags load_Flags_stored(Flags_stored stored) {
    return Flags(bitfieldExtract(stored.bits, 0, 4), bitfieldExtract(int(stored.bits_1), 0, 12), bitfieldExtract(stored.bits_2, 0, 16), stored.weight);
}

void main_1(uvec3 id) {
    Flags f = load_Flags_stored(flags[id.x]);
    f.kind = id.y << 28u >> 28u;
    f.level = f.level + 3 << 20 >> 20;
    flags[id.z].bits = bitfieldInsert(flags[id.z].bits, f.kind, 0, 4);
    flags[id.z].bits_1 = bitfieldInsert(flags[id.z].bits_1, uint(f.level), 0, 12);
    flags[id.z].bits_2 = bitfieldInsert(flags[id.z].bits_2, f.rest, 0, 16);
    flags[id.z].weight = f.weight;
    flags[id.y].bits_1 = bitfieldInsert(flags[id.y].bits_1, uint(f.level - 7), 0, 12);
    Flags g = Flags(1u, int(id.x) << 20 >> 20, 3u, 0.5);
    flags[0].bits = bitfieldInsert(flags[0].bits, g.kind, 0, 4);
    flags[0].bits_1 = bitfieldInsert(flags[0].bits_1, uint(g.level), 0, 12);
    flags[0].bits_2 = bitfieldInsert(flags[0].bits_2, g.rest, 0, 16);
    flags[0].weight = g.weight;
}

void main() {
    main_1(gl_GlobalInvocationID);
}
