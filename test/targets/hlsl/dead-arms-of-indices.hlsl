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
// args: -T cs_6_6
// An index that is constant only because an arm is gone may be too large, where a constant of the source may not.
RWBuffer<float> Out : register(u0);

static uint calls;

uint next() {
  calls++;
  return calls;
}

[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex) {
  float4 v = id;
  float2x3 m = id;
  float a[3] = { id, 1.0, 2.0 };
  uint small = 2;
  m[1][2] = id;
  m[1][2] += id;
  v[3] += id;
  a[2] = id;
  uint seven = 7;
  const uint eight = seven + 1;
  const uint six = 6;
  v[seven] += 1.0;
  m[eight] += 1.0;
  a[six] += 1.0;
  Out[id] = a[1];
}
