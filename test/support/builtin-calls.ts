// A library that calls every line of the tables of built-ins: the arguments are variables of the simplest types the signature takes.
//
//   x lerp(float_like<> x, x y, x s)   =>   export void f7() { vector<float, 3> a0; ...; lerp(a0, a1, a2); }
import type { CallSignature } from '../../src/hlsl/call-table.ts'
import { componentClasses } from '../../src/hlsl/components.ts'
import { intrinsicNames, lookupIntrinsic } from '../../src/hlsl/intrinsics.ts'
import { lookupMethod, lookupObject, methodNames, type ObjectRow, objectRows } from '../../src/hlsl/resources.ts'
import { isLiteral } from '../../src/hlsl/scalars.ts'
import type { ComponentRule, ShapeRule, Size, TypeRule } from '../../src/hlsl/signature.ts'

export interface BuiltinLibrary {
  readonly source: string
  /** `lerp`, `Texture2D.Sample`: what each exported function calls. */
  readonly names: ReadonlyMap<string, string>
}

interface Line {
  readonly name: string
  readonly signature: CallSignature
  readonly row: ObjectRow | undefined
  readonly variation: number
}

/** The lines that exist for SPIR-V only, or all others. */
export function builtinLibrary(spirv: boolean): BuiltinLibrary {
  const names = new Map<string, string>()
  let source = prelude
  for (const line of tableLines()) {
    const { name, row, signature } = line
    if ((signature.facts.spirv ?? row?.spirv ?? false) !== spirv) continue
    const fn = `f${names.size}`
    names.set(fn, row ? `${row.name}.${name}` : name)
    source += functionText(line, fn)
  }
  return { source, names }
}

export interface BuiltinShader {
  /** `lerp`, `Texture2D.Sample`. */
  readonly name: string
  /** The line of the table. */
  readonly text: string
  readonly spirv: boolean
  /** Declarations and a function `call`; what the built-in gives is stored, so that nothing is unused. */
  readonly source: string
}

/** One small program for every line; each variation takes other components and shapes that the line allows. */
export function* builtinShaders(variation = 0): Generator<BuiltinShader> {
  for (const line of tableLines(variation)) {
    const { name, row, signature } = line
    yield {
      name: row ? `${row.name}.${name}` : name,
      text: signature.text,
      spirv: signature.facts.spirv ?? row?.spirv ?? false,
      source: `${prelude}RWByteAddressBuffer results;\n${functionText(line, 'call', true).replace('export ', '')}`,
    }
  }
}

function* tableLines(variation = 0): Generator<Line> {
  for (const name of intrinsicNames())
    for (const signature of lookupIntrinsic(name)!)
      yield { name, signature, row: undefined, variation: name === 'AddUint64' ? pairVariation : variation }
  for (const row of objectRows)
    for (const name of methodNames(row))
      for (const signature of lookupMethod(row, name)!)
        yield { name, signature, row, variation: name === 'GatherRaw' ? rawVariation : variation }
}

const prelude = `struct [NodeTrackRWInputSharing] P { float4 a; int b; bool c; float2x3 m; double d[2]; };
groupshared float elements[64];
`

function functionText(line: Line, fn: string, isStored = false): string {
  const { name, signature, row, variation } = line
  const globals: string[] = []
  const locals: string[] = []
  const declare = (type: string, variable: string, isGlobal: boolean): string => {
    const unique = isGlobal ? `${fn}_${variable}` : variable
    // An address has no default.
    const start = type.startsWith('vk::BufferPointer<') ? ` = ${type}(64)` : ''
    ;(isGlobal ? globals : locals).push(`${type} ${unique}${start};`)
    return unique
  }
  const values = signature.parameters.map(({ type: rule, mode }, index) => {
    const type = rule.kind === 'parameter' ? signature.parameters[rule.index]!.type : rule
    if (type.kind === 'string') return '"text"'
    if (type.kind === 'array') return 'elements'
    const object = type.kind === 'object' ? objectOf(type.names) : undefined
    if (object) return declare(objectText(object, variation), `a${index}`, object.class !== undefined)
    const text = typeText(type, index, line)
    return mode === 'ref' ? declare(`groupshared ${text}`, `a${index}`, true) : declare(text, `a${index}`, false)
  })
  let callee = name
  if (row && signature.facts.static) callee = `${row.name}::${name}`
  else if (row) callee = `${declare(objectText(row, variation), 'object', row.class !== undefined)}.${name}`
  if (signature.template) callee += '<P>'
  const call = `${callee}(${values.join(', ')})`
  const statements = [`${call};`]
  if (isStored) {
    if (isData(signature.result)) statements[0] = `results.Store(0, ${call});`
    signature.parameters.forEach(({ mode, type }, index) => {
      if (mode === 'out' && isData(type)) statements.push(`results.Store(0, ${values[index]});`)
    })
  }
  const body = [...locals, ...statements].join(' ')
  return `${globals.join(' ')}\nexport void ${fn}() { ${body} }\n`
}

