// args: -T hs_6_6 -E main
// Heaps, mips, samples and patches have one dimension: a vector is no index of theirs, as in DXC. Buffers and arrays have rules of their own.
struct Vertex { float4 position : SV_Position; };
struct Patch { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };
Texture2D<float4> Image;
Texture2DMS<float4> Samples;
StructuredBuffer<float> Numbers;
cbuffer Constants { uint4 many; uint1 one; float real; };

Patch patch(InputPatch<Vertex, 3> points)
{
  Texture2D<float> wrong = ResourceDescriptorHeap[many.xy];
//                                               ^ error err_ovl_no_viable_subscript: no viable overloaded operator[] for type '.Resource'
  SamplerState sampler = SamplerDescriptorHeap[many.xyz];
//                                            ^ error err_ovl_no_viable_subscript: no viable overloaded operator[] for type '.Sampler'
  Texture2D<float> right = ResourceDescriptorHeap[one];
  float4 sum = Image.mips[many.xy][uint2(0, 1)] + Image.mips[one][uint2(0, 1)] + Image.mips[real][uint2(0, 1)];
//                       ^ error err_ovl_no_viable_subscript: no viable overloaded operator[] for type 'Texture2D<float4>' (aka 'Texture2D<vector<float, 4>>')
  sum += Samples.sample[many][uint2(0, 1)] + Samples.sample[many.x][uint2(0, 1)];
//                     ^ error err_ovl_no_viable_subscript: no viable overloaded operator[] for type 'Texture2DMS<float4>' (aka 'Texture2DMS<vector<float, 4>>')
  sum += points[many.xy].position + points[one].position + points[real].position;
//             ^ error err_ovl_no_viable_subscript: no viable overloaded operator[] for type 'InputPatch<Vertex, 3>'
  Patch result;
  result.edges[0] = result.edges[1] = result.edges[2] = sum.x;
  result.inside = right.Load(0) + Numbers[one];
  return result;
}

[domain("tri")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("patch")]
Vertex main(InputPatch<Vertex, 3> points, uint i : SV_OutputControlPointID)
{
  return points[i];
}
