// args: -T cs_6_0
// Rows of HLSL's matrices are GLSL's columns; integers are arrays of rows, one row or column is a vector.
cbuffer Input { float3x4 a; row_major float4x3 b; int2x3 i; float3x1 column; float1x3 row; };
RWStructuredBuffer<float4x4> output;

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  float3x3 product = mul(a, b);
  float3x3 sum = product + transpose(product) * 2 - abs(product);
  int3x3 integers = mul(transpose(i), i);
  float3x3 outer = mul(column, row);
  bool3x3 less = sum < outer;
  float3 solved = mul(product, column) + mul(row, product)[0] + less[1][2] + integers[id.x];
  float4x4 result = { sum[0], 1, outer._m00_m11_m22, 2, solved, determinant(sum), lerp(sum[1], outer[2], 0.5), any(less) };
  result[id.y] = dot(solved, sum[2]);
  output[id.x] = result;
  output[id.y][1].yz = solved.xy;
}
; ==>
#version 460

layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1, std430) buffer output_1_block {
    layout(row_major) mat4 output_1[];
};

layout(set = 0, binding = 0, std140) uniform Input {
    layout(row_major) mat3x4 a;
    mat4x3 b;
    ivec2 i[3];
    vec3 column;
    vec3 row;
};

ivec3[3] hlsl_mul(ivec2 a_1[3], ivec3 b_1[2]) {
    return ivec3[3](a_1[0][0] * b_1[0] + a_1[0][1] * b_1[1], a_1[1][0] * b_1[0] + a_1[1][1] * b_1[1], a_1[2][0] * b_1[0] + a_1[2][1] * b_1[1]);
}

ivec2[3] hlsl_transpose(ivec3 a_1[2]) {
    return ivec2[3](ivec2(a_1[0][0], a_1[1][0]), ivec2(a_1[0][1], a_1[1][1]), ivec2(a_1[0][2], a_1[1][2]));
}

mat3 hlsl_mul_1(vec3 a_1, vec3 b_1) {
    return mat3(a_1.x * b_1, a_1.y * b_1, a_1.z * b_1);
}

void main_1(uvec3 id) {
    mat3 product = b * a;
    mat3 sum = product + transpose(product) * 2.0 - mat3(abs(product[0]), abs(product[1]), abs(product[2]));
    ivec2 value[3] = i;
    ivec2 value_1[3] = i;
    ivec3 integers[3] = hlsl_mul(hlsl_transpose(ivec3[2](ivec3(value[0][0], value[1][0], value[2][0]), ivec3(value[0][1], value[1][1], value[2][1]))), ivec3[2](ivec3(value_1[0][0], value_1[1][0], value_1[2][0]), ivec3(value_1[0][1], value_1[1][1], value_1[2][1])));
    mat3 outer = hlsl_mul_1(column, row);
    bvec3 less[3] = bvec3[3](lessThan(sum[0], outer[0]), lessThan(sum[1], outer[1]), lessThan(sum[2], outer[2]));
    vec3 solved = column * product + product * row + float(less[1][2]) + vec3(integers[id.x]);
    mat4 result = mat4(vec4(sum[0], 1.0), vec4(vec3(outer[0][0], outer[1][1], outer[2][2]), 2.0), vec4(solved, determinant(sum)), vec4(mix(sum[1], outer[2], vec3(0.5)), any(less[0]) || any(less[1]) || any(less[2])));
    result[id.y] = vec4(dot(solved, sum[2]));
    output_1[id.x] = result;
    output_1[id.y][1].yz = solved.xy;
}

void main() {
    main_1(gl_GlobalInvocationID);
}
