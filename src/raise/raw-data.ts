// Data in byte-address buffers is read and written number by number, each aligned to its size, whatever the layout of other blocks is.
//
//   raw.Load<S>(o)      =>   offset = o, S(raw.Load<float2>(offset), raw.Load<uint>(offset + 8))         struct S { float2 a; uint b; };
//   raw.Store(o, s)     =>   offset = o, value = s, raw.Store(offset, value.a), raw.Store(offset + 8, value.b)
//
// Numbers and vectors of them stay; bit-fields are parts of the number that they share.
import type { DiagnosticSink } from '../diagnostics/sink.ts'
import type { Expression, MethodExpression, Statement } from '../program/program.ts'
import { makeVariable } from '../program/variables.ts'
import { mapChain, mapOperands, mapStatement } from '../rewrite/map.ts'
import { makeConstruct, makeLiteral, makeReference, makeSequence, selectedLast } from '../rewrite/nodes.ts'
import { arrayStride, matrixStride, scalarSize, structLayout } from '../types/layout.ts'
import type { EnumType, MatrixType, ScalarType, StructType, Type, VectorType } from '../types/types.ts'
import { uintType } from '../types/types.ts'
import { extractBits, joinBits, unitOf } from './bit-fields.ts'
import { binary, elementAt } from './formulas/nodes.ts'
import { isTooLarge, named, partsOf } from './parts.ts'

interface RawLeaf {
  readonly offset: number
  /** Components lie side by side. */
  readonly type: ScalarType | EnumType | VectorType
  /** Of the whole. */
  readonly part: Expression
  /** Of a bit-field: where it is in the number at the offset. */
  readonly bits?: { readonly offset: number; readonly width: number }
}

export class RawData {
  readonly #byRows: boolean
  readonly #isText: boolean
  readonly #sink: DiagnosticSink

  /** Matrices lie column by column, or by rows where that is asked for. */
  constructor(byRows: boolean, isText: boolean, sink: DiagnosticSink) {
    this.#byRows = byRows
    this.#sink = sink
    this.#isText = isText
  }

  readonly statement = (statement: Statement): Statement =>
    mapStatement(statement, { expression: this.expression, statement: this.statement })

