// args: -T cs_6_6 -HV 2018
// code: the loops' variables and simple conditions are those of HLSL 2021

RWBuffer<float> Out;
bool next(inout float x) { x += 1; return x > 3; }
struct A { float x; int2 y; };
struct B { float x; int y, z; };
void take(B b) { Out[9] = b.y; }

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  float f = Out[0];
  float3 v = Out[1];
  for (int i = 0; i < 3; i++) f += i;
  for (int i = 1; i < 4; i++) f *= i;
  for (int j = 0; j < 3; j++) f -= j;
  f += j;
  if (id.x > 1 && next(f)) f = 0;
  if (id.x > 1 || id.y > 2) f = 1;
  v = v > 1 && v < 2 ? v : 1 - v;
  f = id.x > 2 ? next(f) : f;
  f = id.x > 3 ? 1 : f;
  B b = { 1, 2, 3 };
  A a = b;
  take(a);
  Out[2] = f + v.x + a.x;
}
; ==>
struct A {
  float x;
  int2 y;
};

struct B {
  float x;
  int y;
  int z;
};

RWBuffer<float> Out : register(u0);

bool next(inout float x) {
  x += 1.0;
  return x > 3.0;
}

void take(B b) {
  Out[9] = b.y;
}

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  float f = Out[0];
  float3 v = Out[1];
  for (int i = 0; i < 3; i++) {
    f += i;
  }
  for (int i = 1; i < 4; i++) {
    f *= i;
  }
  int j = 0;
  for (; j < 3; j++) {
    f -= j;
  }
  f += j;
  if (and(id.x > 1, next(f))) {
    f = 0.0;
  }
  if (id.x > 1 || id.y > 2) {
    f = 1.0;
  }
  v = select(and(v > 1.0, v < 2.0), v, 1.0 - v);
  f = select(id.x > 2, float(next(f)), f);
  f = id.x > 3 ? 1.0 : f;
  B b = { 1.0, 2, 3 };
  A a = { b };
  take((B)a);
  Out[2] = f + v.x + a.x;
}
