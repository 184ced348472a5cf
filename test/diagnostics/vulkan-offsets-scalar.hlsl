// args: -T cs_6_6 -spirv -fvk-use-scalar-layout
struct Data {
  float first;
  [[vk::offset(12)]] float2 across;
//                          ^^^^^^ note note_vulkan_member_here: 'across' is declared here
  [[vk::offset(18)]] float odd;
//                         ^^^ error err_vulkan_offset_place: 'odd' cannot lie at offset 18; the next place for it is 20
//                         ^^^ error err_vulkan_offset_overlap: 'odd' at offset 18 overlaps 'across'
//                             help: 'across' takes the bytes 12 to 19
};
StructuredBuffer<Data> data;
RWStructuredBuffer<float4> result;
[numthreads(1, 1, 1)] void main() { result[0] = data[1].across.x + data[2].odd; }
