// Options of GLSL and SPIR-V, most of them dxc's.

import { knownExtensions } from '../../targets/vulkan/extensions.ts'
import type { BindingShift, DebugPart, ShiftLetter, VulkanOptions } from '../../targets/vulkan/options.ts'
import { vulkanEnvironments } from '../../targets/vulkan/options.ts'
import type { Settings } from '../settings.ts'
import type { OptionRow } from './row.ts'
import { always, oneOf, wholeNumber } from './row.ts'

function change(settings: Settings, changes: Partial<VulkanOptions>): void {
  settings.compile.vulkan = { ...settings.compile.vulkan, ...changes }
}

function flag(name: string, summary: string, changes: Partial<VulkanOptions>): OptionRow {
  return { names: [name], section: 'vulkan', summary, apply: always((settings) => change(settings, changes)) }
}

/** Each word includes what it needs, as in dxc. */
const debugParts: Readonly<Record<string, readonly DebugPart[]>> = {
  file: ['file'],
  source: ['file', 'source'],
  line: ['file', 'source', 'line'],
  tool: ['tool'],
  rich: ['file', 'line', 'scopes'],
  'rich-with-source': ['file', 'source', 'line', 'scopes'],
  vulkan: ['file', 'line', 'scopes'],
  'vulkan-with-source': ['file', 'source', 'line', 'scopes'],
}

const largest = 0xffff_ffff

function numbers(text: string): number[] | undefined {
  const words = text.split(' ')
  return words.every((word) => /^\d+$/.test(word) && Number(word) <= largest) ? words.map(Number) : undefined
}

const classNames: Readonly<Record<ShiftLetter, string>> = {
  b: 'constant buffers',
  t: 'textures and other read-only resources',
  s: 'samplers',
  u: 'writable resources',
}

function shift(letter: ShiftLetter): OptionRow {
  return {
    names: [`-fvk-${letter}-shift`],
    form: 'adjacent',
    value: 'shift space',
    section: 'vulkan',
    summary: `bindings of ${classNames[letter]} are their registers plus shift; space is a number or all`,
    apply: (settings, value) => {
      const [amount = '', space = ''] = value.split(' ')
      if (!/^\d+$/.test(amount) || !/^(\d+|all)$/.test(space)) return 'expected a number, and a space or all'
      const added: BindingShift = { letter, amount: Number(amount), space: space === 'all' ? 'all' : Number(space) }
      change(settings, { shifts: [...settings.compile.vulkan.shifts, added] })
      return undefined
    },
  }
}

function place(
  name: string,
  summary: string,
  changes: (binding: number, set: number) => Partial<VulkanOptions>,
): OptionRow {
  return {
    names: [name],
    form: 'adjacent',
    value: 'binding set',
    section: 'vulkan',
    summary,
    apply: (settings, value) => {
      const [binding, set] = numbers(value) ?? []
      if (binding === undefined || set === undefined) return 'expected two numbers'
      change(settings, changes(binding, set))
      return undefined
    },
  }
}

