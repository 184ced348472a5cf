// args: -T cs_6_0
// A function that stores a resource on one of its paths gives its index back, and a method reads its object behind the arguments.
RWBuffer<float> Row[4];
struct Held {
  RWBuffer<float> buffer;
  uint number;
  float get(uint at) { return buffer[at] + number; }
};
void exchange(inout Held held, uint by) { if (by > 3) held.buffer = Row[by & 3]; }
[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Held held = { Row[i], i };
  exchange(held, i * 3);
  held.buffer[0] = held.get(held.number++);
}
; ==>
#version 460
#extension GL_EXT_shader_image_load_formatted : require

layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

struct Held {
    uint number;
};

layout(set = 0, binding = 0) uniform imageBuffer Row[4];

void exchange(inout Held held, uint by, inout uint held_index) {
    if (by > 3u) {
        held_index = by & 3u;
    }
}

float Held_get(Held self, uint at, uint self_index) {
    return imageLoad(Row[self_index], int(at)).x + float(self.number);
}

void main_1(uint i) {
    uint argument;
    uint held_index = i;
    Held held = Held(i);
    uint index = held_index;
    exchange(held, i * 3u, index);
    held_index = index;
    uint old = held.number;
    held.number = old + 1u;
    argument = old;
    imageStore(Row[held_index], 0, vec4(Held_get(held, argument, held_index)));
}

void main() {
    main_1(gl_LocalInvocationIndex);
}
