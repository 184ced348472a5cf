// What a shader for Vulkan cannot have, or gets otherwise than it asked.
import { defineDiagnostics } from '../define.ts'

export const vulkanDiagnostics = defineDiagnostics({
  err_vulkan_stage: {
    severity: 'error',
    message: '{stage} shaders have no counterpart in GLSL',
    explain: 'Work graphs are written as DXIL and SPIR-V (SPV_AMDX_shader_enqueue).',
  },
  err_vulkan_attribute: {
    severity: 'error',
    message: "'{name}' needs an input of the shader, but this is a value that may be something else",
    explain:
      'Vulkan evaluates inputs, not values. An input may be passed through parameters and variables that never change, as long as all calls pass the same one.',
  },
  err_vulkan_attribute_builtin: {
    severity: 'error',
    message: "'{name}' needs an input with a location, and {builtIn} is a built-in",
  },
  err_vulkan_copy_too_large: {
    severity: 'error',
    message: 'a value of {count} numbers cannot be copied number by number; the most is {limit}',
    help: 'copy it in a loop',
    explain:
      'Values of buffers have other types than variables: booleans are integers there, and arrays and structs have a layout. Members and elements that are read one by one need no copy of the whole.',
  },
  err_vulkan_flattened_index: {
    severity: 'error',
    message:
      "'{name}' takes a binding for each element (-fspv-flatten-resource-arrays), and an index that is not known when compiling needs too many branches",
    help: 'use constants, or compile without -fspv-flatten-resource-arrays',
  },
  err_vulkan_flattened_counter: {
    severity: 'error',
    message: "'{name}' has a counter, and arrays of counters cannot be flattened (-fspv-flatten-resource-arrays)",
  },
  err_vulkan_node_argument: {
    severity: 'error',
    message:
      'only parameters of the node itself can be passed to a function for Vulkan, not other values of type {type}',
    explain:
      'Records are reached by pointers, which functions of SPIR-V cannot get. Functions are rewritten for the parameters of the node they are called with.',
  },
  err_vulkan_no_entry: {
    severity: 'error',
    message: 'the library has no entry point',
    help: 'mark a function with [shader("...")]',
    explain: 'A module of SPIR-V has entry points; functions for others to link with exist in DXIL only.',
  },
  err_vulkan_several_entries: {
    severity: 'error',
    message: "a file of GLSL has one entry point, but the library has '{first}' and '{second}'",
    help: 'choose one with -E',
  },
  err_vulkan_output_value: {
    severity: 'error',
    message: "'{name}' is an output, which has no value",
  },
  err_vulkan_output_part: {
    severity: 'error',
    message: 'this output can only be written as a whole',
  },
  warn_vulkan_glsl_tessellation: {
    severity: 'warning',
    flag: 'glsl-tessellation',
    message: 'GLSL needs {attribute}("{value}") on the domain shader, which cannot see the hull shader',
    help: 'write [{attribute}("{value}")] in front of the domain shader, too',
    explain:
      'In HLSL a hull shader chooses spacing, order and points of the tessellator, in GLSL the evaluation shader does: without the attribute it is equal spacing and counter-clockwise triangles. SPIR-V has them with the hull shader.',
  },
  warn_vulkan_binding_shared: {
    severity: 'warning',
    flag: 'vulkan-binding-overlap',
    message: "'{name}' shares binding {binding} of descriptor set {set} with {others}",
    help: '{advice}',
    explain:
      'Direct3D counts registers per class, Vulkan has one row of bindings per set: `register(t0)` and `register(s0)` are both binding 0. DXC leaves it at that too. `-fvk-t-shift 16 all` moves every t register by 16. Arrays that are meant to be the same descriptors may share a binding: -Wno-vulkan-binding-overlap.',
  },
  note_vulkan_binding_taken: {
    severity: 'note',
    message: "'{name}' is declared here",
  },
  err_vulkan_inline_spirv: {
    severity: 'error',
    message: "'{name}' is an instruction of SPIR-V, which GLSL does not have",
  },
  err_vulkan_register_unbound: {
    severity: 'error',
    message: "missing -fvk-bind-register for '{name}' at register({register}, space{space})",
    explain: 'With -fvk-bind-register every resource must be named by one: there is no binding for the others.',
  },
  err_vulkan_register_missing: {
    severity: 'error',
    message: "-fvk-bind-register requires a register annotation on '{name}'",
  },
  err_vulkan_counter_unbound: {
    severity: 'error',
    message: "'{name}' has a counter, which -fvk-bind-register cannot place",
    help: 'write [[vk::counter_binding]] on it',
  },
  err_vulkan_globals_unbound: {
    severity: 'error',
    message: '-fvk-bind-register requires the loose constants to be bound with -fvk-bind-globals',
  },
  err_vulkan_resource_choice: {
    severity: 'error',
    message: "this may be '{first}' or '{second}', but it must be known which",
    help: 'put both in one array and choose an index',
    explain: `GLSL and SPIR-V have no variables of resource types. Every use of a resource must name a global one, or an element of a global array; which element may be decided while the shader runs.

    Texture2D Both[2];
    Both[useSecond].Sample(s, uv)`,
  },
  err_vulkan_resource_index: {
    severity: 'error',
    message: 'the index must be a constant: the elements are separate resources',
    help: 'declare an array of resources, and keep its indices in the variable',
  },
  err_vulkan_calls_too_deep: {
    severity: 'error',
    message: "calls that pass resources nest too deeply at '{name}'",
  },
  err_vulkan_too_many_elements: {
    severity: 'error',
    message: 'an array of {count} elements that hold resources cannot be a variable; the most is {limit}',
    help: 'declare an array of resources, and keep its indices in the variable',
  },
  err_vulkan_too_many_copies: {
    severity: 'error',
    message: "too many functions with resource parameters: '{name}' would be written once for each of its arguments",
    explain:
      'A function with resource parameters is written once for every set of resources it is called with. More than 4096 copies in one shader are refused.',
  },
  warn_bindless_space_taken: {
    severity: 'warning',
    flag: 'bindless-space',
    message: 'descriptor set {wanted} is used by a declared resource; the bindless heaps are in set {set}',
    help: 'choose another one with -bindless-space-index',
    explain:
      'All bindless heaps are in one descriptor set of their own. Resources count as soon as they are declared, so that the set stays where it is when code is optimised away.',
  },
})
