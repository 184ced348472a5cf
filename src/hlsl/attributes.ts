// Attributes in brackets: what they apply to and which arguments they take. Names ignore case except `vk::` ones and those that have a
// spelling, as in DXC.
//
//   lookupAttribute('NumThreads')  => three integers, on functions
//   lookupAttribute('unroll')      => at most one integer, on loops
import { groupStages, type Stage } from './profiles.ts'

export type AttributeTarget =
  | 'function'
  | 'loop'
  | 'if'
  | 'switch'
  | 'statement'
  | 'struct'
  | 'parameter'
  | 'variable'
  | 'field'
  | 'typedef'
  | 'cbuffer'
  | 'type'

export type AttributeArgument = 'int' | 'float' | 'string' | 'identifier' | 'expression'

export interface AttributeRow {
  readonly name: string
  readonly targets: readonly AttributeTarget[]
  /** Kinds of the arguments in order; the last repeats when `maximum` is larger. */
  readonly arguments: readonly AttributeArgument[]
  readonly minimum: number
  readonly maximum: number
  /** Values a string argument may have. */
  readonly values?: readonly string[]
  /** Stages where it means something; all when absent. */
  readonly stages?: readonly Stage[]
  /** What it applies to in DXC's words, where the targets do not say it all. */
  readonly subjects?: string
  /** The only way to write it; small letters make it an unknown attribute. */
  readonly spelling?: string
}

interface Options {
  /** Arguments that may be left out, counted from the end. */
  readonly optional?: number
  readonly maximum?: number
  readonly values?: readonly string[]
  readonly stages?: readonly Stage[]
  readonly subjects?: string
  readonly spelling?: string
}

function define(
  name: string,
  targets: readonly AttributeTarget[],
  parameters: readonly AttributeArgument[] = [],
  options: Options = {},
): AttributeRow {
  const { optional = 0, maximum = parameters.length, ...rest } = options
  return { name, targets, arguments: parameters, minimum: parameters.length - optional, maximum, ...rest }
}

const entry: readonly AttributeTarget[] = ['function']
const grid: readonly AttributeArgument[] = ['int', 'int', 'int']
const tessellation: readonly Stage[] = ['hull', 'domain']

export const partitionings = ['integer', 'fractional_even', 'fractional_odd', 'pow2'] as const
/** How the tessellator rounds the factors of a hull shader. */
export type Partitioning = (typeof partitionings)[number]

const statementAttributes = [
  define('unroll', ['loop'], ['int'], { optional: 1 }),
  define('loop', ['loop']),
  define('fastopt', ['loop']),
  define('allow_uav_condition', ['loop']),
  define('branch', ['if', 'switch']),
  define('flatten', ['if', 'switch']),
  define('forcecase', ['switch']),
  define('call', ['switch']),
]

const functionAttributes = [
  define('shader', entry, ['string']),
  define('numthreads', entry, grid, { stages: groupStages }),
  define('rootsignature', entry, ['string'], { spelling: 'RootSignature' }),
  define('domain', entry, ['string'], { values: ['tri', 'quad', 'isoline'], stages: tessellation }),
  define('partitioning', entry, ['string'], {
    values: partitionings,
    stages: ['hull'],
  }),
  define('outputtopology', entry, ['string'], {
    values: ['point', 'line', 'triangle', 'triangle_cw', 'triangle_ccw'],
    stages: ['hull', 'mesh'],
  }),
  define('outputcontrolpoints', entry, ['int'], { stages: ['hull'] }),
  define('patchconstantfunc', entry, ['string'], { stages: ['hull'] }),
  define('maxtessfactor', entry, ['float'], { stages: ['hull'] }),
  define('maxvertexcount', entry, ['int'], { stages: ['geometry'] }),
  define('instance', entry, ['int'], { stages: ['geometry'] }),
  define('earlydepthstencil', entry, [], { stages: ['pixel'] }),
  define('clipplanes', entry, Array<AttributeArgument>(6).fill('expression'), { optional: 5, stages: ['vertex'] }),
  define('wavesize', entry, grid, { optional: 2, stages: ['compute', 'node'] }),
  define('waveopsincludehelperlanes', entry, [], { stages: ['pixel'] }),
  define('groupsharedlimit', entry, ['int'], { stages: groupStages, spelling: 'GroupSharedLimit' }),
  define('experimental', entry, ['string', 'string']),
  define('noinline', entry),
  define('export', entry),
  define('require', entry, ['identifier'], { maximum: 16 }),
  define('wavesensitive', entry),
]

const recordTypes: readonly AttributeTarget[] = ['struct']
const nodeParameter: readonly AttributeTarget[] = ['parameter']
const node = { stages: ['node'] } as const

const nodeAttributes = [
  define('nodelaunch', entry, ['string'], { values: ['broadcasting', 'coalescing', 'thread'], ...node }),
  define('nodeisprogramentry', entry, [], node),
  define('nodeid', ['function', 'parameter'], ['string', 'int'], { optional: 1, ...node }),
  define('nodelocalrootargumentstableindex', entry, ['int'], node),
  define('nodeshareinputof', entry, ['string', 'int'], { optional: 1, ...node }),
  define('nodedispatchgrid', entry, grid, node),
  define('nodemaxdispatchgrid', entry, grid, node),
  define('nodemaxrecursiondepth', entry, ['int'], node),
  define('nodetrackrwinputsharing', recordTypes, [], node),
  define('maxrecords', nodeParameter, ['int'], { ...node, spelling: 'MaxRecords' }),
  define('maxrecordssharedwith', nodeParameter, ['identifier'], node),
  define('nodearraysize', nodeParameter, ['int'], { ...node, spelling: 'NodeArraySize' }),
  define('allowsparsenodes', nodeParameter, [], node),
  define('unboundedsparsenodes', nodeParameter, [], node),
]

