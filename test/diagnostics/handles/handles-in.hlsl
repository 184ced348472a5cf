// args: -T cs_6_6
// Handles are also there in HLSL; names of the program win.
enum DescriptorKind { Red, Green };
struct Sampler2D { float x; };
cbuffer C { DescriptorHandle<Texture2D> h; DescriptorHandle<float> wrong; SamplerState.Handle s; }
//                                                          ^^^^^ error err_hlsl_handle_not_descriptor: type argument 'float' does not conform to 'IOpaqueDescriptor'
//                                                                help: T of DescriptorHandle<T> is one texture, buffer, sampler or acceleration structure; a struct can have handles as members instead
RWStructuredBuffer<float4> result;
float nonuniform(float x) { return x; }

[numthreads(1, 1, 1)]
void main() {
  Sampler2D mine;
  mine.x = nonuniform(1) + Green;
  result[0] = h.SampleLevel(s, float2(0, 0), 0) * mine.x;
  uint2 bits = h;
//      ^^^^ error err_init_conversion_failed: cannot initialize a variable of type 'uint2' (aka 'vector<uint, 2>') with an lvalue of type 'DescriptorHandle<Texture2D<float4>>' (aka 'DescriptorHandle<Texture2D<vector<float, 4>>>')
//             ^ note note_hlsl_handle_explicit: an explicit conversion exists: write (uint2)handle
}
