// args: -T lib_6_x
void test(int i, uint u, bool b, half h, float f, float3 v3, float4 v4, float4x4 m, min16float small, int3 i3, double wide) {
  float a = i * f; //=> ((float)i * f)
  float4 c = v4 * 2; //=> (v4 * splat float4(2:float))
  float4 d = 2 * v4; //=> (splat float4(2:float) * v4)
  float3 e = v3 + i3; //=> (v3 + (float3)i3)
  float3 g = v3 + v4; //=> (v3 + truncate float3(v4))
  half k = h * 2.5; //=> (h * 2.5:half)
  float l = h * f; //=> ((float)h * f)
  min16float n = small + 1; //=> (small + 1:min16float)
  uint o = i + u; //=> ((uint)i + u)
  int p = b + b; //=> ((int)b + (int)b)
  int q = 7 / 2; //=> 3:int
  float r = 7 / 2 * f; //=> (3:float * f)
  float s = 1 / 2.0; //=> 0.5:float
  bool t = i < u; //=> ((uint)i < u)
  bool w = 1 < 2; //=> true:bool
  bool3 x = v3 > 0; //=> (v3 > splat float3(0:float))
  int y = 1 << 4; //=> 16:int
  int z = i << u; //=> (i << (int)u)
  uint aa = ~u; //=> ~u
  bool bb = !i; //=> !(bool)i
  int cc = -b; //=> -(int)b
  float4x4 dd = m * m; //=> (m * m)
  float4x4 ee = m * f; //=> (m * splat float4x4(f))
  bool ff = i && f; //=> ((bool)i && (bool)f)
  bool gg = b || i; //=> (b || (bool)i)
  float hh = b ? i : f; //=> (b ? (float)i : f)
  half ii = b ? 1 : 2.5; //=> (b ? 1:half : 2.5:half)
  float3 jj = b ? v3 : 0; //=> (b ? v3 : splat float3(0:float))
  float kk = (i, f); //=> (i, f)
  double ll = wide * f; //=> (wide * (double)f)
  if (i) { //=> (bool)i
  }
  float3 nn = select(v3 > 0, v3, 0); //=> select((v3 > splat float3(0:float)), v3, splat float3(0:float))
}
