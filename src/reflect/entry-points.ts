// Entry points as a host sees them: stage, size of the thread group, what goes in and out.
//
//   float4 main(float2 uv : TEXCOORD1, uint id : SV_PrimitiveID) : SV_Target2
//   => inputs TEXCOORD 1 (float2), SV_PrimitiveID 0 (uint);  outputs SV_Target 2 (float4)
import { type PlacedElement, placeElements, type SignatureOptions, signaturePointsOf } from '../binding/signatures.ts'
import { semanticRows, userSemanticKind } from '../hlsl/semantics.ts'
import { attributeOf } from '../program/attributes.ts'
import type { EntrySignature, SignatureNode } from '../program/entry-signature.ts'
import type { SignatureElement } from '../program/signature-element.ts'
import { typeText } from '../types/print.ts'
import { arrayType, type Type, vectorType } from '../types/types.ts'

/** An element of a signature. */
export interface ReflectedElement {
  /** Without index, as written. */
  readonly semantic: string
  /** Of the first row; the others count on unless there are `indices`. */
  readonly index: number
  /** Of every row, only for members of arrays of structs: those of one struct come before those of the next. */
  readonly indices?: readonly number[]
  /** `SV_Position`, or null for an ordinary name. */
  readonly systemValue: string | null
  readonly type: string
  readonly rows: number
  readonly columns: number
  readonly interpolation: readonly string[]
  /** Of a geometry shader. */
  readonly stream: number
  /** Register of the first row and components of every row, as in D3D12_SIGNATURE_PARAMETER_DESC (1 is x, 8 is w); null when it has none. */
  readonly register: number | null
  readonly mask: number | null
}

/** An entry point with what goes in and out. */
export interface ReflectedEntry {
  readonly name: string
  readonly stage: string
  readonly numthreads: readonly number[] | null
  readonly waveSize: readonly number[] | null
  /** All attributes, `numthreads` included. */
  readonly attributes: readonly { readonly name: string; readonly arguments: readonly (number | string)[] }[]
  readonly inputs: readonly ReflectedElement[]
  readonly outputs: readonly ReflectedElement[]
  /** Patch constants of hull and domain shaders, primitive outputs of mesh shaders. */
  readonly patchConstants: readonly ReflectedElement[]
}

const systemNames = new Map(semanticRows.map(({ name }) => [name.toLowerCase(), name]))

export function describeEntry(signature: EntrySignature, options: SignatureOptions): ReflectedEntry {
  const { entry, read } = signature
  const attributes = entry.function.attributes.map(({ name, arguments: values }) => ({ name, arguments: values }))
  const numbers = (attribute: string): readonly number[] | null => {
    const values = attributeOf(attributes, attribute)?.arguments
    return values ? values.map(Number) : null
  }
  const points = signaturePointsOf(entry.stage)
  const describe = (list: 'inputs' | 'outputs' | 'patchConstants', index: 0 | 1 | 2): ReflectedElement[] => {
    const places = points && placeElements(signature[list], points[index], options)
    return signature[list].map((element, position) => describeElement(element, places?.[position]))
  }
  return {
    name: entry.function.name,
    stage: entry.stage,
    numthreads: numbers('numthreads'),
    waveSize: numbers('wavesize'),
    attributes,
    inputs: [...describe('inputs', 0), ...systemInputs(read.values())],
    outputs: describe('outputs', 1),
    patchConstants: describe('patchConstants', 2),
  }
}

function describeElement(element: SignatureElement, place: PlacedElement | undefined): ReflectedElement {
  const { name, index, indices, scalar, rows, columns, interpolation, stream, kind } = element
  const row: Type = columns === 1 ? scalar : vectorType(scalar, columns)
  const systemValue = kind === userSemanticKind ? null : (systemNames.get(name.toLowerCase()) ?? name)
  const type = typeText(rows === 1 ? row : arrayType(row, rows))
  const isPlaced = place !== undefined && place.row >= 0
  const register = isPlaced ? place.row : null
  const mask = isPlaced ? ((1 << columns) - 1) << place.column : null
  const isCountedOn = indices.every((each, at) => each === index + at)
  return {
    semantic: name,
    index,
    ...(isCountedOn ? {} : { indices }),
    systemValue,
    type,
    rows,
    columns,
    interpolation,
    stream,
    register,
    mask,
  }
}

/** The semantic index of a row. */
export function rowIndex({ index, indices }: ReflectedElement, row: number): number {
  return indices?.[row] ?? index + row
}

/** Values that need no place in a signature, such as thread ids. */
function systemInputs(nodes: Iterable<SignatureNode>): ReflectedElement[] {
  const elements: ReflectedElement[] = []
  const visit = (node: SignatureNode): void => {
    switch (node.kind) {
      case 'system': {
        const { name, type } = node
        const columns = type.kind === 'vector' ? type.count : 1
        const systemValue = systemNames.get(name.toLowerCase()) ?? name
        elements.push({
          semantic: name,
          index: 0,
          systemValue,
          type: typeText(type),
          rows: 1,
          columns,
          interpolation: [],
          stream: 0,
          register: null,
          mask: null,
        })
        break
      }
      case 'struct':
        node.bases.forEach(visit)
        node.fields.forEach(visit)
        break
      case 'array':
        node.elements.forEach(visit)
        break
    }
  }
  for (const node of nodes) visit(node)
  return elements
}
