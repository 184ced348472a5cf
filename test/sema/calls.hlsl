// args: -T lib_6_x
struct Counter {
  int count;
  int next(int step = 2) { return count + step; } //=> (this.count + step)
  static int zero() { return 0; } //=> 0:int
  int twice() { return next() + next(3) + zero(); }
  Counter operator+(int more) { return this; } //=> this
  int operator[](uint index) { return count; } //=> this.count
  int operator()(int a, int b) { return a + b; } //=> (a + b)
};
struct Special : Counter {
  float extra;
};
template <typename T> T pick(T a, T b) { return a; } //=> a
template <typename T, int N> T first(T values[N]) { return values[0]; } //=> values[0:int]
float overloaded(float x) { return x; } //=> x
float overloaded(float4 x) { return x.x; } //=> x.x
float overloaded(int x) { return x; } //=> (float)x
float max(float a, Counter b) { return a; } //=> a

Texture2D<float4> Tex;
Texture2DMS<float4> Multi;
SamplerState Sampler;
RWByteAddressBuffer Raw;
RWStructuredBuffer<Counter> Structured;
RWTexture2D<float> Writable;
groupshared uint Shared;

void test(Counter c, Special s, float f, float3 v3, float4 v4, int i, uint u, uint2 at, float values[3], float4x4 m) {
  int a = c.next(); //=> c.Counter::next(2:int)
  int b = s.next(1.5f); //=> base Counter(s).Counter::next((int)1.5:float)
  int d = Counter::zero(); //=> Counter::zero()
  c = c + 1; //=> c = c.Counter::operator+(1:int)
  int e = c[i]; //=> c.Counter::operator[]((uint)i)
  int g = c(1, u); //=> c.Counter::operator()(1:int, (int)u)
  float h = pick(f, 2.0f); //=> pick(f, 2:float)
  int j = pick<int>(f, 2); //=> pick.1((int)f, 2:int)
  float k = first(values); //=> first(values)
  float l = overloaded(1); //=> overloaded.2(1:int)
  float n = overloaded(1.5); //=> overloaded(1.5:float)
  float o = overloaded(v4); //=> overloaded.1(v4)
  float p = overloaded(u); //=> overloaded.2((int)u)
  float q = max(f, 1); //=> max(f, 1:float)
  float r = max(f, c); //=> max(f, c)
  float3 t = lerp(v3, 1, 0.5); //=> lerp(v3, splat float3(1:float), splat float3(0.5:float))
  float4 w = mul(m, v4); //=> mul(m, v4)
  float x = dot(v3, 1); //=> dot(v3, splat float3(1:float))
  float y = sqrt(2); //=> sqrt(2:float)
  half z = sqrt(2.0) * (half)f; //=> (1.4142135381698608:half * (half)f)
  uint aa = asuint(f); //=> asuint(f)
  float4 bb = Tex.Sample(Sampler, v3); //=> Tex.Sample(Sampler, truncate float2(v3))
  float4 cc = Tex.Load(int3(at, 0)); //=> Tex.Load(int3{at, 0:int})
  float4 dd = Tex[at]; //=> Tex[at]
  float4 ee = Tex.mips[1][at]; //=> Tex.mips[1:uint][at]
  float4 ff = Multi.sample[2][at]; //=> Multi.sample[2:uint][at]
  float4 gg = Raw.Load<float4>(i); //=> Raw.Load((uint)i)
  Raw.Store(0, f); //=> Raw.Store(0:uint, f)
  Structured[i].count = 1; //=> Structured[(uint)i].count = 1:int
  Writable[at] = i; //=> Writable[at] = (float)i
  InterlockedAdd(Shared, 1, u); //=> InterlockedAdd(Shared, 1:uint, u)
  InterlockedAdd(Structured[0].count, u); //=> InterlockedAdd(Structured[0:uint].count, (int)u)
  Texture2D<float4> heap = ResourceDescriptorHeap[i]; //=> Texture2D<float4> resource heap[(uint)i]
  float4 hh = ((Texture2D<float4>)ResourceDescriptorHeap[u])[at]; //=> Texture2D<float4> resource heap[u][at]
  Texture2D<float4> jj = ResourceDescriptorHeap[NonUniformResourceIndex(u)]; //=> Texture2D<float4> resource heap[NonUniformResourceIndex(u)]
}
