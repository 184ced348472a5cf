// Names of a library's functions and resources as DXC writes them: those of the Microsoft compiler for C++, with a few types of HLSL.
//
//   float4 Shade(float4 a, inout float b, S s)     =>     \1?Shade@@YA?AV?$vector@M$03@@V1@AIAMUS@@@Z
//   RWTexture2D<float> Image                       =>     \1?Image@@3V?$RWTexture2D@M@@A
//
// A name or parameter type that comes again is the digit of its first occurrence.
import type { ScalarKind } from '../../hlsl/scalars.ts'
import type { Parameter, ProgramFunction } from '../../program/program.ts'
import { arrayDimensions, arrayElement, type ObjectType, type Type } from '../../types/types.ts'

const prefix = '\u0001?'
const mostReferences = 10

const scalarCodes: Readonly<Record<ScalarKind, string>> = {
  bool: '_N',
  int16_t: 'F',
  uint16_t: 'G',
  int: 'H',
  uint: 'I',
  int64_t: '_J',
  uint64_t: '_K',
  half: '$halff@',
  float16_t: '$f16@',
  float: 'M',
  double: 'N',
  min10float: '$min10f@',
  min16float: '$min16f@',
  min12int: '$min12i@',
  min16int: '$min16i@',
  min16uint: '$min16ui@',
  int8_t4_packed: '$i8_4pk@',
  uint8_t4_packed: '$ui8_4pk@',
  'literal int': '_J',
  'literal float': 'N',
}

/** `name` may differ from the function's own: -exports renames. */
export function mangleFunction(fn: ProgramFunction, name = fn.name): string {
  const mangler = new Mangler()
  const head = `${prefix}${mangler.qualified(name, fn.scope)}YA${mangler.result(fn.returnType)}`
  if (fn.parameters.length === 0) return `${head}XZ`
  return `${head}${fn.parameters.map((parameter) => mangler.parameter(parameter)).join('')}@Z`
}

/** A global resource; an array of them, outermost dimension first, is a pointer to its elements. */
export function mangleVariable(
  name: string,
  scope: string,
  type: ObjectType,
  dimensions: readonly (number | undefined)[],
): string {
  const mangler = new Mangler()
  const head = `${prefix}${mangler.qualified(name, scope)}3`
  const inner = dimensions.slice(1)
  const elements =
    inner.length > 0 ? `Y${numberText(inner.length)}${inner.map((count) => numberText(count ?? 0)).join('')}` : ''
  return `${head}${dimensions.length > 0 ? 'PA' : ''}${elements}${mangler.type(type)}A`
}

/** 1 to 10 are the digits 0 to 9; others are written with letters A to P for 0 to 15. */
function numberText(value: number): string {
  if (value >= 1 && value <= 10) return String(value - 1)
  const digits = [...value.toString(16)].map((digit) => String.fromCharCode(65 + Number.parseInt(digit, 16)))
  return `${digits.join('')}@`
}

/** What the Microsoft compiler calls classes and enums, in front of which a result has a mark. */
const marked: ReadonlySet<Type['kind']> = new Set<Type['kind']>(['vector', 'matrix', 'struct', 'object', 'enum'])

class Mangler {
  private readonly names: string[] = []
  private readonly parameters: string[] = []

  /** Innermost name first, `@` at the end. */
  qualified(name: string, scope: string): string {
    const outer = scope.split('::').filter((part) => part !== '')
    return `${[name, ...outer.reverse()].map((part) => this.name(part)).join('')}@`
  }

  private name(text: string): string {
    const known = this.names.indexOf(text)
    if (known >= 0) return String(known)
    if (this.names.length < mostReferences) this.names.push(text)
    return `${text}@`
  }

  result(type: Type): string {
    const mark = type.kind === 'array' ? '$$B' : marked.has(type.kind) ? '?A' : ''
    return mark + this.type(type)
  }

  parameter({ type, mode, isConst }: Parameter): string {
    const element = arrayElement(type)
    const isReference = mode !== 'in' && element.kind !== 'struct' && type.kind !== 'array'
    // Aggregates are passed by address anyway; only what they are compared with differs.
    const key = `${mode === 'in' ? 'in' : 'out'} ${new Mangler().type(type)}`
    const known = this.parameters.indexOf(key)
    if (known >= 0) return String(known)
    const text = `${isReference ? 'AIA' : ''}${this.type(type, mode !== 'in' ? '$$CA' : isConst ? '$$CB' : '')}`
    if (text.length > 1 && this.parameters.length < mostReferences) this.parameters.push(key)
    return text
  }

  /** `passing` is said of arrays only. */
  type(type: Type, passing = ''): string {
    switch (type.kind) {
      case 'void':
        return 'X'
      case 'scalar':
        return scalarCodes[type.scalar]
      case 'vector':
        return this.template('vector', [scalarCodes[type.element.scalar], `$0${numberText(type.count)}`])
      case 'matrix':
        return this.template('matrix', [
          scalarCodes[type.element.scalar],
          `$0${numberText(type.rows)}`,
          `$0${numberText(type.columns)}`,
        ])
      case 'array': {
        const dimensions = arrayDimensions(type).map((count) => count ?? 0)
        const counts = dimensions.map(numberText).join('')
        return `Y${numberText(dimensions.length)}${counts}${passing}${this.type(arrayElement(type))}`
      }
      case 'struct':
        return `${type.keyword === 'class' ? 'V' : 'U'}${this.qualified(type.name, type.scope)}`
      case 'enum':
        return `W4${this.qualified(type.name, type.scope)}`
      case 'object':
        return this.object(type)
      default:
        return 'X'
    }
  }

  private object({ row, element, count }: ObjectType): string {
    if (!element) return `U${this.qualified(row.name, '')}`
    const counts = row.sample || count !== undefined ? [`$0${numberText(count ?? 0)}`] : []
    return this.template(row.name, [new Mangler().type(element), ...counts])
  }

  /** What stands between the brackets counts names for itself. */
  private template(name: string, args: readonly string[]): string {
    return `V${this.name(`?$${name}@${args.join('')}`)}@`
  }
}
