// args: -T ms_6_5
// An array without elements has no place among the outputs.
struct Bone { float3 place; };
struct Vertex { float4 place : SV_Position; Bone bones[0] : BONES; };
Buffer<float4> Places; //=> t0
[numthreads(3, 1, 1)]
[outputtopology("triangle")]
void main(uint i : SV_GroupIndex, out vertices Vertex corners[3], out indices uint3 triangles[1]) {
  SetMeshOutputCounts(3, 1);
  corners[i].place = Places[i];
  corners[i].bones[i].place = 1;
  triangles[0] = uint3(0, 1, 2);
}
