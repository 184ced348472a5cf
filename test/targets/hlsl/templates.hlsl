// args: -T cs_6_6

RWBuffer<float> Out;

// A value and how often it was seen.
template<typename T, int N>
struct Counted {
  T values[N];
  uint count;
  T sum() {
    T total = 0;
    for (int i = 0; i < N; i++) total += values[i];
    return total / count;
  }
};

template<typename T>
T larger(T a, T b) { return a > b ? a : b; }
template<int N>
float scaled(float x) { return x * N; }
template<>
float scaled<3>(float x) { return -x; }

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  Counted<float, 2> a = { 1, 2, 3 };
  Counted<int, 2> b = { 1, 2, 3 };
  Counted<float, 4> c = { 1, 2, 3, 4, 5 };
  Out[0] = a.sum() + b.sum() + c.sum() + larger(1.5, Out[1]) + larger(id.x, id.y) + larger<int>(id.x, 2);
  Out[1] = scaled<1>(Out[2]) + scaled<2>(Out[3]) + scaled<3>(Out[4]);
}
; ==>
// A value and how often it was seen.
struct Counted_float_2 {
  float values[2];
  uint count;

  float sum() {
    float total = 0.0;
    for (int i = 0; i < 2; i++) {
      total += values[i];
    }
    return total / count;
  }
};

// A value and how often it was seen.
struct Counted_int_2 {
  int values[2];
  uint count;

  int sum() {
    int total = 0;
    for (int i = 0; i < 2; i++) {
      total += values[i];
    }
    return total / count;
  }
};

// A value and how often it was seen.
struct Counted_float_4 {
  float values[4];
  uint count;

  float sum() {
    float total = 0.0;
    for (int i = 0; i < 4; i++) {
      total += values[i];
    }
    return total / count;
  }
};

RWBuffer<float> Out : register(u0);

float larger(float a, float b) {
  return a > b ? a : b;
}

uint larger(uint a, uint b) {
  return a > b ? a : b;
}

int larger(int a, int b) {
  return a > b ? a : b;
}

float scaled(float x) {
  return x * 1.0;
}

float scaled_1(float x) {
  return x * 2.0;
}

float scaled_2(float x) {
  return -x;
}

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  Counted_float_2 a = { 1.0, 2.0, 3 };
  Counted_int_2 b = { 1, 2, 3 };
  Counted_float_4 c = { 1.0, 2.0, 3.0, 4.0, 5 };
  Out[0] = a.sum() + b.sum() + c.sum() + larger(1.5, Out[1]) + larger(id.x, id.y) + larger(int(id.x), int(2));
  Out[1] = scaled(Out[2]) + scaled_1(Out[3]) + scaled_2(Out[4]);
}
