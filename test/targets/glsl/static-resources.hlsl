// args: -T cs_6_0
// What a static variable holds depends on when it is asked: functions get it passed where it changes.
RWBuffer<float> First, Second, Third;
RWBuffer<float> Row[4];
struct Held { RWBuffer<float> buffer; float weight; };

static RWBuffer<float> current = First;
static const RWBuffer<float> fixed = Third;
static RWBuffer<float> element;
static Held held;

void choose() { current = Second; }
void write(int at) { current[at] = at; }
RWBuffer<float> next() {
  static RWBuffer<float> inner = fixed;
  RWBuffer<float> result = inner;
  inner = current;
  return result;
}
void keep(RWBuffer<float> buffer) {
  held.weight += 1;
  held.buffer = buffer;
}
void add(inout Held own) {
  held.weight = 7;
  own.weight = 8;
  own.buffer[3] = own.weight;
}

[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
  write(1);
  choose();
  write(2);
  next()[4] = 4;
  next()[5] = 5;
  keep(First);
  held.buffer[6] = held.weight;
  keep(Second);
  add(held);
  for (uint k = 0; k < i; k++) {
    element = Row[k];
    element[7] = held.weight;
  }
}
; ==>
#version 460
#extension GL_EXT_shader_image_load_formatted : require

layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

struct Held {
    float weight;
};

layout(set = 0, binding = 0) uniform imageBuffer First;

layout(set = 0, binding = 1) uniform imageBuffer Second;

layout(set = 0, binding = 2) uniform imageBuffer Third;

layout(set = 0, binding = 3) uniform imageBuffer Row[4];

void write(int at) {
    imageStore(First, int(uint(at)), vec4(float(at)));
}

void write_1(int at) {
    imageStore(Second, int(uint(at)), vec4(float(at)));
}

void keep(inout Held held) {
    held.weight += 1.0;
}

void keep_1(inout Held held) {
    held.weight += 1.0;
}

void add(inout Held held, inout Held own) {
    held.weight = 7.0;
    own.weight = 8.0;
    imageStore(Second, 3, vec4(own.weight));
}

void main_1(uint i) {
    Held held = Held(0.0);
    write(1);
    write_1(2);
    imageStore(Third, 4, vec4(4.0));
    imageStore(Second, 5, vec4(5.0));
    keep(held);
    imageStore(First, 6, vec4(held.weight));
    keep_1(held);
    add(held, held);
    for (uint k = 0u; k < i; k++) {
        uint element_index = k;
        imageStore(Row[element_index], 7, vec4(held.weight));
    }
}

void main() {
    main_1(gl_LocalInvocationIndex);
}
