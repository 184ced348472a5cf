// args: -T cs_6_6 -spirv
// Types without bytes: DXIL takes them, Vulkan has none.
struct Marker {};
struct Light { float4 color; struct { float near; } shadows[0]; };
cbuffer Scene { Light light; float weights[0]; }
//                    ^^^^^ error err_vulkan_empty_array: 'light' has an array of no elements, which Vulkan does not have
//                          help: leave the array out where its length is 0
//                                 ^^^^^^^ error err_vulkan_empty_array: 'weights' has an array of no elements, which Vulkan does not have
//                                         help: leave the array out where its length is 0
AppendStructuredBuffer<Marker> markers;
//                             ^^^^^^^ error err_vulkan_empty_element: the elements of 'markers' are of type 'Marker', which is empty: Vulkan has no such buffer
//                                     help: give the struct a member
StructuredBuffer<Light> lights[2];
//                      ^^^^^^ error err_vulkan_empty_array: 'lights' has an array of no elements, which Vulkan does not have
//                             help: leave the array out where its length is 0
struct Unused { int list[0]; };
RWBuffer<float4> result;
float4 sum(float values[0]) { return 0; }
//               ^^^^^^ error err_vulkan_empty_array: 'values' has an array of no elements, which Vulkan does not have
//                      help: leave the array out where its length is 0
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  float none[0];
//      ^^^^ error err_vulkan_empty_array: 'none' has an array of no elements, which Vulkan does not have
//           help: leave the array out where its length is 0
  Marker marker;
  result[i] = light.color + lights[i].Load(0).color + sum(none);
}
