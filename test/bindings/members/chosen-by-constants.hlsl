// args: -T cs_6_6 --rules clang
struct Held { StructuredBuffer<float> data; float scale; };
struct Single { ConstantBuffer<Held> held; float4 rest; };
Single singles[3]; //=> singles.0.held.data: t0; singles.2.held.data: t1; singles.1.held: b0; singles.0.held: unused: never referenced by code the entry point reaches; singles.1.held.data: unused: never referenced by code the entry point reaches; singles.2.held: unused: never referenced by code the entry point reaches
RWStructuredBuffer<float> result; //=> u0
static const uint last = 2;

[numthreads(1, 1, 1)]
void main() {
  const uint first = 0;
  result[0] = singles[last].held.data[0] + singles[min(first, last)].held.data[0] * singles[first + 1].held.scale;
}
//=> $Globals: unused: never referenced by code the entry point reaches
