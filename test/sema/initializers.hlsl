// args: -T lib_6_x
struct Inner {
  float2 a;
  int b;
};
struct Outer {
  Inner inner;
  float c[2];
};
static const int Size = 2 + 1;

void test(float2 v2, float4 v4, int i, Inner inner, float f) {
  float4 a = {v2, 1, i}; //=> float4{v2, 1:float, (float)i}
  float4 b = float4(v2, 0, 1); //=> float4{v2, 0:float, 1:float}
  float3 c = float3(v4); //=> truncate float3(v4)
  float3 d = float3(1); //=> splat float3(1:float)
  float2x2 e = {v2, v2}; //=> float2x2{v2, v2}
  float2x2 g = float2x2(1, 2, 3, i); //=> float2x2{1:float, 2:float, 3:float, (float)i}
  Inner h = {v2, f}; //=> Inner{v2, (int)f}
  Inner j = {{1, 2}, 3}; //=> Inner{1:float, 2:float, 3:int}
  Outer k = {inner, 1, 2}; //=> Outer{inner, 1:float, 2:float}
  Outer l = (Outer)0; //=> splat Outer(0:int)
  Inner m = (Inner)v4; //=> Inner{v4.xyz}
  float4 n = (float4)k; //=> float4{k.inner, k.c[0:uint]}
  float o[] = {1, 2, i}; //=> float[3]{1:float, 2:float, (float)i}
  float p[2][2] = {1, 2, 3, 4}; //=> float[2][2]{1:float, 2:float, 3:float, 4:float}
  float q[Size] = {v2, f}; //=> float[3]{v2, f}
  float r = {i}; //=> (float)i
  int s = int(f); //=> (int)f
  uint t = uint(-1); //=> 4294967295:uint
  float2 w = 0.5.xx; //=> float2{0.5:float, 0.5:float}
  float x = sizeof(Outer); //=> (float)20:uint
  auto y = 1.5; //=> 1.5:float
  const int z = Size * 2; //=> (Size * 2:int)
  float aa[z] = (float[6])0; //=> splat float[6](0:int)
}
