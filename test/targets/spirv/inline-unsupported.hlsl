// args: -T cs_6_6 -spirv -fspv-target-env=vulkan1.3
#include <vk/spirv.h>
[[vk::ext_instruction(62)]] void store([[vk::ext_reference]] uint target, uint value);
groupshared uint held[4];
string text = "a";
[numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) {
  store(i + 1, 2);
  vk::WorkgroupSpirvPointer<uint> p = vk::GetGroupSharedAddress(held[0]);
  p = vk::GetGroupSharedAddress(held[1]);
  text = "b";
}
; ==>
main.hlsl:7:9: error: a reference to what is not a variable cannot be written as SPIR-V
    7 |   store(i + 1, 2);
      |         ^~~~~
main.hlsl:8:35: error: a pointer to groupshared memory that changes cannot be written as SPIR-V
    8 |   vk::WorkgroupSpirvPointer<uint> p = vk::GetGroupSharedAddress(held[0]);
      |                                   ^
main.hlsl:10:10: error: a string cannot be written as SPIR-V
   10 |   text = "b";
      |          ^~~
main.hlsl:10:3: error: a string that is not a literal cannot be written as SPIR-V
   10 |   text = "b";
      |   ^~~~
error: the type 'string' cannot be written as SPIR-V
5 errors generated.
