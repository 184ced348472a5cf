// args: -T ms_6_5
struct Vertex { float4 position : SV_Position; };
struct Payload { Buffer<float> numbers; uint first; };
[outputtopology("triangle")] [numthreads(32, 1, 1)]
void main(uint i : SV_GroupIndex, in payload Payload handed, out vertices Vertex corners[64],
//                                                   ^^^^^^ error err_payload_attrs_must_be_udt: payload parameter 'handed' must be a user-defined type composed of only numeric types
          out indices uint3 triangles[32]) {
  SetMeshOutputCounts(64, 32);
  corners[i].position = handed.first;
  triangles[i] = uint3(i, 1, 2);
}
