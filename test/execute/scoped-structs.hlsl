// Structs with names in scopes, without a name and from templates, in memory and as values: drivers must take them for the same.
namespace Scene {
struct Light {
  struct Range { int near, far; };
  Range ranges[2];
  struct { int red; int2 rest; } color;
};
}
template<typename T> struct Pair { T first; T second[2]; };
struct Both { float4 low, high; };
ConstantBuffer<Both> Constants;
struct All { Both both;  Scene::Light light; Pair<int2> pair; };
StructuredBuffer<Pair<int> > Numbers;
RWStructuredBuffer<All> Results;

[numthreads(2, 1, 1)]
void main(uint id : SV_GroupIndex) {
  All all = (All)id;
  Pair<int> pair = Numbers[id];
  all.light.ranges[id & 1].far = pair.first;
  all.light.color.rest = int2(pair.second[1], pair.second[0]);
  all.pair.second[1] = all.light.color.rest.yx * 2;
  all.both = Constants;
  Results[id] = all;
  Results[id + 2].light = all.light;
  Results[id + 2].both.high = all.both.low;
  Results[id + 2].pair = Results[id].pair;
}
