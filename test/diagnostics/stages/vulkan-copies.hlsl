// args: -T cs_6_2 -E main --target spirv
struct Part { float a; bool b; };
struct Element { Part parts[100][1000]; };
RWStructuredBuffer<Element> Elements;
AppendStructuredBuffer<Element> Out;

[numthreads(1, 1, 1)] void main(uint3 id : SV_DispatchThreadID) {
  Elements[id.x] = Elements[id.y];
//                 ^^^^^^^^^^^^^^ error err_vulkan_copy_too_large: a value of 200000 numbers cannot be copied number by number; the most is 65536
//                                help: copy it in a loop
//^^^^^^^^^^^^^^ error err_vulkan_copy_too_large: a value of 200000 numbers cannot be copied number by number; the most is 65536
//               help: copy it in a loop
  Out.Append(Elements[id.z]);
//           ^^^^^^^^^^^^^^ error err_vulkan_copy_too_large: a value of 200000 numbers cannot be copied number by number; the most is 65536
//                          help: copy it in a loop
//^^^^^^^^^^^^^^^^^^^^^^^^^^ error err_vulkan_copy_too_large: a value of 200000 numbers cannot be copied number by number; the most is 65536
//                           help: copy it in a loop
  Elements[0].parts[id.x][id.y] = Elements[1].parts[id.y][id.x];
}