  readonly expression = (expression: Expression): Expression => {
    if (expression.kind === 'binary' || expression.kind === 'logical') return mapChain(expression, this.expression)
    const mapped = selectedLast(mapOperands(expression, this.expression))
    if (mapped.kind !== 'method' || isByNumbers(mapped)) return mapped
    const type = mapped.name === 'Load' ? mapped.type : mapped.arguments[1]!.type
    if (isTooLarge(mapped, type, this.#sink)) return mapped
    return mapped.name === 'Load' ? this.#load(mapped) : this.#store(mapped)
  }

  #load(call: MethodExpression): Expression {
    const before: Expression[] = []
    const offset = named('offset', call.arguments[0]!, this.#isText, before)
    // Nothing but the types of its parts is asked for.
    const shape = makeReference(makeVariable('local', '', call.type, call.start), call)
    let word: Expression | undefined
    const numbers = this.#leaves(shape).map((leaf) => {
      const read = (): Expression => ({
        ...call,
        arguments: [moved(offset, leaf.offset)],
        modes: ['in'],
        parameterTypes: [uintType],
        type: leaf.type,
      })
      if (!leaf.bits) return read()
      if (!word || leaf.bits.offset === 0) word = named('bits', read(), this.#isText, before)
      return extractBits(word, leaf.part.type, leaf.bits)
    })
    return makeSequence([...before, makeConstruct(call.type, numbers, call)], call)
  }

  #store(call: MethodExpression): Expression {
    const before: Expression[] = []
    const offset = named('offset', call.arguments[0]!, this.#isText, before)
    const value = named('value', call.arguments[1]!, this.#isText, before)
    const leaves = this.#leaves(value)
    const stores = leaves.flatMap((leaf, index): Expression[] => {
      // The first of a number's bit-fields writes it.
      if (leaf.bits && leaf.bits.offset > 0) return []
      const end = leaves.findIndex(({ bits }, at) => at > index && !(bits && bits.offset > 0))
      const fields = leaves.slice(index, end < 0 ? undefined : end)
      const given = leaf.bits ? joinBits(fields.map(({ part, bits }) => ({ value: part, ...bits! }))) : leaf.part
      const list = [moved(offset, leaf.offset), given]
      return [{ ...call, arguments: list, parameterTypes: list.map(({ type }) => type) }]
    })
    return { ...makeSequence([...before, ...stores], call), type: call.type }
  }

  /** In the order of the type's leaves. */
  #leaves(whole: Expression, offset = 0): readonly RawLeaf[] {
    const { type } = whole
    switch (type.kind) {
      case 'scalar':
      case 'enum':
      case 'vector':
        return [{ offset, type, part: whole }]
      case 'matrix':
        return this.#elements(whole, type, offset)
      case 'array': {
        const stride = arrayStride(type, false, 'structured')
        return partsOf(whole).flatMap((part, index) => this.#leaves(part, offset + index * stride))
      }
      case 'struct':
        return this.#members(whole, type, offset)
      default:
        return []
    }
  }

  #elements(whole: Expression, type: MatrixType, offset: number): RawLeaf[] {
    const { element, rows, columns } = type
    const stride = matrixStride(type, this.#byRows, 'structured')
    const size = scalarSize(element)
    return Array.from({ length: rows * columns }, (_, index) => {
      const [row, column] = [Math.floor(index / columns), index % columns]
      const place = this.#byRows ? row * stride + column * size : column * stride + row * size
      return { offset: offset + place, type: element, part: elementAt(whole, row, column) }
    })
  }

  #members(whole: Expression, type: StructType, offset: number): RawLeaf[] {
    const layout = structLayout(type, 'structured')
    return partsOf(whole).flatMap((part, index): readonly RawLeaf[] => {
      if (index < type.bases.length) return this.#leaves(part, offset + layout.bases[index]!)
      const { bitWidth: width } = type.fields[index - type.bases.length]!
      const { offset: start, bitOffset } = layout.fields[index - type.bases.length]!
      if (width === undefined) return this.#leaves(part, offset + start)
      return [{ offset: offset + start, type: unitOf(part.type), part, bits: { offset: bitOffset, width } }]
    })
  }
}

/** Whether the step leaves it: what the verifier asks. */
export function isByNumbers(node: Expression): boolean {
  if (node.kind !== 'method' || node.object.type.kind !== 'object') return true
  if (node.object.type.row.category !== 'raw buffer') return true
  if (node.name === 'Load' && node.arguments.length === 1) return isNumber(node.type)
  return node.name !== 'Store' || isNumber(node.arguments[1]!.type)
}

/** Structs and arrays of resources are refused elsewhere. */
function isNumber({ kind }: Type): boolean {
  return kind !== 'matrix' && kind !== 'array' && kind !== 'struct'
}

/** `bytes` more. */
function moved(offset: Expression, bytes: number): Expression {
  if (bytes === 0) return offset
  if (offset.kind === 'literal')
    return makeLiteral(BigInt.asUintN(32, BigInt(offset.value) + BigInt(bytes)), uintType, offset)
  return binary('+', offset, makeLiteral(BigInt(bytes), offset.type, offset))
}

/** A byte as a place and whole words behind it, as far as they are known. */
export function splitOffset(offset: Expression): { readonly base: Expression; readonly bytes: number } {
  if (offset.kind !== 'binary' || offset.operator !== '+' || offset.right.kind !== 'literal')
    return { base: offset, bytes: 0 }
  const bytes = Number(offset.right.value)
  return bytes % 4 === 0 ? { base: offset.left, bytes } : { base: offset, bytes: 0 }
}
