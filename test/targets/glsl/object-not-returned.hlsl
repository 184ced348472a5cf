// args: -T cs_6_0 -spirv -fspv-target-env=vulkan1.3
#include <vk/spirv.h>
RWStructuredBuffer<int> data;
groupshared int held[64];
vk::WorkgroupSpirvPointer<int> missing(int x) { if (x > 1) return vk::GetGroupSharedAddress(held[0]); }
[numthreads(64, 1, 1)] void main(uint i : SV_GroupIndex) {
  missing(i);
  data[0] = 1;
}
; ==>
In file included from main.hlsl:2:
vk/spirv.h:48:36: error: a value of type 'vk::WorkgroupSpirvPointer' cannot be written as GLSL
   48 | WorkgroupSpirvPointer<PointeeType> GetGroupSharedAddress([[vk::ext_reference]] PointeeType value);
      |                                    ^
main.hlsl:5:103: warning: non-void function does not return a value in all control paths [-Wreturn-type]
    5 | vk::WorkgroupSpirvPointer<int> missing(int x) { if (x > 1) return vk::GetGroupSharedAddress(held[0]); }
      |                                                                                                       ^
1 warning and 1 error generated.
