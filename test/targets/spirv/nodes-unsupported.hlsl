// args: -T lib_6_8 -spirv -fspv-target-env=vulkan1.3
struct Leaf {
  uint index;
};

[Shader("node")]
[NodeLaunch("thread")]
void spread([MaxRecords(2)] NodeOutput<Leaf> leaves, [MaxRecords(2)] NodeOutput<Leaf> others, uint lane : SV_GroupIndex) {
  ThreadNodeOutputRecords<Leaf> records = leaves.GetThreadNodeOutputRecords(1);
  if (lane > 3) records = others.GetThreadNodeOutputRecords(1);
  records.OutputComplete();
}
; ==>
main.hlsl:10:17: error: records that depend on a branch cannot be written as SPIR-V
   10 |   if (lane > 3) records = others.GetThreadNodeOutputRecords(1);
      |                 ^~~~~~~
1 error generated.
