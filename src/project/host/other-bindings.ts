// Rust, C# and TypeScript: registers or descriptors as constants; for TypeScript also WebGPU's layouts.
import { descriptorsOf, type HostInput, type HostInputs, type HostPlaces, sizeOfInput } from './facts.ts'
import { webGpuLines } from './webgpu.ts'

const unbounded = 0xffff_ffff

export function rustBindings({ isForVulkan, bindings, inputs, pushed }: HostPlaces): string {
  const constant = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toUpperCase()
  const rows = bindings.flatMap(({ name, resource: { register, lower, space, count, vulkan } }) => {
    const size = count ?? unbounded
    if (vulkan)
      return [
        `pub const ${constant(name)}: DescriptorBinding = DescriptorBinding { set: ${vulkan.set}, binding: ${vulkan.binding}, count: ${size} };`,
      ]
    return [
      `pub const ${constant(name)}: RegisterRange = RegisterRange { kind: '${register?.charAt(0) ?? '?'}', first: ${lower ?? 0}, space: ${space ?? 0}, count: ${size} };`,
    ]
  })
  const type = isForVulkan
    ? 'pub struct DescriptorBinding { pub set: u32, pub binding: u32, pub count: u32 }'
    : 'pub struct RegisterRange { pub kind: char, pub first: u32, pub space: u32, pub count: u32 }'
  const attributes = inputs.flatMap(({ entry, elements }) => [
    `pub const ${constant(entry)}_INPUTS: &[VertexInput] = &[`,
    ...elements.map(
      ({ semantic, index, location, scalar, components }) =>
        `    VertexInput { semantic: "${semantic}", index: ${index}, location: ${location}, scalar: "${scalar}", components: ${components} },`,
    ),
    '];',
  ])
  const inputType =
    inputs.length === 0
      ? []
      : [
          '#[derive(Clone, Copy, Debug, PartialEq)]',
          "pub struct VertexInput { pub semantic: &'static str, pub index: u32, pub location: u32, pub scalar: &'static str, pub components: u32 }",
        ]
  const lines = [
    '/// count is u32::MAX for an unbounded array.',
    '#[derive(Clone, Copy, Debug, PartialEq)]',
    type,
    ...rows,
    ...(pushed.length === 0 ? [] : ['/// Where a block of push constants begins, and its size in bytes.']),
    ...pushed.map(({ name, offset, size }) => `pub const ${constant(name)}_RANGE: (u32, u32) = (${offset}, ${size});`),
    ...inputType,
    ...attributes,
  ]
  return `${lines.join('\n')}\n`
}

export function csharpBindings({ isForVulkan, bindings, pushed }: HostPlaces): string {
  const lines = bindings.map(({ name, resource: { register, lower, space, count, vulkan } }) => {
    const size = count ?? unbounded
    return vulkan
      ? `    public static readonly (uint Set, uint Binding, uint Count) ${name} = (${vulkan.set}, ${vulkan.binding}, ${size});`
      : `    public static readonly (char Type, uint First, uint Space, uint Count) ${name} = ('${register?.charAt(0) ?? '?'}', ${lower ?? 0}, ${space ?? 0}, ${size});`
  })
  const summary = '/// <summary>The count of an unbounded array is 0xffffffff.</summary>'
  lines.push(
    ...pushed.map(
      ({ name, offset, size }) =>
        `    public static readonly (uint Offset, uint Size) ${name}Range = (${offset}, ${size});`,
    ),
  )
  return `${[summary, `public static class ${isForVulkan ? 'Descriptors' : 'Registers'}`, '{', ...lines, '}'].join('\n')}\n`
}

export function typescriptBindings({ isForVulkan, bindings, inputs, pushed }: HostPlaces): string {
  const rows = bindings.map(({ name, resource: { register, lower, space, count, vulkan } }) =>
    vulkan
      ? `  ${name}: { set: ${vulkan.set}, binding: ${vulkan.binding}, count: ${count} },`
      : `  ${name}: { type: '${register?.charAt(0) ?? '?'}', first: ${lower ?? 0}, space: ${space ?? 0}, count: ${count} },`,
  )
  const lines = [
    '/** The count of an unbounded array is null. */',
    `export const ${isForVulkan ? 'descriptors' : 'registers'} = {`,
    ...rows,
    '} as const',
    '',
    ...pushed.map(
      ({ name, offset, size }) => `export const ${name}Range = { offset: ${offset}, size: ${size} } as const`,
    ),
    ...(isForVulkan ? webGpuLines(descriptorsOf(bindings)) : []),
    ...inputs.flatMap(inputLines),
  ]
  return `${lines.join('\n').trimEnd()}\n`
}

/** GPUVertexBufferLayout for vertices without gaps. */
function inputLines({ entry, elements }: HostInputs): string[] {
  let offset = 0
  const rows = elements.map((element) => {
    const row = `    { shaderLocation: ${element.location}, offset: ${offset}, format: '${webGpuFormat(element)}' }, // ${element.semantic}${element.index}`
    offset += sizeOfInput(element)
    return row
  })
  return [
    `export const ${entry}Inputs = {`,
    `  arrayStride: ${offset},`,
    '  attributes: [',
    ...rows,
    '  ],',
    '} as const',
    '',
  ]
}

function webGpuFormat({ scalar, components }: HostInput): string {
  const names = { float: 'float32', half: 'float16', int: 'sint32', uint: 'uint32' }
  return components === 1 ? names[scalar] : `${names[scalar]}x${components}`
}
