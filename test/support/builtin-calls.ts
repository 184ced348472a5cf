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

function* tableLines(): Generator<Line> {
  for (const name of intrinsicNames())
    for (const signature of lookupIntrinsic(name)!) yield { name, signature, row: undefined }
  for (const row of objectRows)
    for (const name of methodNames(row))
      for (const signature of lookupMethod(row, name)!) yield { name, signature, row }
}

const prelude = `struct P { float4 a; int b; bool c; float2x3 m; double d[2]; };
groupshared float elements[64];
`

function functionText({ name, signature, row }: Line, fn: string): string {
  const globals: string[] = []
  const locals: string[] = []
  const declare = (type: string, variable: string, isGlobal: boolean): string => {
    const unique = isGlobal ? `${fn}_${variable}` : variable
    ;(isGlobal ? globals : locals).push(`${type} ${unique};`)
    return unique
  }
  const values = signature.parameters.map(({ type: rule, mode }, index) => {
    const type = rule.kind === 'parameter' ? signature.parameters[rule.index]!.type : rule
    if (type.kind === 'string') return '"text"'
    if (type.kind === 'array') return 'elements'
    const object = type.kind === 'object' ? objectOf(type.names) : undefined
    if (object) return declare(objectText(object), `a${index}`, object.class !== undefined)
    const text = typeText(type, index, signature, row)
    return mode === 'ref' ? declare(`groupshared ${text}`, `a${index}`, true) : declare(text, `a${index}`, false)
  })
  let callee = name
  if (row && signature.facts.static) callee = `${row.name}::${name}`
  else if (row) callee = `${declare(objectText(row), 'object', row.class !== undefined)}.${name}`
  if (signature.template) callee += '<P>'
  const body = [...locals, `${callee}(${values.join(', ')});`].join(' ')
  return `${globals.join(' ')}\nexport void ${fn}() { ${body} }\n`
}

function objectOf(names: ReadonlySet<string>): ObjectRow | undefined {
  for (const name of names) {
    const row = lookupObject(name)
    if (row) return row
  }
  return undefined
}

function elementText(row: ObjectRow): string {
  return row.element?.rule === 'typed' ? 'float4' : 'P'
}

function objectText(row: ObjectRow): string {
  const args = row.element ? [elementText(row)] : []
  if (row.count) args.push(row.category === 'feedback texture' || row.category === 'ray query' ? '0' : '4')
  return args.length > 0 ? `${row.name}<${args.join(', ')}>` : row.name
}

function typeText(type: TypeRule, index: number, signature: CallSignature, row: ObjectRow | undefined): string {
  switch (type.kind) {
    case 'numeric':
      return numericText(componentText(type.component, signature), shapeOf(type.shape, signature))
    case 'element':
      return elementText(row!)
    case 'builtin struct':
      return type.name
    case 'struct':
    case 'template':
      return 'P'
    default:
      throw new Error(`argument ${index} of '${signature.text}' cannot be made`)
  }
}

function componentText(rule: ComponentRule, signature: CallSignature): string {
  if (rule.kind === 'element') return 'float'
  if (rule.kind === 'class') return [...componentClasses[rule.class].kinds].find((kind) => !isLiteral(kind))!
  const owner = signature.parameters[rule.index]!.type
  return owner.kind === 'numeric' ? componentText(owner.component, signature) : 'float'
}

function shapeOf(rule: ShapeRule, signature: CallSignature): readonly number[] {
  // Sizes that share a letter agree; different letters do not need to.
  const size = (of: Size): number => (typeof of === 'number' ? of : of === 'r' ? 2 : 3)
  switch (rule.kind) {
    case 'scalar':
      return []
    case 'any':
      return [3]
    case 'vector':
      return [size(rule.columns)]
    case 'matrix':
      return [size(rule.rows), size(rule.columns)]
    case 'parameter': {
      const owner = signature.parameters[rule.index]!.type
      return owner.kind === 'numeric' ? shapeOf(owner.shape, signature) : []
    }
  }
}

function numericText(component: string, shape: readonly number[]): string {
  if (shape.length === 0) return component
  return `${shape.length === 1 ? 'vector' : 'matrix'}<${[component, ...shape].join(', ')}>`
}
