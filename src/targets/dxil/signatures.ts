// The signatures of an entry point as DXIL has them: packed into registers, with what the shader really reads and writes.

import { bitsOf, placeElements, type SignatureOptions, signaturePointsOf } from '../../binding/signatures.ts'
import { scalars } from '../../hlsl/scalars.ts'
import { lookupSemantic, type SignaturePoint, semanticKind, userSemanticKind } from '../../hlsl/semantics.ts'
import { ConstantInt } from '../../ir/constants.ts'
import type { IrFunction } from '../../ir/module.ts'
import type { EntryPoint } from '../../program/program.ts'
import type { SignatureElement } from '../../program/signature-element.ts'
import { boolComponent, floatComponents, uintComponent } from './component-types.ts'
import type { DxilSignature, DxilSignatureElement, DxilSignatures } from './dxil-module.ts'

export interface EntrySignatureInput {
  readonly entry: EntryPoint
  readonly inputs: readonly SignatureElement[]
  readonly outputs: readonly SignatureElement[]
  readonly patchConstants: readonly SignatureElement[]
}

export function buildSignatures(
  { entry, inputs, outputs, patchConstants }: EntrySignatureInput,
  functions: readonly IrFunction[],
  options: SignatureOptions,
): DxilSignatures {
  const points = signaturePointsOf(entry.stage)
  if (!points) return { inputs: [], outputs: [], patchConstants: [] }
  const [input, output, patch] = points
  const uses = collectUses(functions)
  const build = (list: readonly SignatureElement[], point: SignaturePoint, use: Uses): DxilSignature =>
    buildList(list, point, use, options)
  return {
    inputs: build(inputs, input, uses.inputs),
    outputs: build(outputs, output, uses.outputs),
    patchConstants: build(patchConstants, patch, uses.patchConstants),
  }
}

/** The same elements with what the functions really read and write. */
export function withUses(signatures: DxilSignatures, functions: readonly IrFunction[]): DxilSignatures {
  const uses = collectUses(functions)
  const update = (list: DxilSignature, { used, dynamic }: Uses): DxilSignature =>
    list.map((element) => ({
      ...element,
      usageMask: used.get(element.id) ?? 0,
      dynamicIndexMask: dynamic.get(element.id) ?? 0,
    }))
  return {
    inputs: update(signatures.inputs, uses.inputs),
    outputs: update(signatures.outputs, uses.outputs),
    patchConstants: update(signatures.patchConstants, uses.patchConstants),
  }
}

function buildList(
  list: readonly SignatureElement[],
  point: SignaturePoint,
  uses: Uses,
  options: SignatureOptions,
): DxilSignature {
  const { native16Bit } = options
  return placeElements(list, point, options).map(
    ({ element, interpolation, row, column }): DxilSignatureElement => ({
      id: element.id,
      name: element.kind === userSemanticKind ? element.name : (lookupSemantic(element.name)?.name ?? element.name),
      semanticIndices: element.indices,
      kind: element.kind,
      componentType: element.kind === frontFaceKind ? uintComponent : componentOf(element, native16Bit),
      interpolation,
      rows: element.rows,
      columns: element.columns,
      startRow: row,
      startColumn: column,
      stream: element.stream,
      usageMask: uses.used.get(element.id) ?? 0,
      dynamicIndexMask: uses.dynamic.get(element.id) ?? 0,
    }),
  )
}

// ---- Types

/** A system value that is always a number, where it is declared as a bool, too. */
const frontFaceKind = semanticKind('SV_IsFrontFace')

/** f32 9, f16 8, i32 4, u32 5, i16 2, u16 3; a bool is one (1), although it travels as u32. */
function componentOf({ scalar, normalized }: SignatureElement, native16Bit: boolean): number {
  const { class: kind, signed } = scalars[scalar.scalar]
  const isNarrow = bitsOf(scalar, native16Bit) === 16
  if (kind === 'float') return floatComponents[isNarrow ? 16 : 32][normalized ?? 'plain']
  if (kind !== 'int') return boolComponent
  return (isNarrow ? 2 : 4) + (signed ? 0 : 1)
}

// ---- Uses

interface Uses {
  /** Masks of components by element. */
  readonly used: Map<number, number>
  readonly dynamic: Map<number, number>
}

/** As DXC counts: what only EvaluateAttributeSnapped, GetAttributeAtVertex and their kind read is not marked (MarkUsedSignatureElements). */
const operations: readonly (readonly [RegExp, 'inputs' | 'outputs' | 'patchConstants'])[] = [
  [/^dx\.op\.loadInput\./, 'inputs'],
  [/^dx\.op\.(storeOutput|storeVertexOutput)\./, 'outputs'],
  [/^dx\.op\.(loadPatchConstant|storePatchConstant|storePrimitiveOutput)\./, 'patchConstants'],
]

function collectUses(functions: readonly IrFunction[]): Record<'inputs' | 'outputs' | 'patchConstants', Uses> {
  const empty = (): Uses => ({ used: new Map(), dynamic: new Map() })
  const uses = { inputs: empty(), outputs: empty(), patchConstants: empty() }
  for (const fn of functions)
    for (const instruction of fn.instructions()) {
      const name = instruction.calledFunction?.name
      const row = name === undefined ? undefined : operations.find(([pattern]) => pattern.test(name))
      if (!row) continue
      const [element, index, column] = [1, 2, 3].map((position) => instruction.argument(position))
      if (!(element instanceof ConstantInt)) continue
      const mask = column instanceof ConstantInt ? 1 << column.number : 15
      const { used, dynamic } = uses[row[1]]
      used.set(element.number, (used.get(element.number) ?? 0) | mask)
      if (!(index instanceof ConstantInt)) dynamic.set(element.number, (dynamic.get(element.number) ?? 0) | mask)
    }
  return uses
}
