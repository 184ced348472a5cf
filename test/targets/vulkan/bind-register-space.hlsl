// args: -T cs_6_6 -fvk-bind-register t0 0 3 1 -fvk-bind-register t0 1 5 2 -fvk-bind-register u0 0 7 1
Buffer<float> First : register(t0);
Buffer<float> Second : register(t0, space1);
RWBuffer<float> Out : register(u0);
[numthreads(1, 1, 1)] void main() { Out[0] = First[0] + Second[0]; }
; ==>
Buffer<float> First: set 1, binding 3
RWBuffer<float> Out: set 1, binding 7
Buffer<float> Second: set 2, binding 5
void main_1() {
  Out[0:uint] = (First[0:uint] + Second[0:uint]);
}
void main() {
  main();
}
