// args: -T cs_6_6 -HV 202x
// A literal is a float since HLSL 202x, and a double made from it has its value.
RWStructuredBuffer<double> D;

[numthreads(1, 1, 1)] void main() {
  D[0] = double(5.57);
  D[1] = 100.2L;
  D[2] = D[3] * 3.3;
}
; ==>
#version 460

layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0, std430) buffer D_block {
    double D[];
};

void main_1() {
    D[0] = 5.570000171661377lf;
    D[1] = 100.2lf;
    D[2] = D[3] * 3.299999952316284lf;
}

void main() {
    main_1();
}
