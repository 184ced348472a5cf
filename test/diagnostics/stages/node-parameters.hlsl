// args: -T lib_6_8 -enable-16bit-types
struct Record { uint a; };
struct [NodeTrackRWInputSharing] Tracked { uint a; };
struct Sized { uint16_t2 size : SV_DispatchGrid; };
struct Array { uint size[3] : SV_DispatchGrid; };
struct Signed { int3 size : SV_DispatchGrid; };
//                   ^^^^ error err_hlsl_incompatible_dispatchgrid_semantic_type: SV_DispatchGrid can only be applied to a declaration of unsigned 32 or 16-bit integer scalar, vector, or array up to 3 elements, not 'int3' (aka 'vector<int, 3>')
struct Large { uint4 size : SV_DispatchGrid; };
//                   ^^^^ error err_hlsl_incompatible_dispatchgrid_semantic_type: SV_DispatchGrid can only be applied to a declaration of unsigned 32 or 16-bit integer scalar, vector, or array up to 3 elements, not 'uint4' (aka 'vector<uint, 4>')
template<typename T> struct Of { T size : SV_DispatchGrid; };
//                                 ^^^^ error err_hlsl_incompatible_dispatchgrid_semantic_type: SV_DispatchGrid can only be applied to a declaration of unsigned 32 or 16-bit integer scalar, vector, or array up to 3 elements, not 'float'
struct Base { uint3 first : SV_DispatchGrid; };
//                  ^^^^^ note note_hlsl_other_grid: other SV_DispatchGrid defined here
struct Inner { Base base; };
struct Twice : Inner { uint second : sv_dispatchgrid; };
//                          ^^^^^^ error err_hlsl_dispatchgrid_semantic_already_specified: a field with SV_DispatchGrid has already been specified

[shader("node")] [NodeLaunch("broadcasting")] [NodeMaxDispatchGrid(4, 4, 1)] [numthreads(8, 1, 1)]
void sized(DispatchNodeInputRecord<Sized> input, uint3 id : SV_DispatchThreadID) { }
[shader("node")] [NodeLaunch("broadcasting")] [NodeMaxDispatchGrid(4, 4, 1)] [numthreads(8, 1, 1)]
void listed(RWDispatchNodeInputRecord<Array> input) { }
[shader("node")] [NodeLaunch("broadcasting")] [NodeMaxDispatchGrid(4, 4, 1)] [numthreads(8, 1, 1)]
void negative(DispatchNodeInputRecord<Signed> input) { }
[shader("node")] [NodeLaunch("broadcasting")] [NodeMaxDispatchGrid(4, 4, 1)] [numthreads(8, 1, 1)]
void large(DispatchNodeInputRecord<Large> input) { }
[shader("node")] [NodeLaunch("broadcasting")] [NodeMaxDispatchGrid(4, 4, 1)] [numthreads(8, 1, 1)]
void instance(DispatchNodeInputRecord<Of<float> > input, NodeOutput<Twice> output) { }
[shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(4, 4, 1)] [numthreads(8, 1, 1)]
void tracked(RWDispatchNodeInputRecord<Tracked> input) { }
[shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(4, 4, 1)] [numthreads(8, 1, 1)]
void untracked(DispatchNodeInputRecord<Tracked> input) { }
//                                              ^^^^^ error err_hlsl_wg_nodetrackrwinputsharing_invalid: NodeTrackRWInputSharing attribute cannot be applied to Input Records that are not RWDispatchNodeInputRecord

