// What a stage, a shader model or a thread group does not allow: said where it is used, before the validator of DXIL says it elsewhere.
import { defineDiagnostics } from '../define.ts'
import { validationFlag } from '../flags.ts'

export const stageLimitDiagnostics = defineDiagnostics({
  err_hlsl_constant_buffer_too_large: {
    severity: 'error',
    message: "constant buffer '{name}' has {size} bytes; the most is {limit}",
    help: 'put large arrays into a StructuredBuffer',
    explain: 'A constant buffer holds 4096 rows of 16 bytes. Only buffers that the shader uses are looked at.',
  },
  warn_hlsl_dxc_layout: {
    severity: 'warning',
    flag: 'dxc-layout',
    message: "DXC lays the constants of '{name}' out in another way, because it holds a {type}",
    help: 'keep structured buffers and constant buffers out of structs with constants',
    explain: `DXC counts the element of a structured buffer inside a struct among the constants around it, and has no buffer of its own for a ConstantBuffer
there. Only --rules dxc reports it; the numbers are laid out without either.

    struct S { StructuredBuffer<float4> b; float f; };
    S s;                    // f: offset 0 of $Globals here, 16 in DXC`,
  },
  err_hlsl_missing_domain: {
    severity: 'default-error',
    flag: validationFlag,
    message: '{stage} entry point must have a valid domain attribute',
  },
  err_hlsl_two_partitionings: {
    severity: 'error',
    message: "'{name}' rounds here for hull shaders with '{one}' and with '{other}' partitioning",
    help: 'write a function for each partitioning',
    explain: `These functions round as the hull shader that reaches them partitions its patches. In a library several can reach one call.

    [partitioning("integer")] [patchconstantfunc("Factors")] ...
    [partitioning("pow2")] [patchconstantfunc("Factors")] ...        // error in Factors`,
  },
  err_hlsl_group_too_large_for_stage: {
    severity: 'default-error',
    flag: validationFlag,
    message: '{stage} shaders have groups of at most {limit} threads, not {count}',
  },
  err_hlsl_undefined_store: {
    severity: 'default-error',
    flag: validationFlag,
    message: 'a component that is stored here never got a value',
    help: 'give the variable an initial value',
    explain: `DXIL's validator refuses to store values in a UAV that were never given.

    float2 v; v.x = 1; Out[0] = v;        // error: v.y`,
  },
  err_hlsl_element_out_of_bounds: {
    severity: 'default-error',
    flag: validationFlag,
    message: 'array index {index} is out of bounds: the array has {count} elements',
    explain: `DXIL's validator refuses accesses to elements that are not there where the optimiser knows the index.

    groupshared float Sums[4];
    for (int k = 0; k <= 4; k++) Sums[k] = 0;      // error: array index 4`,
  },
  err_hlsl_buffer_out_of_bounds: {
    severity: 'default-error',
    flag: validationFlag,
    message: 'this reads byte {offset} of a constant buffer of {size} bytes',
    explain: `DXIL's validator refuses reads past the end of a constant buffer where the optimiser knows the index.

    cbuffer Frame { float4 Lights[4]; };
    for (int k = 0; k <= 4; k++) sum += Lights[k];      // error: byte 64 of 64`,
  },
  err_hlsl_structured_element_size: {
    severity: 'error',
    message: "an element of '{name}' has {size} bytes; the most is {limit}",
    help: 'split it into several elements, or read it from a ByteAddressBuffer',
    explain:
      'Direct3D has no room for larger elements of structured buffers. Only buffers that the shader uses are looked at, and not those of descriptor heaps.',
  },
  err_hlsl_vk_static_pointer_cast_type: {
    severity: 'error',
    message: "vk::static_pointer_cast() content type must be base class of argument's content type",
    help: 'use vk::reinterpret_pointer_cast',
  },
  err_hlsl_vk_pointer_cast_alignment: {
    severity: 'error',
    message: 'Vulkan buffer pointer cannot be cast to greater alignment',
  },
  err_hlsl_exported_resource: {
    severity: 'error',
    message: "exported function '{name}' must not have {what} in its parameters or result",
    explain: 'DXIL libraries are linked by functions that pass numbers; resources are globals of the library.',
  },
  err_hlsl_static_resource_in_library: {
    severity: 'error',
    message: 'non const static global resource use is disallowed in library exports.',
    help: "use the resource itself in the function, in place of '{name}'",
    explain: `Functions of a library share nothing: a static variable with a resource would have to be in memory, and no resource can be.
Where all of it is one entry point, the variable is gone before that matters.

    Texture2D<float4> T;
    static Texture2D<float4> t = T;
    export float4 f(uint2 p) { return t[p]; }   // error: write T[p]`,
  },
  err_hlsl_member_never_defined: {
    severity: 'error',
    message: "static member '{name}' is used here, but never defined",
    help: 'define it outside of the struct, as in float S::x = 1;',
    explain: `A static member that is not const is declared in the struct and defined outside of it.

    struct S { static float x; };
    float S::x = 1;`,
  },
  note_hlsl_member_declared: { severity: 'note', message: "'{name}' declared here" },
  err_hlsl_query_flags: {
    severity: 'error',
    message: 'a non-zero value for the RayQueryFlags template argument requires shader model 6.9 or above',
  },
  err_hlsl_ordered_outside_pixel: {
    severity: 'error',
    message: "rasterizer ordered views are for pixel shaders; '{name}' is used by the {stage} shader '{entry}'",
  },
  err_hlsl_derivative_group: {
    severity: 'error',
    message: "'{name}' needs derivatives, for which '{entry}' with numthreads({x}, {y}, {z}) has no quads of threads",
    help: 'make X a multiple of 4 and Y and Z 1, or X and Y multiples of 2',
    explain:
      'Outside pixel shaders the derivatives are differences between the threads of a quad: four in a row of a one-dimensional group, or two by two.',
  },
  err_vulkan_derivative_stage: {
    severity: 'error',
    message: "'{name}' needs derivatives, which Vulkan does not have in the {stage} shader '{entry}'",
    explain: 'Outside pixel shaders the extension of Vulkan that is used here has derivatives in compute shaders only.',
  },
  err_hlsl_discard_outside_pixel: {
    severity: 'error',
    message: "'discard' used by '{entry}' is not available in {stage} shaders",
  },
  err_hlsl_initializer_too_large: {
    severity: 'error',
    message: "'{name}' has an initial value of {count} numbers; the most is {limit}",
    help: 'read large tables from a buffer',
  },
  err_hlsl_list_too_large: {
    severity: 'error',
    message: 'a list of {count} values is more than can be taken apart; the most is {limit}',
    help: 'copy it in a loop',
  },
  err_hlsl_conversion_too_large: {
    severity: 'error',
    message: 'a value of {count} numbers cannot be converted to {type} number by number; the most is {limit}',
    help: 'copy it in a loop',
  },
  err_hlsl_control_point_count: {
    severity: 'error',
    message: 'a patch has at most {limit} control points, not {count}',
  },
  err_hlsl_empty_patch: { severity: 'error', message: '{name} element count must be greater than 0' },
  err_hlsl_mesh_output_mode: {
    severity: 'error',
    message: "'{word}' object must be an out parameter",
  },
  err_hlsl_payload_mode: {
    severity: 'error',
    message: "'payload' object must be an in parameter",
    help: "write 'in' in front of 'payload'",
  },
  err_hlsl_patch_mode: { severity: 'error', message: '{name} should not be out/inout parameter' },
  err_hlsl_mesh_payload_size: {
    severity: 'error',
    message: 'a payload of {size} bytes is greater than the maximum of {limit} bytes',
  },
  err_hlsl_mesh_output_size: {
    severity: 'error',
    message: "{what} of '{name}' have {size} bytes; the most is {limit}",
    explain: 'Numbers of four bytes, for vertices and primitives in multiples of 32.',
  },
  err_hlsl_mesh_counts_missing: { severity: 'error', message: 'missing SetMeshOutputCounts call' },
  err_hlsl_mesh_counts_repeated: {
    severity: 'default-error',
    flag: validationFlag,
    message: 'SetMeshOutputCounts cannot be called multiple times',
  },
  err_hlsl_mesh_counts_not_dominating: {
    severity: 'error',
    message: 'SetMeshOutputCounts is not called on every path to this output',
  },
  note_hlsl_mesh_counts: { severity: 'note', message: 'called here' },
  err_hlsl_dispatch_mesh_once: {
    severity: 'error',
    message: 'DispatchMesh must be called exactly once in an amplification shader',
  },
  err_hlsl_dispatch_mesh_not_dominating: {
    severity: 'error',
    message: 'DispatchMesh must be called on every path through an amplification shader',
  },
  err_hlsl_depth_position: {
    severity: 'error',
    message: "'{semantic}' needs SV_Position at the centroid or at the sample",
    help: "write 'noperspective centroid' before the parameter with SV_Position, or run at sample frequency with SV_SampleIndex",
  },
  err_hlsl_groupshared_too_large: {
    severity: 'error',
    message: "groupshared variable '{name}' has {size} bytes; the most is {limit}",
  },
  err_hlsl_groupshared_stage: {
    severity: 'error',
    message:
      "Thread Group Shared Memory not supported from non-compute entry points: '{name}' is used by the {stage} shader '{entry}'",
  },
  err_hlsl_groupshared_total: {
    severity: 'default-error',
    flag: validationFlag,
    message: "Total Thread Group Shared Memory used by '{name}' is {size}, exceeding {kind}: {limit}",
    explain: 'The groupshared variables that a shader uses share one memory. Those that it does not use take no room.',
  },
  err_hlsl_loop_without_end: {
    severity: 'default-error',
    flag: validationFlag,
    message: 'this loop never ends: a loop must have a break or a condition that can be false',
  },
  err_hlsl_output_not_written: {
    severity: 'default-error',
    flag: validationFlag,
    message: 'Not all elements of output {semantic} were written',
    explain: `What the hardware reads must be written in full; it is enough that some path does.

    struct Out { float4 position : SV_Position; };
    Out main(float3 p : P) { Out o; o.position.xyz = p; return o; }       // error: o.position.w is never written`,
  },
  note_hlsl_output_declared: { severity: 'note', message: '{semantic} is declared here' },
  err_hlsl_record_after_complete: {
    severity: 'default-error',
    flag: validationFlag,
    message: 'a record is used after OutputComplete',
  },
  note_hlsl_record_completed: { severity: 'note', message: 'record handle invalidated by OutputComplete' },
  err_hlsl_loop_not_unrolled: {
    severity: 'default-error',
    flag: 'pass-failed',
    message:
      'Could not unroll loop. Loop bound could not be deduced at compile time. Use [unroll(n)] to give an explicit count',
    help: 'with -HV 2016 this is a warning',
  },
  warn_hlsl_loop_not_unrolled: {
    severity: 'warning',
    flag: 'pass-failed',
    message:
      'Could not unroll loop. Loop bound could not be deduced at compile time. Use [unroll(n)] to give an explicit count',
  },
  err_hlsl_groupshared_resource: {
    severity: 'error',
    message: "groupshared variable '{name}' cannot hold a resource",
  },
  err_hlsl_needs_shader_model: {
    severity: 'error',
    message: "'{name}' needs shader model 6.{needs} here; the target is 6.{minor}",
    explain:
      'Code that is never reached may call what it likes: only what is left after optimisation counts. Atomic operations on 64-bit values, and derivatives outside pixel shaders, came with shader model 6.6.',
  },
  /** Where only a table of registers is asked for. */
  warn_hlsl_needs_shader_model: {
    severity: 'warning',
    flag: 'hlsl-availability',
    message: "'{name}' needs shader model 6.{needs} here; the target is 6.{minor}",
  },
  err_hlsl_attribute_interpolated: {
    severity: 'error',
    message: 'Attribute {name} must have nointerpolation mode in order to use GetAttributeAtVertex function',
  },
  err_hlsl_attribute_vertex: {
    severity: 'default-error',
    flag: validationFlag,
    message: 'the vertex whose attribute is asked for must be a constant',
    help: 'call GetAttributeAtVertex for each of 0, 1 and 2, and choose among the results',
    explain: `The number of the vertex is part of the operation in DXIL. A loop that is unrolled gives constants, too.

    GetAttributeAtVertex(colour, 1)               // fine
    GetAttributeAtVertex(colour, chosen)          // error, unless chosen is known when the shader is compiled`,
  },
  err_hlsl_attribute_no_input: {
    severity: 'error',
    message: 'attribute evaluation can only be done on values taken directly from inputs',
  },
  err_hlsl_position_evaluated: {
    severity: 'error',
    message: 'pull-model evaluation of position is not supported',
  },
  err_hlsl_coherent_counter: {
    severity: 'error',
    message: "globallycoherent cannot be used on buffer with counter '{name}'",
  },
  err_hlsl_counter_both_ways: {
    severity: 'error',
    message: 'RWStructuredBuffers may increment or decrement their counters, but not both',
  },
  err_hlsl_function_never_defined: {
    severity: 'error',
    message: "function '{name}' is used but never defined",
    explain:
      'A shader is compiled alone: every function it calls must have a body. Only a library can leave some to be linked.',
  },
  err_hlsl_barrier_invalid_memory_flags: {
    severity: 'error',
    message:
      'invalid MemoryTypeFlags for Barrier operation; expected 0, ALL_MEMORY, or some combination of UAV_MEMORY, GROUP_SHARED_MEMORY, NODE_INPUT_MEMORY, NODE_OUTPUT_MEMORY flags',
  },
  err_hlsl_barrier_invalid_semantic_flags: {
    severity: 'error',
    message:
      'invalid SemanticFlags for Barrier operation; expected 0 or some combination of GROUP_SYNC, GROUP_SCOPE, DEVICE_SCOPE{last} flags',
  },
  err_hlsl_no_visible_group: {
    severity: 'error',
    message: "'{name}' requires a visible group, which '{entry}' does not have",
    explain: 'The threads of a node with [NodeLaunch("thread")] are on their own.',
  },
  warn_hlsl_barrier_group_memory_requires_group: {
    severity: 'default-error',
    flag: 'hlsl-barrier',
    message: 'GROUP_SHARED_MEMORY specified for Barrier operation when context has no visible group',
  },
  warn_hlsl_barrier_node_memory_requires_node: {
    severity: 'default-error',
    flag: 'hlsl-barrier',
    message: 'NODE_INPUT_MEMORY or NODE_OUTPUT_MEMORY may only be specified for Barrier operation in a node shader',
  },
  warn_hlsl_barrier_group_semantic_requires_group: {
    severity: 'default-error',
    flag: 'hlsl-barrier',
    message: 'GROUP_SYNC or GROUP_SCOPE specified for Barrier operation when context has no visible group',
  },
  err_hlsl_barrier_no_mem_with_required_scope: {
    severity: 'default-error',
    flag: 'hlsl-barrier',
    message: '{scope} specified for Barrier operation without applicable memory',
  },
  note_hlsl_entry_defined_here: { severity: 'note', message: 'entry function defined here' },
  err_hlsl_printf_unheard: {
    severity: 'default-error',
    flag: 'hlsl-availability',
    message: "use of unsupported identifier 'printf'",
    help: 'compile with -spirv, or run the shader with descry run',
    explain: 'DXIL has no operation that prints.',
  },
  err_hlsl_hit_object_stage: {
    severity: 'error',
    message:
      "dx::HitObject is unavailable in shader stage '{stage}' (requires 'raygeneration', 'closesthit' or 'miss')",
  },
  err_hlsl_mesh_output_read: { severity: 'error', message: 'output arrays of a mesh shader can not be read from' },
  err_hlsl_mesh_index_part: {
    severity: 'error',
    message: 'a vector in out indices array must be accessed as a whole',
  },
  err_hlsl_mesh_primitive_interpolation: {
    severity: 'error',
    message: "Mesh shader's primitive outputs' interpolation mode must be constant or undefined",
  },
  err_hlsl_texture_offset_immediate: {
    severity: 'error',
    message: 'Offsets to texture access operations must be immediate values',
    help: 'shader model 6.7 lifts this',
  },
  err_hlsl_texture_offset_range: {
    severity: 'error',
    message: 'Offsets to texture access operations must be between -8 and 7',
    help: 'shader model 6.7 lifts this',
  },
})