const declarationAttributes = [
  define('raypayload', recordTypes),
  define('maybe_unused', ['parameter']),
  define('__linalgmatrix_attributes', ['type'], Array<AttributeArgument>(5).fill('expression'), {
    spelling: '__LinAlgMatrix_Attributes',
  }),
]

const anywhere: readonly AttributeTarget[] = ['function', 'variable', 'parameter', 'field', 'typedef']
const interfaceTargets: readonly AttributeTarget[] = ['function', 'parameter', 'field']
const bindings: readonly AttributeTarget[] = ['variable', 'cbuffer']

const vulkanAttributes = [
  define('vk::binding', bindings, ['int', 'int'], {
    optional: 1,
    subjects: 'global variables, cbuffers, and tbuffers',
  }),
  define('vk::counter_binding', ['variable'], ['int'], {
    subjects: 'RWStructuredBuffers, AppendStructuredBuffers, and ConsumeStructuredBuffers',
  }),
  define('vk::push_constant', ['variable'], [], { subjects: 'global variables of struct type' }),
  define('vk::constant_id', ['variable'], ['int'], { subjects: 'global variables of scalar type' }),
  define('vk::offset', ['field', 'variable'], ['int'], { subjects: 'members of structs and buffers' }),
  define('vk::location', interfaceTargets, ['int']),
  define('vk::index', interfaceTargets, ['int']),
  define('vk::builtin', interfaceTargets, ['string'], {
    values: [
      'PointSize',
      'HelperInvocation',
      'BaseVertex',
      'BaseInstance',
      'DrawIndex',
      'DeviceIndex',
      'ViewportMaskNV',
    ],
  }),
  define('vk::combinedImageSampler', ['variable'], [], { subjects: 'textures and samplers' }),
  define('vk::image_format', ['variable'], ['string'], {
    subjects: 'RWTextures, RasterizerOrderedTextures, Buffers, RWBuffers, and RasterizerOrderedBuffers',
  }),
  define('vk::input_attachment_index', ['variable'], ['int'], { subjects: 'SubpassInput, SubpassInputMS' }),
  define('vk::shader_record_nv', bindings, [], { subjects: 'cbuffers and ConstantBuffers' }),
  define('vk::shader_record_ext', bindings, [], { subjects: 'cbuffers and ConstantBuffers' }),
  define('vk::aliased_pointer', ['variable', 'parameter']),
  define('vk::early_and_late_tests', entry),
  define('vk::post_depth_coverage', entry),
  define('vk::depth_unchanged', entry),
  ...['front', 'back'].flatMap((side) => [
    define(`vk::stencil_ref_unchanged_${side}`, entry),
    define(`vk::stencil_ref_greater_equal_${side}`, entry),
    define(`vk::stencil_ref_less_equal_${side}`, entry),
  ]),
  define('vk::spvexecutionmode', entry, ['int']),
  define('vk::ext_capability', anywhere, ['int']),
  define('vk::ext_extension', anywhere, ['string']),
  define('vk::ext_builtin_input', ['variable'], ['int']),
  define('vk::ext_builtin_output', ['variable'], ['int']),
  define('vk::ext_storage_class', ['variable', 'parameter'], ['int']),
  define('vk::ext_decorate', anywhere, ['int'], { maximum: 32 }),
  define('vk::ext_decorate_id', anywhere, ['int', 'expression'], { optional: 1, maximum: 32 }),
  define('vk::ext_decorate_string', anywhere, ['int', 'string'], { optional: 1, maximum: 32 }),
  define('vk::ext_instruction', entry, ['int', 'string'], { optional: 1 }),
  define('vk::ext_literal', ['parameter']),
  define('vk::ext_reference', ['parameter']),
  define('vk::ext_type_def', entry, ['int', 'int']),
]

export const attributeRows: readonly AttributeRow[] = [
  ...statementAttributes,
  ...functionAttributes,
  ...nodeAttributes,
  ...declarationAttributes,
  ...vulkanAttributes,
]

const rowsByName = new Map(attributeRows.map((row) => [row.name, row]))

const targetTexts: Readonly<Record<AttributeTarget, string>> = {
  function: 'functions',
  loop: 'loops',
  if: 'if statements',
  switch: 'switch statements',
  statement: 'statements',
  struct: 'structs',
  parameter: 'parameters',
  variable: 'variables',
  field: 'members of structs',
  typedef: 'typedefs',
  cbuffer: 'cbuffers',
  type: 'types',
}

/** `functions, parameters, and members of structs` */
export function subjectsText({ subjects, targets }: AttributeRow): string {
  if (subjects !== undefined) return subjects
  const texts = targets.map((target) => targetTexts[target])
  const last = texts.pop()!
  return texts.length === 0 ? last : `${texts.join(', ')}${texts.length > 1 ? ',' : ''} and ${last}`
}

/** What is written in a source; pass `vk::binding` for attributes with a namespace. */
export function lookupAttribute(name: string): AttributeRow | undefined {
  const row = rowsByName.get(name.includes('::') ? name : name.toLowerCase())
  return row?.spelling === undefined || row.spelling === name ? row : undefined
}

/** The row of this very name. */
export function attributeRow(name: string): AttributeRow | undefined {
  return rowsByName.get(name)
}

/** How an attribute is to be written. */
export function attributeSpelling(name: string): string {
  return rowsByName.get(name)?.spelling ?? name
}
