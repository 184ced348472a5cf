// args: -T cs_6_6
// A statement that begins with the cast of a name would declare that name.
RWBuffer<float> Out;
static uint calls;

uint next() {
  calls++;
  return calls;
}

[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex) {
  float x = id;
  float3 v = id;
  uint count = 0;
  (bool)x;
  (int)x, count++;
  (uint3)v;
  ((int3)v)[1];
  if (id > 7 ? next() != 0 : (bool)(next() != 0 && x > 0)) x += 0;
  for ((uint)x; count < 3; count++) Out[id] = x;
  for ((bool)x, x++; count < 3; count++) Out[id] = x;
  next();
}
; ==>
// args: -T cs_6_6
// A statement that begins with the cast of a name would declare that name.
RWBuffer<float> Out : register(u0);

static uint calls;

uint next() {
  calls++;
  return calls;
}

[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex) {
  float x = id;
  float3 v = id;
  uint count = 0;
  (bool(x));
  (int(x), count++);
  (uint3(v));
  (int3(v)[1]);
  if (id > 7 ? next() != 0 : next() != 0 && x > 0.0) {
    x += 0.0;
  }
  for ((uint(x)); count < 3; count++) {
    Out[id] = x;
  }
  {
    (bool(x), x++);
  }
  next();
}
