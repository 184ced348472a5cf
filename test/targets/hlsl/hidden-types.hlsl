// args: -T cs_6_6 -HV 2021

struct S { float x; };
enum E { A, B };
struct Method {
  float a;
  template<typename T> float f(float S, T s) { return a + S + s.x; }
};
static float i_1 = 4;
static float2 S_1 = 4;
RWBuffer<float> Out;

template<typename T> float f(T s, float S, T t) { T u = { 3 }; return s.x + S + t.x + u.x; }
float g(float S) { struct S s = { S }; { float S = i_1 + S_1.x; s.x += S; } return s.x; }
float h(float E, ::E e) { enum E b = A; return E + e + b; }

[numthreads(1, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  S s = { 1 };
  Method m = { 2 };
  Out[i] = f(s, 2, s) + g(2) + h(3, A) + m.f(2, s);
}
; ==>
enum E {
  A = 0,
  B = 1,
};

struct S {
  float x;
};

struct Method {
  float a;

  float f(float S, ::S s) {
    return a + S + s.x;
  }
};

RWBuffer<float> Out : register(u0);

static float i_1 = 4.0;
static float2 S_1 = 4.0;

float f(::S s, float S, ::S t) {
  ::S u = { 3.0 };
  return s.x + S + t.x + u.x;
}

float g(float S) {
  ::S s = { S };
  {
    float S = i_1 + S_1.x;
    s.x += S;
  }
  return s.x;
}

float h(float E, ::E e) {
  ::E b = ::E::A;
  return E + (int)e + (int)b;
}

[numthreads(1, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  S s = { 1.0 };
  Method m = { 2.0 };
  Out[i] = f(s, 2.0, s) + g(2.0) + h(3.0, E::A) + m.f(2.0, s);
}
