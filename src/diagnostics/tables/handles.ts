// Descriptor handles, descriptor heaps and what surrounds them in Slang (SP#015).
import { defineDiagnostics } from '../define.ts'

export const handleDiagnostics = defineDiagnostics({
  err_hlsl_handle_not_descriptor: {
    severity: 'error',
    message: "type argument {type} does not conform to 'IOpaqueDescriptor'",
    help: 'T of DescriptorHandle<T> is one texture, buffer, sampler or acceleration structure; a struct can have handles as members instead',
    explain:
      'DescriptorHandle<T> refers to one resource or sampler: T is a texture, buffer, sampler or acceleration structure.',
  },
  err_hlsl_descriptor_sealed: {
    severity: 'error',
    message: "'{name}' cannot conform to 'IOpaqueDescriptor': the interface is sealed",
    help: 'only built-in textures, buffers, samplers and acceleration structures are descriptors',
    explain:
      'What an opaque descriptor is, the target decides; a program cannot add kinds of its own. Put handles into a struct instead.',
  },
  err_hlsl_heap_without_index: {
    severity: 'error',
    message: "'{heap}' is a whole heap, and {type} one element of it",
    help: 'write {heap}[index]',
  },
  err_hlsl_handle_needs_argument: {
    severity: 'error',
    message: "'DescriptorHandle' needs one type argument",
    help: 'write DescriptorHandle<T> or T.Handle, for example DescriptorHandle<Texture2D> or Texture2D.Handle',
  },
  note_hlsl_handle_explicit: {
    severity: 'note',
    message: 'an explicit conversion exists: write {how}',
  },
  err_hlsl_handle_arrow: {
    severity: 'error',
    message: "'->' needs a DescriptorHandle on its left, not {type}",
    help: "use '.'",
  },
  err_hlsl_handle_dereference: {
    severity: 'error',
    message: "'*' needs a DescriptorHandle on its right, not {type}",
  },
  note_hlsl_handle_compare: {
    severity: 'note',
    message: "'.' looks in the descriptor; handles themselves compare with ==, !=, <, <=, > and >=",
  },
  note_hlsl_handle_words: {
    severity: 'note',
    message: "'.' looks in the descriptor; the words of the handle are ((uint2)handle).{word}",
  },
  err_hlsl_handle_64_bit: {
    severity: 'error',
    message: "a DescriptorHandle has no 64-bit form for target '{target}'; use uint2",
    explain:
      'On targets that index heaps a handle is a uint2. Only CUDA has handles that are one 64-bit number: DescriptorHandle<T>(uint64_t) and (uint64_t)h.',
  },
  err_hlsl_unavailable_on_target: {
    severity: 'error',
    message: "{what} is not available for target '{target}', where a DescriptorHandle is the resource itself",
    explain:
      'For HLSL, DXIL, GLSL, SPIR-V and WGSL a DescriptorHandle is two indices, so it converts to and from uint2 and descriptors come from heaps. For Metal, CUDA and the CPU it is the native resource, and a shader cannot look at its bits. __target_switch can keep such code away from them.',
  },
  err_hlsl_capability: {
    severity: 'error',
    message: "'{name}' requires {needs}, which target '{target}' does not have",
    help: 'keep the call away from this target with __target_switch',
    explain:
      'The attribute require in front of a function names the targets it is written for; a call of it is an error for any other. __target_switch keeps such calls apart.',
  },
  warn_hlsl_unknown_capability: {
    severity: 'warning',
    flag: 'unknown-capability',
    message: "unknown capability name '{name}'; it is not checked",
  },
  warn_hlsl_unknown_capability_suggest: {
    severity: 'warning',
    flag: 'unknown-capability',
    message: "unknown capability name '{name}'; did you mean '{meant}'?",
  },
  note_hlsl_capability_required: { severity: 'note', message: "'{name}' is declared here" },
  warn_hlsl_handle_coherence: {
    severity: 'warning',
    flag: 'ignored-attributes',
    message: "'{word}' on a DescriptorHandle is ignored",
    help: 'put it on the resource: {word} RWStructuredBuffer<uint> buffer = *handle;',
  },
  err_hlsl_slang_modules: {
    severity: 'error',
    message: "'{word}': modules of Slang are not supported",
    help: 'include the file instead: #include "name.slang"',
  },
  err_hlsl_handle_spelling: {
    severity: 'error',
    message: "no member type '{name}' in a resource type; did you mean 'Handle'?",
  },
  err_hlsl_nonuniform_on_target: {
    severity: 'error',
    message: "'NonUniformResourceIndex' is not available for target '{target}'",
  },
  err_hlsl_nonuniform_of_value: {
    severity: 'error',
    message: "'nonuniform' takes a DescriptorHandle, not {type}",
    help: 'for an index use NonUniformResourceIndex(i)',
  },
  err_hlsl_bit_cast: {
    severity: 'error',
    message: "'{name}' cannot turn {from} into {to}: it needs values of the same size",
  },
  warn_hlsl_handle_not_uniform: {
    severity: 'warning',
    flag: 'nonuniform-descriptor',
    message: 'the descriptor differs between threads: {index} derives from {source}',
    help: '{advice}',
    explain: `A descriptor is fetched once for all threads that run together, so its index must be the same for all of them. Where it is not,
say so immediately before the fetch; otherwise some hardware reads the resource of another thread.

    Texture2D.Handle h = materials[input.material].albedo;
    return nonuniform(h).Sample(s, uv);`,
  },
  note_hlsl_varies_here: { severity: 'note', message: "'{name}' has another value in every thread" },

  // ---- Heaps
  err_hlsl_heap_family: {
    severity: 'error',
    message: "'{heap}' does not hold {type}",
    help: 'use {other}[...]',
    explain:
      'There are two heaps: SamplerDescriptorHeap holds samplers, ResourceDescriptorHeap everything else. An index into one means nothing in the other.',
  },
  err_hlsl_no_heaps: {
    severity: 'error',
    message: "target '{target}' has no descriptor heaps",
    help: 'export a getDescriptorFromHandle that finds descriptors in arrays the program declares',
  },
  err_hlsl_heap_shader_model: {
    severity: 'error',
    message: 'descriptors come from heaps since shader model 6.6; the profile has {model}',
    help: 'use a profile of shader model 6.6 or later, such as -T cs_6_6',
  },
  err_hlsl_combined_from_heap: {
    severity: 'error',
    message: '{type} is a texture and a sampler, which one index cannot name',
    help: 'build a handle from both indices: DescriptorHandle<{name}>(uint2(textureIndex, samplerIndex))',
    explain:
      'A combined texture-sampler is found with two indices, one for each heap: x of its handle is the texture, y the sampler. An element of one heap is only half of it.',
  },

  // ---- The customisation point
  err_hlsl_two_descriptor_overrides: {
    severity: 'error',
    message: "'getDescriptorFromHandle' is exported twice; a program has one way to get descriptors",
    explain:
      'Every use of a handle calls getDescriptorFromHandle, and an exported function of that name replaces the built-in one in the whole program. With two of them it would not be clear which one counts.',
  },
  note_hlsl_other_override: { severity: 'note', message: 'the other one is here' },
  err_hlsl_override_not_generic: {
    severity: 'error',
    message: "'getDescriptorFromHandle' needs a type parameter",
    help: 'write T getDescriptorFromHandle<T>(DescriptorHandle<T> handle) where T : IOpaqueDescriptor',
    explain:
      'The function that replaces the built-in one must be able to get every kind of descriptor; T.kind is the one that is requested.',
  },
  err_hlsl_override_writes_handle: {
    severity: 'error',
    message: "the handle that 'getDescriptorFromHandle' gets cannot be an {mode} parameter",
    help: "leave out '{mode}'",
    explain:
      'Every use of a handle calls the function, also where the handle is a value that nothing can be written to.',
  },
  warn_hlsl_override_not_exported: {
    severity: 'warning',
    flag: 'descriptor-override',
    message: "'getDescriptorFromHandle' is not exported, so handles do not use it",
    help: "write 'export' in front of it",
  },
  warn_hlsl_override_name: {
    severity: 'warning',
    flag: 'descriptor-override',
    message: "handles call 'getDescriptorFromHandle', not '{name}'",
    help: 'call it getDescriptorFromHandle',
  },
  warn_hlsl_core_redeclared: {
    severity: 'warning',
    flag: 'core-redeclaration',
    message: "'{name}' is already part of the language; this declaration is ignored",
  },

  // ---- Resources without a type
  err_hlsl_dynamic_resource_untyped: {
    severity: 'error',
    message: 'a __DynamicResource has no type until it is used as one',
    help: 'write .as<T>() or .asOpaqueDescriptor<T>() behind it',
  },
  err_hlsl_dynamic_resource_kind: {
    severity: 'error',
    message: "__DynamicResource needs a kind, '__DynamicResourceKind.General' or '__DynamicResourceKind.Sampler'",
  },
  err_hlsl_dynamic_resource_family: {
    severity: 'error',
    message: '{type} is not in an array of __DynamicResourceKind.{kind}',
    help: 'asOpaqueDescriptor<T>() takes any T, for generic code',
  },
  err_hlsl_dynamic_combined: {
    severity: 'error',
    message: "{type} is a texture and a sampler, which one element of '{name}' cannot be for target '{target}'",
    help: 'return defaultGetDescriptorFromHandle(handle) where T.kind == DescriptorKind.CombinedTextureSampler',
  },

  // ---- Targets
  err_hlsl_target_switch_conflict: {
    severity: 'error',
    message: "two cases of '__target_switch' are for '{target}': '{first}' and '{second}'",
  },
  note_hlsl_other_case: { severity: 'note', message: 'the other case is here' },
  err_hlsl_target_switch_no_case: {
    severity: 'error',
    message: "'__target_switch' has no case for target '{target}' and no default",
  },
})
