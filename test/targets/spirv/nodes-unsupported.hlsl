// args: -T lib_6_8 -spirv -fspv-target-env=vulkan1.3
struct Leaf {
  uint index;
};

[Shader("node")]
[NodeLaunch("broadcasting")]
[NodeDispatchGrid(1, 1, 1)]
[NumThreads(8, 1, 1)]
void spread([MaxRecords(2)] NodeOutput<Leaf> leaves, [MaxRecords(2)] NodeOutput<Leaf> others, uint lane : SV_GroupIndex) {
  ThreadNodeOutputRecords<Leaf> records = leaves.GetThreadNodeOutputRecords(1);
  if (lane > 3) records = others.GetThreadNodeOutputRecords(1);
  records.OutputComplete();
}
; ==>
main.hlsl:12:17: error: records that depend on a branch cannot be written as SPIR-V
   12 |   if (lane > 3) records = others.GetThreadNodeOutputRecords(1);
      |                 ^~~~~~~
1 error generated.
