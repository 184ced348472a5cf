// args: -T lib_6_8 -spirv -fspv-target-env=vulkan1.3
struct Leaf {
  uint index;
};

void fill(ThreadNodeOutputRecords<Leaf> records) {
  records.Get().index = 1;
}

[Shader("node")]
[NodeLaunch("thread")]
void spread([MaxRecords(2)] NodeOutput<Leaf> leaves) {
  ThreadNodeOutputRecords<Leaf> records = leaves.GetThreadNodeOutputRecords(1);
  fill(records);
  records.OutputComplete();
}
; ==>
main.hlsl:14:8: error: only parameters of the node itself can be passed to a function for Vulkan, not other values of type 'ThreadNodeOutputRecords<Leaf>'
   14 |   fill(records);
      |        ^~~~~~~
1 error generated.
