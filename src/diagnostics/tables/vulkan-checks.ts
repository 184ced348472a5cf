// What DXC refuses for Vulkan although it is HLSL.
import { defineDiagnostics } from '../define.ts'

export const vulkanCheckDiagnostics = defineDiagnostics({
  note_vulkan_first_use: {
    severity: 'note',
    message: 'the first one is here',
  },
  err_vulkan_semantic_twice: {
    severity: 'error',
    message: "{side} semantic '{semantic}' used more than once",
  },
  err_vulkan_location_twice: {
    severity: 'error',
    message: "stage {side} location #{location} already consumed by semantic '{semantic}'",
    explain: 'A location holds 16 bytes; matrices, arrays and double4 take several, one after the other.',
  },
  err_vulkan_location_partial: {
    severity: 'error',
    message: "{side} '{name}' has no [[vk::location]], but others have",
    help: 'give all of them a location, or none',
  },
  err_vulkan_empty_array: {
    severity: 'error',
    message: "'{name}' has an array of no elements, which Vulkan does not have",
    help: 'leave the array out where its length is 0',
  },
  err_vulkan_empty_element: {
    severity: 'error',
    message: "the elements of '{name}' are of type '{type}', which is empty: Vulkan has no such buffer",
    help: 'give the struct a member',
  },
  err_vulkan_builtin_location: {
    severity: 'error',
    message: 'cannot use vk::builtin and vk::location together',
    explain: 'A built-in value has no location.',
  },
  err_vulkan_builtin_type: {
    severity: 'error',
    message: '{builtIn} must be {type}',
  },
  err_vulkan_builtin_place: {
    severity: 'error',
    message: '{builtIn} cannot be an {side} of a {stage} shader',
  },
  err_vulkan_instruction_entry: {
    severity: 'error',
    message: 'an entry point cannot be an instruction of SPIR-V',
  },
  err_vulkan_storage_class: {
    severity: 'error',
    message: "vk::ext_storage_class cannot be applied to '{name}': the storage class of '{type}' is known",
  },
  err_vulkan_builtin_static: {
    severity: 'error',
    message:
      "vk::ext_builtin_input and vk::ext_builtin_output can only be applied to a static variable, and '{name}' is not one",
  },
  err_vulkan_numbered_builtin_type: {
    severity: 'error',
    message: "built-in {number} is {builtIn}, a '{wanted}', and '{name}' is a '{type}'",
  },
  err_vulkan_builtin_twice: {
    severity: 'error',
    message: 'built-in {number} is an input and an output',
  },
  err_vulkan_semantic_type: {
    severity: 'error',
    message: '{semantic} must be {type}',
  },
  err_vulkan_semantic_place: {
    severity: 'error',
    message: "Vulkan has no '{semantic}' as {place}; it is one of: {places}",
  },
  err_vulkan_interpolation: {
    severity: 'error',
    message: "'{word}' asks to blend integers; only nointerpolation is possible",
  },
  err_vulkan_index_stage: {
    severity: 'error',
    message: 'vk::index is for outputs of pixel shaders only',
  },
  err_vulkan_index_location: {
    severity: 'error',
    message: 'dual-source blending has vk::location 0 and vk::index 0 and 1',
  },
  err_vulkan_stencil_twice: {
    severity: 'error',
    message: "'{first}' and '{second}' contradict each other",
  },
  err_vulkan_primitives: {
    severity: 'error',
    message: 'only one {side} primitive type can be specified in the geometry shader',
  },
  err_vulkan_geometry_patch: {
    severity: 'error',
    message: 'Vulkan has no geometry shaders that take a patch',
    help: 'take a primitive: triangle Vertex vertices[3]',
  },
  err_vulkan_mesh_twice: {
    severity: 'error',
    message: "only one parameter can be '{word}'",
  },
  err_vulkan_mesh_missing: {
    severity: 'error',
    message: "a mesh shader has a parameter with '{word}', and this one has none",
  },
  err_vulkan_mesh_array: {
    severity: 'error',
    message: "a parameter with '{word}' must be an array of one dimension",
  },
  err_vulkan_mesh_indices: {
    severity: 'error',
    message: 'indices of a {topology} must be {type}',
  },
  err_vulkan_mesh_sizes: {
    severity: 'error',
    message: "the arrays of 'primitives' and 'indices' must have the same size",
  },
  err_vulkan_payload_mode: {
    severity: 'error',
    message: "'payload' object must be an in parameter",
  },
  err_vulkan_payload_groupshared: {
    severity: 'error',
    message: 'the payload of DispatchMesh must be groupshared',
  },
  err_vulkan_record_binding: {
    severity: 'error',
    message: '{record} cannot be used together with vk::binding',
    explain: "A shader's record has no set and no binding.",
  },
  err_vulkan_globals_binding: {
    severity: 'error',
    message: "'{name}' lies in $Globals with the other loose constants and cannot have a binding of its own",
    help: 'put it into a cbuffer, or place all of them with -fvk-bind-globals',
  },
  err_vulkan_feedback: {
    severity: 'error',
    message: "'{type}' has no counterpart in Vulkan",
  },
  err_vulkan_subpass_static: {
    severity: 'error',
    message: 'a subpass input cannot be static: it is bound from outside',
  },
  err_vulkan_subpass_stage: {
    severity: 'error',
    message: 'subpass inputs can be read in pixel shaders only',
  },
  err_vulkan_image_format: {
    severity: 'error',
    message: "the image format '{format}' does not hold '{type}'",
    explain:
      'The format of a storage image and the type the shader sees agree: floats in rgba8 and r32f, unsigned integers in r32ui, signed ones in r32i, 64-bit ones in r64ui and r64i.',
  },
  err_vulkan_specialization_type: {
    severity: 'error',
    message: "the specialization constant '{name}' cannot have the type '{type}'",
    help: 'use bool, int, uint or float',
  },
  err_vulkan_specialization_static: {
    severity: 'error',
    message: "the specialization constant '{name}' must be visible from outside",
    help: 'leave out static',
  },
  err_vulkan_specialization_initializer: {
    severity: 'error',
    message: "the default of '{name}' depends on another specialization constant",
    explain:
      'The default is a number of the module; it would not follow when the other constant is given another value.',
  },
  err_vulkan_specialization_default: {
    severity: 'error',
    message: "the default of '{name}' is not a constant",
    help: 'write a number, or what can be computed from numbers',
  },
  err_vulkan_heap_parameter: {
    severity: 'error',
    message: 'a descriptor heap cannot be a parameter',
    help: 'pass the index, or what the heap holds there',
  },
  err_vulkan_execution_mode: {
    severity: 'error',
    message: 'there is no execution mode {number}',
  },
  err_vulkan_heap_unbound: {
    severity: 'error',
    message: '{option} is required when using -fvk-bind-register',
    explain: 'With -fvk-bind-register nothing is placed by itself, and the shader reads a descriptor heap.',
  },
  err_vulkan_combined_partner: {
    severity: 'error',
    message:
      "'{name}' has [[vk::combinedImageSampler]], but there is no {partner} with it at binding {binding} of set {set}",
    explain: 'A texture and its sampler in one descriptor have the attribute both, and the same set and binding.',
  },
  err_vulkan_offset_place: {
    severity: 'error',
    message: "'{name}' cannot lie at offset {offset}; the next place for it is {next}",
    explain:
      'Offsets of numbers are multiples of their size, vectors do not cross a multiple of 16 bytes, and offsets of arrays, matrices and structs are multiples of their alignment. -fvk-use-scalar-layout has weaker rules.',
  },
  err_vulkan_offset_overlap: {
    severity: 'error',
    message: "'{name}' at offset {offset} overlaps '{other}'",
    help: "'{other}' takes the bytes {first} to {last}",
    explain: 'For Vulkan the padding at the end of an array or a struct belongs to it.',
  },
  note_vulkan_member_here: { severity: 'note', message: "'{name}' is declared here" },
  err_vulkan_decorate_function: {
    severity: 'error',
    message: '{name} is not supported on functions',
  },
})
