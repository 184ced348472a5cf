// What enters and leaves an entry point, stage by stage, in the words of DXC and its validator; Clang's where it has them.
import { defineDiagnostics } from '../define.ts'
import { validationFlag } from '../flags.ts'

export const entryPointDiagnostics = defineDiagnostics({
  // ---- Signatures
  err_hlsl_semantic_index_overlap: {
    severity: 'error',
    message: 'semantic index overlap {semantic}',
    help: 'each name and index may come once among the inputs, and once among the outputs',
  },
  warn_hlsl_position_misuse_hint: {
    severity: 'warning',
    flag: 'dx9-deprecation',
    message: "'{semantic}' is a user-defined semantic; did you mean 'SV_Position'?",
  },
  err_hlsl_entry_array_without_length: {
    severity: 'error',
    message: 'array dimensions of entry point parameters must be explicit',
  },
  err_hlsl_semantic_rows_overlap: {
    severity: 'default-error',
    flag: validationFlag,
    message: "'{other}' has {rows} rows and reaches into '{semantic}'",
    help: 'number the one after it {next}',
    explain: `Every element of an array and every vector of a matrix counts up the index: float4x4 m : MATRIX0 takes MATRIX0 to MATRIX3.
The validator of DXIL refuses what overlaps. Vulkan goes by locations, where this makes no difference.`,
  },
  err_hlsl_no_tess_factor: {
    severity: 'default-error',
    flag: validationFlag,
    message: "no patch constant is {semantic}, which the domain '{domain}' needs",
    help: 'let the patch constant function write float[{count}] : {semantic}',
  },
  err_hlsl_tess_factor_size: {
    severity: 'default-error',
    flag: validationFlag,
    message: "{semantic} has {rows} x {columns} components; the domain '{domain}' requires {count} x 1",
    explain: `A patch of the domain 'tri' has three edges and one factor for its inside, 'quad' has four and two, 'isoline' has two and none.
The validator of DXIL refuses other numbers. Vulkan always takes four and two.`,
  },
  warn_hlsl_semantic_overridden: {
    severity: 'warning',
    flag: 'semantic-overridden',
    message: "semantic '{semantic}' on field overridden by function or enclosing type",
    help: 'a semantic on a whole struct numbers its fields; remove one of the two',
  },
  err_hlsl_invalid_semantic: {
    severity: 'error',
    message: "invalid semantic '{semantic}' for {profile}",
    help: 'what a pixel shader returns has SV_Target, SV_Depth, SV_Coverage or SV_StencilRef',
    explain: `Names that are not system values are passed from stage to stage. Nothing comes before a compute shader, and what leaves a pixel shader goes
to render targets (SV_Target), the depth buffer (SV_Depth) or the coverage mask (SV_Coverage). Some system values came with a later shader model.`,
  },
  err_hlsl_semantic_index_too_large: {
    severity: 'error',
    message: "'{semantic}' is defined with semantic index {index}, but only values 0 through {largest} are supported",
  },
  err_hlsl_system_value_rows: {
    severity: 'error',
    message: "'{semantic}' must be a single value, neither an array nor a matrix",
  },
  err_hlsl_system_value_signed: {
    severity: 'default-error',
    flag: validationFlag,
    message: '{semantic} must be uint',
    help: "write 'uint'; where negative numbers are needed, cast it there",
  },
  err_hlsl_signature_type: {
    severity: 'error',
    message: "'{type}' (type for {semantic}) cannot be used as shader inputs or outputs",
    help: 'values between stages have at most 32 bits',
  },
  err_hlsl_bit_field_in_signature: {
    severity: 'error',
    message: "bit-field '{name}' (part of {semantic}) cannot be used as shader inputs or outputs",
    help: 'declare a whole number, and take it apart with shifts',
  },
  err_hlsl_resource_in_signature: {
    severity: 'error',
    message: "'{type}' (type for {semantic}) cannot be used as shader inputs or outputs",
    help: 'declare it outside of the function',
  },
  err_hlsl_integer_interpolation: {
    severity: 'error',
    message: "integer '{semantic}' cannot be interpolated",
    help: "write 'nointerpolation'",
  },
  err_hlsl_must_be_interpolated: {
    severity: 'error',
    message: "{semantic} cannot be used with 'nointerpolation' type",
    help: "remove 'nointerpolation'",
  },
  err_hlsl_clip_cull_components: {
    severity: 'error',
    message: 'SV_ClipDistance and SV_CullDistance use {count} components; the most is {limit}',
  },
  err_hlsl_several_depths: {
    severity: 'error',
    message: 'Pixel Shader only allows one type of depth semantic to be declared',
  },
  err_hlsl_coverage_exclusive: {
    severity: 'error',
    message: 'Pixel shader inputs SV_Coverage and SV_InnerCoverage are mutually exclusive',
  },

  // ---- Geometry shaders
  err_hlsl_gs_input_not_array: {
    severity: 'error',
    message: 'input types for geometry shader must be constant size arrays',
  },
  err_hlsl_gs_array_size: { severity: 'error', message: 'array dimension for {primitive} must be {count}' },
  err_hlsl_gs_primitives_conflict: {
    severity: 'error',
    message: 'input parameter conflicts with geometry specifier of previous input parameters',
  },
  err_hlsl_missing_inout_attr: { severity: 'error', message: 'stream-output object must be an inout parameter' },
  err_hlsl_gs_streams_not_points: {
    severity: 'error',
    message: 'when multiple GS output streams are used they must be pointlists',
  },
  err_hlsl_patch_size: {
    severity: 'error',
    message: "Patch constant function's {what} patch input should have {expected} elements, but has {found}",
  },
  err_hlsl_patch_element: {
    severity: 'error',
    message:
      "signature element '{semantic}', referred to by patch constant function, is not found in corresponding hull shader {direction}",
    explain:
      'The patch constant function sees the control points that the hull shader takes and returns; it cannot declare more of them.',
  },
  err_hlsl_hull_entry_reached: {
    severity: 'error',
    message: "entry function '{entry}' should not be reachable from patch constant function '{patch}'",
  },
  err_hlsl_hull_patch_reached: {
    severity: 'error',
    message: "patch constant function '{patch}' should not be reachable from entry function '{entry}'",
  },
  err_hlsl_gs_library_streams: {
    severity: 'error',
    message: 'a geometry shader of a library has one stream only',
    explain:
      'The validator of DXIL looks at libraries as a whole and knows one stream there. Compile the shader for gs_6_0 or later.',
  },
  err_hlsl_gs_no_stream: { severity: 'error', message: "geometry shader '{entry}' has no stream to write to" },
  err_hlsl_attribute_range: { severity: 'error', message: "'{name}' must be {bounds}, not {value}" },

  // ---- Mesh shaders
  err_hlsl_multiple_parameters: { severity: 'error', message: 'multiple {what} parameters not allowed' },
  err_hlsl_mesh_output_not_array: { severity: 'error', message: '{what} output is not a constant-length array' },
  err_hlsl_mesh_indices_type: {
    severity: 'error',
    message: 'the element of out indices array in a mesh shader whose output topology is {topology} must be {type}',
  },
  err_hlsl_mesh_output_count: { severity: 'error', message: 'max {what} count should not exceed {limit}' },

  // ---- Nodes of work graphs
  err_hlsl_node_grid_launch: { severity: 'error', message: "'{attribute}' may only be used with broadcasting nodes" },
  err_hlsl_node_two_grids: {
    severity: 'error',
    message: "Node shader '{name}' may not use both 'nodemaxdispatchgrid' and 'nodedispatchgrid'",
  },
  err_hlsl_node_no_grid: {
    severity: 'error',
    message: "Broadcasting node shader '{name}' must have either the NodeDispatchGrid or NodeMaxDispatchGrid attribute",
  },
  err_hlsl_node_grid_field: {
    severity: 'error',
    message:
      "Broadcasting node shader '{name}' with NodeMaxDispatchGrid attribute must declare an input record containing a field with SV_DispatchGrid semantic",
  },
  err_hlsl_node_grid_component: {
    severity: 'error',
    message: "'{attribute}' {component} component value must be between 1 and 65,535 (2^16-1) inclusive",
  },
  err_hlsl_node_grid_product: {
    severity: 'error',
    message: "'{attribute}' X * Y * Z product may not exceed 16,777,215 (2^24-1)",
  },
  err_hlsl_node_threads: {
    severity: 'error',
    message: "Node shader '{name}' with {launch} launch type requires 'numthreads' attribute",
  },
  err_hlsl_node_thread_group: {
    severity: 'error',
    message: 'Thread launch nodes must have a thread group size of (1,1,1)',
  },
  err_hlsl_node_recursion_depth: { severity: 'error', message: 'NodeMaxRecursionDepth may not exceed {limit}' },
  err_hlsl_too_many_node_inputs: {
    severity: 'error',
    message: "Node shader '{name}' may not have more than one input record",
  },
  err_hlsl_node_system_value: {
    severity: 'error',
    message: "Invalid system value semantic '{semantic}' for launchtype '{launch}'",
  },
  err_hlsl_array_disallowed: { severity: 'error', message: 'entry parameter of type {type} may not be an array' },
  note_hlsl_node_array: {
    severity: 'note',
    message: "'{name}' cannot be used as an array; did you mean '{name}Array'?",
  },
  err_hlsl_maxrecord_attrs_on_same_arg: {
    severity: 'error',
    message: 'only one of MaxRecords or MaxRecordsSharedWith may be specified to the same parameter.',
  },
  err_hlsl_maxrecord_on_wrong_launch: {
    severity: 'error',
    message: 'attribute MaxRecords must only be used with node outputs or coalescing launch inputs',
  },
  err_hlsl_maxrecordssharedwith_references_itself: {
    severity: 'error',
    message: 'attribute MaxRecordsSharedWith must not reference the same parameter it is applied to.',
  },
  err_hlsl_maxrecordssharedwith_references_invalid_arg: {
    severity: 'error',
    message: 'attribute MaxRecordsSharedWith must reference a valid output parameter name.',
  },
  err_hlsl_wg_attr_only_on_output_or_input_record: {
    severity: 'error',
    message: "attribute 'maxrecords' may only be used with output nodes or input record objects",
  },
  err_hlsl_wg_attr_only_on_output: {
    severity: 'error',
    message: "attribute '{attribute}' may only be used with output nodes",
  },
  err_hlsl_wg_attr_only_on_output_array: {
    severity: 'error',
    message:
      "attribute '{attribute}' may only be used with node output arrays (NodeOutputArray or EmptyNodeOutputArray)",
  },
  err_hlsl_wg_nodearraysize_conflict_unbounded: {
    severity: 'error',
    message: '[NodeArraySize({count})] conflict: [UnboundedSparseNodes] implies [NodeArraySize(-1)]',
  },
  err_hlsl_wg_nodetrackrwinputsharing_invalid: {
    severity: 'error',
    message:
      'NodeTrackRWInputSharing attribute cannot be applied to Input Records that are not RWDispatchNodeInputRecord',
  },
  err_hlsl_wg_nodetrackrwinputsharing_missing: {
    severity: 'error',
    message:
      'Use of FinishedCrossGroupSharing() requires NodeTrackRWInputSharing attribute to be specified on the record struct type',
  },
  err_hlsl_dispatchgrid_semantic_already_specified: {
    severity: 'error',
    message: 'a field with SV_DispatchGrid has already been specified',
  },
  note_hlsl_other_grid: { severity: 'note', message: 'other SV_DispatchGrid defined here' },
  err_hlsl_incompatible_dispatchgrid_semantic_type: {
    severity: 'error',
    message:
      'SV_DispatchGrid can only be applied to a declaration of unsigned 32 or 16-bit integer scalar, vector, or array up to 3 elements, not {type}',
  },
  err_hlsl_node_input: {
    severity: 'error',
    message: "'{type}' may not be used with {launch} nodes (only {allowed})",
  },

  // ---- Ray tracing
  err_raytracing_entry_param_count: {
    severity: 'error',
    message:
      "incorrect number of entry parameters for raytracing stage '{stage}': {count} parameter(s) provided, expected {expected}",
  },
  err_hlsl_ray_parameter_mode: { severity: 'error', message: "{what} parameter '{name}' must be '{mode}'" },
  err_payload_attrs_must_be_udt: {
    severity: 'error',
    message: "{what} parameter '{name}' must be a user-defined type composed of only numeric types",
  },
  err_hlsl_ray_empty_parameter: {
    severity: 'error',
    message: "{what} parameter '{name}' has no fields, so a '{stage}' shader takes and gives nothing",
    help: 'add a field to {type}',
  },
  err_hlsl_ray_result: { severity: 'error', message: "return type for '{stage}' shaders must be void" },
  err_hlsl_ray_root_signature: {
    severity: 'error',
    message: 'root signature attribute not supported for raytracing entry functions',
  },
})