export const vulkanOptions: readonly OptionRow[] = [
  {
    names: ['-spirv'],
    section: 'vulkan',
    summary: 'SPIR-V instead of DXIL: a module for -Fo, else its text',
    apply: (settings) => {
      const { target } = settings.compile
      settings.compile.target = 'spirv'
      settings.isSpirv = true
      return target === undefined || target === 'spirv' ? undefined : `it contradicts '--target ${target}'`
    },
  },
  {
    names: ['-fspv-target-env='],
    form: 'joined',
    value: 'name',
    section: 'vulkan',
    summary: `what the module is for: ${vulkanEnvironments.join(', ')} (default: vulkan1.0, and vulkan1.1spirv1.4 for meshes and ray tracing)`,
    apply: oneOf(vulkanEnvironments, (settings, environment) => change(settings, { environment })),
  },
  {
    names: ['-fspv-entrypoint-name='],
    form: 'joined',
    value: 'name',
    mayBeEmpty: true,
    section: 'vulkan',
    summary: 'name of the entry point in the module (default: that of the function)',
    apply: always((settings, name) => change(settings, { entryPointName: name === '' ? undefined : name })),
  },
  shift('b'),
  shift('t'),
  shift('s'),
  shift('u'),
  {
    names: ['-fvk-bind-register', '-vkbr'],
    form: 'adjacent',
    value: 'register space binding set',
    section: 'vulkan',
    summary: 'the binding and set of a register',
    apply: (settings, value) => {
      const [name = '', ...rest] = value.split(' ')
      const [, letter, number] = /^([btsu])(\d+)$/.exec(name) ?? []
      const [space, binding, set] = numbers(rest.join(' ')) ?? []
      if (!letter || space === undefined || binding === undefined || set === undefined)
        return 'expected a register like t3, and three numbers'
      const added = { letter: letter as ShiftLetter, number: Number(number), space, binding, set }
      change(settings, { registers: [...settings.compile.vulkan.registers, added] })
      return undefined
    },
  },
  place('-fvk-bind-globals', 'the binding and set of loose constants', (binding, set) => ({
    globals: { set, binding },
  })),
  place('-fvk-bind-resource-heap', 'the binding and set of ResourceDescriptorHeap', (binding, set) => ({
    resourceHeap: { set, binding },
  })),
  place('-fvk-bind-sampler-heap', 'the binding and set of SamplerDescriptorHeap', (binding, set) => ({
    samplerHeap: { set, binding },
  })),
  place(
    '-fvk-bind-counter-heap',
    'the binding and set of the counters of buffers from ResourceDescriptorHeap',
    (binding, set) => ({
      counterHeap: { set, binding },
    }),
  ),
  flag(
    '-fvk-auto-shift-bindings',
    'shifts apply to resources without a register, too (--rules dxc; otherwise they always do)',
    {
      autoShift: true,
    },
  ),
  flag('-fspv-flatten-resource-arrays', 'an array of resources takes a binding for each element', {
    flattensArrays: true,
  }),
  flag('-fspv-use-legacy-buffer-matrix-order', 'matrices in byte-address buffers lie by rows', { hasRawRows: true }),
  flag('-fspv-reflect', 'modules name the semantics of inputs and outputs, and the types and counters of resources', {
    reflects: true,
  }),
  {
    names: ['-fspv-preserve-bindings'],
    section: 'vulkan',
    summary: 'resources that nothing uses stay in the module (implies --unused keep)',
    apply: always((settings) => {
      change(settings, { keepsBindings: true })
      settings.compile.unused = 'keep'
    }),
  },
  flag('-fspv-preserve-interface', 'inputs that nothing reads stay in the module', { keepsInterface: true }),
  flag('-fspv-enable-maximal-reconvergence', 'lanes reconverge where a branch ends (SPV_KHR_maximal_reconvergence)', {
    reconverges: true,
  }),
  flag(
    '-fspv-use-vulkan-memory-model',
    'coherent and groupshared memory is marked at each access (SPV_KHR_vulkan_memory_model)',
    { usesVulkanModel: true },
  ),
  {
    names: ['-fspv-extension='],
    form: 'joined',
    value: 'name',
    section: 'vulkan',
    summary: 'an allowed extension, or KHR for all of them; without this option, all are allowed',
    apply: (settings, name) => {
      if (name !== 'KHR' && !knownExtensions.includes(name))
        return `it is not a known extension; those are KHR, ${knownExtensions.join(', ')}`
      change(settings, { extensions: [...settings.compile.vulkan.extensions, name] })
      return undefined
    },
  },
  {
    names: ['-fspv-max-id'],
    form: 'adjacent',
    value: 'id',
    section: 'vulkan',
    summary: 'the highest id the module may have',
    apply: wholeNumber((settings, mostIds) => change(settings, { mostIds })),
  },
  {
    names: ['-fspv-debug='],
    form: 'joined',
    value: 'category',
    section: 'vulkan',
    summary:
      'debug information of modules: file, source, line, tool; vulkan and rich write NonSemantic.Shader.DebugInfo.100 (default with -Zi: line and tool)',
    apply: oneOf(Object.keys(debugParts), (settings, word) =>
      change(settings, { debug: [...new Set([...settings.compile.vulkan.debug, ...debugParts[word]!])] }),
    ),
  },
  {
    names: ['-Oconfig='],
    form: 'joined',
    value: 'passes',
    section: 'no effect',
    fate: 'no effect',
    summary: 'it names passes of spirv-opt, which is not run',
    apply: (settings) => {
      const { spirvPassesGiven, levelGiven } = settings
      settings.spirvPassesGiven = true
      return spirvPassesGiven ? 'it is given twice' : levelGiven ? 'it cannot be used together with -O' : undefined
    },
  },
  {
    names: ['-bindless-space-index'],
    form: 'adjacent',
    value: 'set',
    section: 'vulkan',
    summary: 'first descriptor set to try for bindless heaps (default: 0); sets of declared resources are skipped',
    apply: wholeNumber((settings, bindlessSpace) => change(settings, { bindlessSpace })),
  },
  flag('-fvk-use-gl-layout', 'OpenGL layout of buffers: std140 and std430', { layout: 'gl' }),
  flag('-fvk-use-dx-layout', 'Direct3D layout of buffers', { layout: 'dx' }),
  flag('-fvk-use-scalar-layout', 'buffers without padding', { layout: 'scalar' }),
  flag('-fvk-invert-y', 'negate y of SV_Position in the outputs of vertex, domain, geometry and mesh shaders', {
    invertY: true,
  }),
  flag('-fvk-use-dx-position-w', 'w of SV_Position in pixel shaders is its reciprocal, as in Direct3D', {
    useDxPositionW: true,
  }),
  flag('-fvk-support-nonzero-base-instance', 'SV_InstanceID counts from 0 whatever the first instance is', {
    subtractBaseInstance: true,
  }),
  flag('-fvk-support-nonzero-base-vertex', 'SV_VertexID counts from 0 whatever the first vertex is', {
    subtractBaseVertex: true,
  }),
  {
    names: ['-fvk-stage-io-order='],
    form: 'joined',
    value: 'order',
    section: 'vulkan',
    summary: 'order of the locations of inputs and outputs: by declaration (decl, default) or by semantic (alpha)',
    apply: oneOf(['decl', 'alpha'], (settings, locationOrder) => change(settings, { locationOrder })),
  },
]