[shader("node")] [NodeLaunch("coalescing")] [numthreads(8, 1, 1)]
void together([MaxRecords(3)] GroupNodeInputRecords<Record> input, uint id : SV_GroupIndex, uint vertex : SV_VertexID) { }
//                                                                                               ^^^^^^ error err_hlsl_node_system_value: Invalid system value semantic 'SV_VertexID' for launchtype 'Coalescing'
[shader("node")] [NodeLaunch("thread")]
void alone([MaxRecords(3)] ThreadNodeInputRecord<Record> input, uint index : SV_GroupIndex) { }
//          ^^^^^^^^^^^^^ error err_hlsl_maxrecord_on_wrong_launch: attribute MaxRecords must only be used with node outputs or coalescing launch inputs
//                                                                   ^^^^^ error err_hlsl_node_system_value: Invalid system value semantic 'SV_GroupIndex' for launchtype 'Thread'
[shader("node")] [NodeLaunch("thread")]
void inputs(ThreadNodeInputRecord<Record> first, ThreadNodeInputRecord<Record> second) { }
//                                                                             ^^^^^^ error err_hlsl_too_many_node_inputs: Node shader 'inputs' may not have more than one input record

[shader("node")] [NodeLaunch("thread")]
void outputs(
  RWThreadNodeInputRecord<Record> input,
  [MaxRecords(5)] NodeOutput<Record> one,
  [MaxRecordsSharedWith(one)] NodeOutput<Record> same,
  [MaxRecords(5)] [MaxRecordsSharedWith(one)] NodeOutput<Record> both,
//                 ^^^^^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_maxrecord_attrs_on_same_arg: only one of MaxRecords or MaxRecordsSharedWith may be specified to the same parameter.
// ^^^^^^^^^^^^^ note note_conflicting_attribute: conflicting attribute is here
  [MaxRecordsSharedWith(missing)] EmptyNodeOutput unknown,
// ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_maxrecordssharedwith_references_invalid_arg: attribute MaxRecordsSharedWith must reference a valid output parameter name.
  [MaxRecordsSharedWith(input)] NodeOutput<Record> taken,
// ^^^^^^^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_maxrecordssharedwith_references_invalid_arg: attribute MaxRecordsSharedWith must reference a valid output parameter name.
  [MaxRecordsSharedWith(self)] NodeOutput<Record> self) { }
// ^^^^^^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_maxrecordssharedwith_references_itself: attribute MaxRecordsSharedWith must not reference the same parameter it is applied to.
[shader("node")] [NodeLaunch("thread")]
void arrays(
  [MaxRecords(1)] [NodeArraySize(4)] NodeOutputArray<Record> fine,
  [MaxRecords(1)] [UnboundedSparseNodes] EmptyNodeOutputArray endless,
  [MaxRecords(1)] [NodeArraySize(4)] NodeOutput<Record> single,
//                 ^^^^^^^^^^^^^^^^ error err_hlsl_wg_attr_only_on_output_array: attribute 'nodearraysize' may only be used with node output arrays (NodeOutputArray or EmptyNodeOutputArray)
  [MaxRecords(1)] [UnboundedSparseNodes] [NodeArraySize(7)] NodeOutputArray<Record> conflict,
//                                        ^^^^^^^^^^^^^^^^ error err_hlsl_wg_nodearraysize_conflict_unbounded: [NodeArraySize(7)] conflict: [UnboundedSparseNodes] implies [NodeArraySize(-1)]
//                 ^^^^^^^^^^^^^^^^^^^^ note note_conflicting_attribute: conflicting attribute is here
  NodeOutput<Record> plain[9],
//                   ^^^^^ error err_hlsl_array_disallowed: entry parameter of type 'NodeOutput<Record>[9]' may not be an array
//                   ^^^^^ note note_hlsl_node_array: 'NodeOutput' cannot be used as an array; did you mean 'NodeOutputArray'?
  EmptyNodeOutputArray empty[4]) { }
//                     ^^^^^ error err_hlsl_array_disallowed: entry parameter of type 'EmptyNodeOutputArray[4]' may not be an array
[shader("node")] [NodeLaunch("thread")]
void misplaced([AllowSparseNodes] ThreadNodeInputRecord<Record> input) { }
//              ^^^^^^^^^^^^^^^^ error err_hlsl_wg_attr_only_on_output: attribute 'allowsparsenodes' may only be used with output nodes
