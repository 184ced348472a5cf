// args: -T lib_6_8
RWBuffer<uint> Buffer0;
struct Record { uint a; };
static const uint Both = 1 + 2;
static uint Later = 7;

void fences() { Barrier(UAV_MEMORY, DEVICE_SCOPE); Barrier(ALL_MEMORY, 0); Barrier(Later, Later); }
void groups() {
  Barrier(ALL_MEMORY, Both);
//                    ^^^^ error warn_hlsl_barrier_group_semantic_requires_group: GROUP_SYNC or GROUP_SCOPE specified for Barrier operation when context has no visible group [-Whlsl-barrier]
  Barrier(GROUP_SHARED_MEMORY, 0);
//        ^^^^^^^^^^^^^^^^^^^ error warn_hlsl_barrier_group_memory_requires_group: GROUP_SHARED_MEMORY specified for Barrier operation when context has no visible group [-Whlsl-barrier]
}
template<typename T> void synchronise(T object) { Barrier(object, GROUP_SYNC | DEVICE_SCOPE); }
namespace nodes { struct Fence { void wait() { Barrier(NODE_INPUT_MEMORY, 0); } }; }
//                                                     ^^^^^^^^^^^^^^^^^ error warn_hlsl_barrier_node_memory_requires_node: NODE_INPUT_MEMORY or NODE_OUTPUT_MEMORY may only be specified for Barrier operation in a node shader [-Whlsl-barrier]

[shader("compute")] [numthreads(1, 1, 1)]
void compute() {
//   ^^^^^^^ note note_hlsl_entry_defined_here: entry function defined here
  fences(); groups(); synchronise(Buffer0);
  nodes::Fence fence;
  fence.wait();
  Barrier(UAV_MEMORY, GROUP_SCOPE);
}
[shader("vertex")] uint vertex() : OUT {
//                      ^^^^^^ note note_hlsl_entry_defined_here: entry function defined here
//                      ^^^^^^ note note_hlsl_entry_defined_here: entry function defined here
//                      ^^^^^^ note note_hlsl_entry_defined_here: entry function defined here
//                      ^^^^^^ note note_hlsl_entry_defined_here: entry function defined here
  fences(); groups();
  Barrier(Buffer0, GROUP_SCOPE);
//                 ^^^^^^^^^^^ error warn_hlsl_barrier_group_semantic_requires_group: GROUP_SYNC or GROUP_SCOPE specified for Barrier operation when context has no visible group [-Whlsl-barrier]
  Barrier(0, DEVICE_SCOPE);
//           ^^^^^^^^^^^^ error err_hlsl_barrier_no_mem_with_required_scope: DEVICE_SCOPE specified for Barrier operation without applicable memory [-Whlsl-barrier]
  return 1;
}
[shader("node")] [NodeLaunch("thread")]
void thread(RWThreadNodeInputRecord<Record> record) {
//   ^^^^^^ note note_hlsl_entry_defined_here: entry function defined here
//   ^^^^^^ note note_hlsl_entry_defined_here: entry function defined here
//   ^^^^^^ note note_hlsl_entry_defined_here: entry function defined here
  Barrier(record, DEVICE_SCOPE);
//                ^^^^^^^^^^^^ error err_hlsl_barrier_no_mem_with_required_scope: DEVICE_SCOPE specified for Barrier operation without applicable memory [-Whlsl-barrier]
  Barrier(record, GROUP_SCOPE);
//                ^^^^^^^^^^^ error warn_hlsl_barrier_group_semantic_requires_group: GROUP_SYNC or GROUP_SCOPE specified for Barrier operation when context has no visible group [-Whlsl-barrier]
//                ^^^^^^^^^^^ error err_hlsl_barrier_no_mem_with_required_scope: GROUP_SCOPE specified for Barrier operation without applicable memory [-Whlsl-barrier]
  Barrier(NODE_INPUT_MEMORY | NODE_OUTPUT_MEMORY, DEVICE_SCOPE);
}
[shader("node")] [NodeLaunch("coalescing")] [numthreads(4, 1, 1)]
void coalescing(RWGroupNodeInputRecords<Record> records) {
//   ^^^^^^^^^^ note note_hlsl_entry_defined_here: entry function defined here
  Barrier(records, GROUP_SCOPE | GROUP_SYNC);
  Barrier(records, DEVICE_SCOPE);
//                 ^^^^^^^^^^^^ error err_hlsl_barrier_no_mem_with_required_scope: DEVICE_SCOPE specified for Barrier operation without applicable memory [-Whlsl-barrier]
}
void unreached() {
  Barrier(16, 0);
//        ^^ error err_hlsl_barrier_invalid_memory_flags: invalid MemoryTypeFlags for Barrier operation; expected 0, ALL_MEMORY, or some combination of UAV_MEMORY, GROUP_SHARED_MEMORY, NODE_INPUT_MEMORY, NODE_OUTPUT_MEMORY flags
  Barrier(-1, 0);
//        ^^ error err_hlsl_barrier_invalid_memory_flags: invalid MemoryTypeFlags for Barrier operation; expected 0, ALL_MEMORY, or some combination of UAV_MEMORY, GROUP_SHARED_MEMORY, NODE_INPUT_MEMORY, NODE_OUTPUT_MEMORY flags
  Barrier(0, 8);
//           ^ error err_hlsl_barrier_invalid_semantic_flags: invalid SemanticFlags for Barrier operation; expected 0 or some combination of GROUP_SYNC, GROUP_SCOPE, DEVICE_SCOPE flags
  Barrier(Buffer0, -1);
//                 ^^ error err_hlsl_barrier_invalid_semantic_flags: invalid SemanticFlags for Barrier operation; expected 0 or some combination of GROUP_SYNC, GROUP_SCOPE, DEVICE_SCOPE flags
}
