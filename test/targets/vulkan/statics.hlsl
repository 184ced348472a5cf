// args: -T cs_6_6
cbuffer C { float start; }
RWBuffer<float> Out;
static const float table[3] = { 1, 2 * 3, 1.0 / 4 };
static const int2 pair = int2(1, -1) * 2;
static float running = start * 2;
static float zero;
groupshared float shared_values[64];
float next() { static float calls = 1; static uint never; calls += 1; return calls + never; }

[numthreads(64, 1, 1)]
void main(uint i : SV_GroupIndex) {
  shared_values[i] = table[i % 3] + pair.x;
  running += next();
  zero += 1;
  GroupMemoryBarrierWithGroupSync();
  Out[i] = running + zero + shared_values[63 - i];
}
; ==>
RWBuffer<float> Out: set 0, binding 1
C { float start; }: set 0, binding 0
in uint in_SV_GROUPINDEX0: LocalInvocationIndex
static float running
static float[3] table = float[3]{1:float, 6:float, 0.25:float}
static int2 pair = int2{2:int, -2:int}
groupshared float[64] shared_values
static float zero
static float calls = 1:float
static uint never
float next() {
  calls = (calls + 1:float);
  return (calls + (float)never);
}
void main_1(uint i) {
  shared_values[i] = (table[(i % 3:uint)] + (float)pair.x);
  (value = next(), running = (running + value));
  zero = (zero + 1:float);
  GroupMemoryBarrierWithGroupSync();
  Out[i] = ((running + zero) + shared_values[(63:uint - i)]);
}
void main() {
  running = (start * 2:float);
  main(in_SV_GROUPINDEX0);
}