/** Whether it can lie in a buffer. */
function isData({ kind }: TypeRule): boolean {
  return kind !== 'void' && !kind.startsWith('object') && kind !== 'parameter'
}

function objectOf(names: ReadonlySet<string>): ObjectRow | undefined {
  for (const name of names) {
    const row = lookupObject(name)
    if (row) return row
  }
  return undefined
}

/** Of every list the one whose turn it is. */
function turn<T>(list: readonly T[], variation: number): T {
  return list[variation % list.length]!
}

/** AddUint64 adds pairs of words. */
const pairVariation = 1
/** GatherRaw is for elements of one unsigned integer. */
const rawVariation = 1
const typedElements = ['float4', 'uint', 'float', 'int2', 'float3', 'uint4', 'float2', 'int']

function elementText(row: ObjectRow, variation: number): string {
  return row.element?.rule === 'typed' ? turn(typedElements, variation) : 'P'
}

function objectText(row: ObjectRow, variation: number): string {
  const args = row.element ? [elementText(row, variation)] : []
  if (row.count) args.push(row.category === 'feedback texture' || row.category === 'ray query' ? '0' : '4')
  return args.length > 0 ? `${row.name}<${args.join(', ')}>` : row.name
}

function typeText(type: TypeRule, index: number, line: Line): string {
  switch (type.kind) {
    case 'numeric':
      return numericText(componentText(type.component, line), shapeOf(type.shape, line))
    case 'element':
      return elementText(line.row!, line.variation)
    case 'builtin struct':
      return type.name
    case 'struct':
    case 'template':
      return 'P'
    default:
      throw new Error(`argument ${index} of '${line.signature.text}' cannot be made`)
  }
}

function componentText(rule: ComponentRule, line: Line): string {
  const { signature, row, variation } = line
  if (rule.kind === 'element') return row ? elementText(row, variation).replace(/\d$/, '') : 'float'
  if (rule.kind === 'class') {
    const kinds = [...componentClasses[rule.class].kinds].filter((kind) => !isLiteral(kind))
    return turn(kinds, variation)
  }
  const owner = signature.parameters[rule.index]!.type
  return owner.kind === 'numeric' ? componentText(owner.component, line) : 'float'
}

const anyShapes: readonly (readonly number[])[] = [[3], [], [2, 3], [4], [1], [3, 1], [1, 4], [4, 4]]
/** Sizes that share a letter agree; different letters do not need to. */
const rowCounts = [2, 3, 1, 4]
const columnCounts = [3, 2, 4, 1]

function shapeOf(rule: ShapeRule, line: Line): readonly number[] {
  const { signature, variation } = line
  const size = (of: Size): number =>
    typeof of === 'number' ? of : turn(of === 'r' ? rowCounts : columnCounts, variation)
  switch (rule.kind) {
    case 'scalar':
      return []
    case 'any':
      return turn(anyShapes, variation)
    case 'vector':
      return [size(rule.columns)]
    case 'matrix':
      return [size(rule.rows), size(rule.columns)]
    case 'parameter': {
      const owner = signature.parameters[rule.index]!.type
      return owner.kind === 'numeric' ? shapeOf(owner.shape, line) : []
    }
  }
}

function numericText(component: string, shape: readonly number[]): string {
  if (shape.length === 0) return component
  return `${shape.length === 1 ? 'vector' : 'matrix'}<${[component, ...shape].join(', ')}>`
}
