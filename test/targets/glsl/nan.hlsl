// args: -T cs_6_6
// Of two numbers, one of which is none, HLSL's min and max take the other; GLSL leaves it open.
RWStructuredBuffer<float4> F;
float4 next() { return F[9]; }

[numthreads(1, 1, 1)] void main() {
  float4 a = F[0], b = F[1];
  F[2] = min(a, b);
  F[3] = max(next(), next());
  F[4] = clamp(next(), 0, b);
  F[5] = saturate(a);
  F[6] = pow(next().xyz, float3(2, 2, 2)).xyzz;
  F[7] = smoothstep(1, 0, a);
  F[8] = pow(a, 2) + rcp(next()) + log10(a) + lit(a.x, a.y, a.z);
}
; ==>
#version 460

layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0, std430) buffer F_block {
    vec4 F[];
};

vec4 hlsl_min(vec4 a, vec4 b) {
    return mix(mix(b, a, lessThan(a, b)), a, isnan(b));
}

vec4 hlsl_max(vec4 a, vec4 b) {
    return mix(mix(b, a, greaterThan(a, b)), a, isnan(b));
}

vec4 next() {
    return F[9];
}

vec3 hlsl_square(vec3 a) {
    return a * a;
}

vec4 hlsl_hermite(vec4 a) {
    return a * (a * (3.0 - a * 2.0));
}

vec4 hlsl_lit(float a, float b, float c) {
    return vec4(1.0, a < 0.0 ? 0.0 : a, a < 0.0 || b < 0.0 ? 0.0 : pow(b, c), 1.0);
}

void main_1() {
    vec4 a = F[0];
    vec4 b = F[1];
    F[2] = hlsl_min(a, b);
    F[3] = hlsl_max(next(), next());
    F[4] = hlsl_min(hlsl_max(next(), vec4(0.0)), b);
    F[5] = hlsl_min(hlsl_max(a, vec4(0.0)), vec4(1.0));
    F[6] = hlsl_square(next().xyz).xyzz;
    F[7] = hlsl_hermite(hlsl_min(hlsl_max((a - 1.0) / (vec4(0.0) - 1.0), vec4(0.0)), vec4(1.0)));
    F[8] = a * a + 1.0 / next() + log2(a) * 0.30103 + hlsl_lit(a.x, a.y, a.z);
}

void main() {
    main_1();
}
