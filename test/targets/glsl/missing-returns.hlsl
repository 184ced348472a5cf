// args: -T cs_6_6 -Wno-return-type
struct Pair {
  float a;
  float b[2];
};
RWBuffer<float> Out;
float sometimes(uint i) {
  if (i > 2) return 1;
}
Pair pair(uint i) {
  Pair p = { 1, { 2, 3 } };
  if (i > 1) return p;
}
float never(uint i) {
  Out[1] = i;
}
float always(uint i) {
  switch (i) {
    case 0: return 1;
    default: return 2;
  }
}
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Out[0] = sometimes(i) + pair(i).b[1] + never(i) + always(i);
}
; ==>
#version 460
#extension GL_EXT_shader_image_load_formatted : require

layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Pair {
    float a;
    float b[2];
};

layout(set = 0, binding = 0) uniform imageBuffer Out;

float sometimes(uint i) {
    if (i > 2u) {
        return 1.0;
    }
    return 0.0;
}

Pair pair(uint i) {
    Pair p = Pair(1.0, float[2](2.0, 3.0));
    if (i > 1u) {
        return p;
    }
    return Pair(0.0, float[2](0.0, 0.0));
}

float never(uint i) {
    imageStore(Out, 1, vec4(float(i)));
    return 0.0;
}

float always(uint i) {
    switch (i) {
        case 0u:
            return 1.0;
        default:
            return 2.0;
    }
}

void main_1(uint i) {
    imageStore(Out, 0, vec4(sometimes(i) + pair(i).b[1] + never(i) + always(i)));
}

void main() {
    main_1(gl_LocalInvocationIndex);
}
