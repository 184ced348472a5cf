// args: -T cs_6_6 -enable-16bit-types

// Values that nothing reads are zeros, whose types need what they need.
int64_t large;
half small;
[numthreads(1, 1, 1)] void main() {
  int narrow = large;
  float wide = small;
}
; ==>
#version 460
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#extension GL_EXT_shader_explicit_arithmetic_types_int64 : require

layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

void main_1() {
    int narrow = int(0l);
    float wide = float(0.0hf);
}

void main() {
    main_1();
}
