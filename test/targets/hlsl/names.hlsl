// args: -T cs_6_6

RWBuffer<float> Out;
float lerp(float a, int b) { return a + b; }
float rcp(float x) { return 2 / x; }
struct { float x, y; } anonymous;
struct Light { float range; };
Light Light_1;
void local() { struct Inner { int a; }; Inner i = { 3 }; Out[3] = i.a; }
void other() { struct Inner { float b; }; Inner i = { 4 }; Out[4] = i.b; }
float sample, center, texture;

[numthreads(1, 1, 1)]
void main() {
  float line = 1, point = 2;
  float self = Out[5] + self * 0;
  {
    auto line = point + line;
    Out[6] = line;
  }
  local();
  other();
  Out[0] = lerp(1.0, 2) + lerp(line, point, 0.5) + rcp(Out[1]) + anonymous.y + Light_1.range + sample + center + texture;
}
; ==>
struct Unnamed {
  float x;
  float y;
};

struct Light {
  float range;
};

struct Inner {
  int a;
};

struct Inner_1 {
  float b;
};

RWBuffer<float> Out : register(u0);

Unnamed anonymous;
Light Light_1;
float sample;
float center;
float texture;

void local() {
  Inner i = { 3 };
  Out[3] = i.a;
}

void other() {
  Inner_1 i = { 4.0 };
  Out[4] = i.b;
}

float lerp_1(float a, int b) {
  return a + b;
}

float rcp(float x) {
  return 2.0 / x;
}

[numthreads(1, 1, 1)]
void main() {
  float line = 1.0;
  float point = 2.0;
  float self = Out[5] + self * 0.0;
  {
    float line_1 = point + line;
    Out[6] = line_1;
  }
  local();
  other();
  Out[0] = lerp_1(1.0, 2) + lerp(line, point, 0.5) + rcp(Out[1]) + anonymous.y + Light_1.range + sample + center
    + texture;
}
