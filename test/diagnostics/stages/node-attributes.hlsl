// args: -T lib_6_8
struct Grid { uint3 size : SV_DispatchGrid; };
struct Plain { uint x; };

[shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(4, 4, 1)] [numthreads(8, 1, 1)]
void fixed(DispatchNodeInputRecord<Plain> input) { }
[shader("node")] [NodeLaunch("broadcasting")] [NodeMaxDispatchGrid(4, 4, 1)] [numthreads(8, 1, 1)]
void sized(DispatchNodeInputRecord<Grid> input) { }
[shader("node")] [NodeLaunch("thread")]
void alone(ThreadNodeInputRecord<Plain> input) { }

[shader("node")] [NodeLaunch("broadcasting")]
void nothing() { }
//   ^^^^^^^ error err_hlsl_node_no_grid: Broadcasting node shader 'nothing' must have either the NodeDispatchGrid or NodeMaxDispatchGrid attribute
//   ^^^^^^^ error err_hlsl_node_threads: Node shader 'nothing' with broadcasting launch type requires 'numthreads' attribute
[shader("node")] [NodeLaunch("broadcasting")] [NodeMaxDispatchGrid(4, 4, 1)] [numthreads(8, 1, 1)]
void unsized(DispatchNodeInputRecord<Plain> input) { }
//   ^^^^^^^ error err_hlsl_node_grid_field: Broadcasting node shader 'unsized' with NodeMaxDispatchGrid attribute must declare an input record containing a field with SV_DispatchGrid semantic
[shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(1, 1, 1)] [NodeMaxDispatchGrid(4, 4, 1)] [numthreads(8, 1, 1)]
//                                                                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_node_two_grids: Node shader 'both' may not use both 'nodemaxdispatchgrid' and 'nodedispatchgrid'
void both(DispatchNodeInputRecord<Grid> input) { }
[shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(1, 65536, 1)] [numthreads(8, 1, 1)]
//                                             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_node_grid_component: 'NodeDispatchGrid' Y component value must be between 1 and 65,535 (2^16-1) inclusive
void large() { }
[shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(65535, 65535, 1)] [numthreads(8, 1, 1)]
//                                             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_node_grid_product: 'NodeDispatchGrid' X * Y * Z product may not exceed 16,777,215 (2^24-1)
void larger() { }
[shader("node")] [NodeLaunch("coalescing")] [NodeDispatchGrid(1, 1, 1)]
//                                           ^^^^^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_node_grid_launch: 'nodedispatchgrid' may only be used with broadcasting nodes
void together(ThreadNodeInputRecord<Plain> input) { }
//   ^^^^^^^^ error err_hlsl_node_threads: Node shader 'together' with coalescing launch type requires 'numthreads' attribute
//                                         ^^^^^ error err_hlsl_node_input: 'ThreadNodeInputRecord' may not be used with coalescing nodes (only GroupNodeInputRecords, RWGroupNodeInputRecords, or EmptyNodeInput)
[shader("node")] [NodeLaunch("thread")] [numthreads(8, 1, 1)] [NodeMaxRecursionDepth(33)]
//                                       ^^^^^^^^^^^^^^^^^^^ error err_hlsl_node_thread_group: Thread launch nodes must have a thread group size of (1,1,1)
//                                                             ^^^^^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_node_recursion_depth: NodeMaxRecursionDepth may not exceed 32
void grouped(DispatchNodeInputRecord<Plain> input) { }
//                                          ^^^^^ error err_hlsl_node_input: 'DispatchNodeInputRecord' may not be used with thread nodes (only ThreadNodeInputRecord or RWThreadNodeInputRecord)
