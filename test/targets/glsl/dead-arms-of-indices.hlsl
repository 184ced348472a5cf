// args: -T cs_6_6
// An index that is constant only because an arm is gone may be too large, where a constant of the source may not.
RWBuffer<float> Out;
static uint calls;

uint next() {
  calls++;
  return calls;
}

[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex) {
  float4 v = id;
  float2x3 m = id;
  float a[3] = { id, 1, 2 };
  uint small = 2;
  m[small < 5 ? 7 : next()][2] = id;
  m[1][small < 5 ? 7 : next()] += id;
  v[small < 5 ? 7 : next()] += id;
  a[small < 5 ? 7 : next()] = id;
  const uint seven = (small < 5 ? 7 : next());
  const uint eight = seven + 1;
  const uint six = 6;
  v[seven] += 1;
  m[eight] += 1;
  a[six] += 1;
  Out[id] = a[1];
}
; ==>
#version 460
#extension GL_EXT_shader_image_load_formatted : require

layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0) uniform imageBuffer Out;

void main_1(uint id) {
    vec4 v = vec4(float(id));
    float value = float(id);
    mat2x3 m = mat2x3(vec3(value), vec3(value));
    float a[3] = float[3](float(id), 1.0, 2.0);
    uint small = 2u;
    m[1][2] = float(id);
    m[1][2] += float(id);
    v[3] += float(id);
    a[2] = float(id);
    uint seven = 7u;
    uint eight = seven + 1u;
    const uint six = 6u;
    v[seven] += 1.0;
    m[eight] += 1.0;
    a[2] += 1.0;
    imageStore(Out, int(id), vec4(a[1]));
}

void main() {
    main_1(gl_LocalInvocationIndex);
}
