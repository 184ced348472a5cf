// args: -T lib_6_x -HV 2018
struct A {
  float x, y;
};
struct B {
  float2 xy;
};

void test(bool b, bool3 b3, float3 v3, float f, A a) {
  bool c = b && f; //=> (b && (bool)f)
  bool3 d = b3 && v3; //=> (b3 && (bool3)v3)
  float3 e = b3 ? v3 : f; //=> select(b3, v3, splat float3(f))
  float3 g = b3 ? 1 : 0; //=> (float3)select(b3, splat int3(1:int), splat int3(0:int))
  float h = b ? f : 1; //=> (b ?? f : 1:float)
  B i = a; //=> B{a}
}
