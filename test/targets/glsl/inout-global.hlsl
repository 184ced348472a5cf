// args: -T cs_6_5
// A global resource as an inout argument of functions that only use it.
RWByteAddressBuffer Raw;
void fill(inout RWByteAddressBuffer target, uint value) { target.Store(0, value); }
void handOn(inout RWByteAddressBuffer target) { fill(target, 7); }
[numthreads(1, 1, 1)] void main() {
  handOn(Raw);
}
; ==>
#version 460

layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0, std430) buffer Raw_block {
    uint Raw[];
};

void fill(uint value) {
    Raw[0u] = value;
}

void handOn() {
    fill(7u);
}

void main_1() {
    handOn();
}

void main() {
    main_1();
}
