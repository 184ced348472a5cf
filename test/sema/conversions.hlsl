// args: -T lib_6_x
struct Base {
  int count;
};
struct Derived : Base {
  float2 size;
};
enum Color { Red, Green = 5 };
ConstantBuffer<Derived> Constants;
cbuffer Loose {
  float4x4 Matrix;
}

void takesBase(Base b) {}
void takesFloat4(float4 v) {}
void writes(inout float2 v, out int i) { i = 1; } //=> i = 1:int

void test(int i, uint u, bool b, half h, float f, float3 v3, float4 v4, float2x2 m, Derived d, Color color, double wide) {
  float4 splat = i; //=> splat float4((float)i)
  float2 truncated = v4; //=> truncate float2(v4)
  float scalar = v3; //=> truncate float(v3)
  float4 reshaped = m; //=> float4{m}
  float2x2 again = v4; //=> float2x2{v4}
  int fromFloat = f; //=> (int)f
  bool fromInt = i; //=> (bool)i
  float fromBool = b; //=> (float)b
  float fromEnum = color; //=> (float)(uint)color
  int literalInt = 3.0; //=> 3:int
  half literalHalf = 0.1; //=> 0.10000000149011612:half
  uint wrapped = -1; //=> 4294967295:uint
  double precise = 0.1; //=> 0.1:double
  Base base = d; //=> base Base(d)
  Derived contents = Constants; //=> contents(Constants)
  takesBase(d); //=> takesBase(base Base(d))
  takesFloat4(i); //=> takesFloat4(splat float4((float)i))
  takesFloat4(1); //=> takesFloat4(splat float4(1:float))
  writes(v3.xy, i); //=> writes(v3.xy, i)
  float3 swizzled = f.xxx; //=> f.xxx
  float element = Matrix._m03; //=> Matrix._m03
  float2 elements = Matrix._11_22; //=> Matrix._m00_m11
  float4 row = Matrix[1]; //=> Matrix[1:uint]
  float component = v4[i]; //=> v4[(uint)i]
  v4 = i; //=> v4 = splat float4((float)i)
  v4.xy = 2; //=> v4.xy = splat float2(2:float)
  i += 1.5; //=> i += in float: 1.5:float
  f *= i; //=> f *= in float: (float)i
  v3 += v4; //=> v3 += in float3: truncate float3(v4)
  u <<= i; //=> u <<= in uint: (uint)i
  i++; //=> i++
  --v3; //=> --v3
}

float2 returns(float4 v) {
  return v; //=> truncate float2(v)
}
