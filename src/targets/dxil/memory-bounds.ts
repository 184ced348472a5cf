// Accesses to memory that is not there, where the optimised module shows it: DXIL's validator refuses a constant index past the end of an
// array, and a row past the end of a constant buffer.
//
//   groupshared float Sums[4];
//   for (int k = 0; k <= 4; k++) Sums[k] = 0;         array index 4 is out of bounds
//
// An index may leave its own dimension as long as it stays inside the variable: memory is flat in DXIL.
import type { DiagnosticSink } from '../../diagnostics/sink.ts'
import { stageLimitDiagnostics as diagnostics } from '../../diagnostics/tables/stage-limits.ts'
import { ConstantInt } from '../../ir/constants.ts'
import { plainLocation } from '../../ir/debug.ts'
import { Instruction } from '../../ir/instructions.ts'
import { sizeInBytes } from '../../ir/layout.ts'
import { GlobalVariable, type Module } from '../../ir/module.ts'
import { type IrType, i8 } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import type { Location } from '../../support/source.ts'

/** Of a module that is optimised and still has the intrinsics of LLVM. */
export function reportMemoryBounds(module: Module, sink: DiagnosticSink): void {
  const reported = new Set<Location>()
  for (const { blocks } of module.functions.values())
    for (let block = blocks.first; block !== undefined; block = block.next)
      for (let each = block.instructions.first; each !== undefined; each = each.next) {
        if (each.opcode !== 'getelementptr') continue
        const found = arrayOverrun(each) ?? bufferOverrun(each)
        if (!found) continue
        const place = plainLocation(each.location)
        if (!reported.has(place)) sink.report(found(place))
        reported.add(place)
      }
}

type Report = (place: Location) => Parameters<DiagnosticSink['report']>[0]

/** Of a variable: the first index that leaves its dimension when all of them together leave the variable. */
function arrayOverrun(address: Instruction): Report | undefined {
  const dimensions = dimensionsOf(address)
  if (!dimensions) return undefined
  let flat = 0
  let total = 1
  for (const { index, count } of dimensions) {
    flat = flat * count + index
    total *= count
  }
  if (flat >= 0 && flat < total) return undefined
  const { index, count } = dimensions.find((each) => each.index < 0 || each.index >= each.count)!
  return (place) => diagnostics.err_hlsl_element_out_of_bounds(place, { index, count })
}

interface Dimension {
  readonly index: number
  readonly count: number
}

/** The arrays and vectors between a variable and an address in it; nothing when an index is not known. */
function dimensionsOf({ operands, subjectType }: Instruction): readonly Dimension[] | undefined {
  const [root, first, ...indices] = operands
  if (!(first instanceof ConstantInt && first.isZero)) return undefined
  let type = root && variableType(root)
  const dimensions: Dimension[] = []
  const enter = (index: number): void => {
    if (type?.kind === 'array' || type?.kind === 'vector') dimensions.push({ index, count: type.count })
    type = type && elementType(type, index)
  }
  // What is at the start of the variable is also at the start of its first element.
  while (type && type !== subjectType) enter(0)
  for (const index of indices) {
    if (!(index instanceof ConstantInt)) return undefined
    enter(index.number)
  }
  return type && dimensions
}

function variableType(root: Value): IrType | undefined {
  if (root instanceof GlobalVariable) return root.valueType
  return root instanceof Instruction && root.opcode === 'alloca' ? root.subjectType : undefined
}

function elementType(type: IrType, index: number): IrType | undefined {
  if (type.kind === 'struct') return type.elements[index]
  return type.kind === 'array' || type.kind === 'vector' ? type.element : undefined
}

/** Of a constant buffer, by rows of 16 bytes. */
function bufferOverrun(address: Instruction): Report | undefined {
  const [pointer, offset] = address.operands
  if (address.subjectType !== i8 || !(offset instanceof ConstantInt)) return undefined
  const handle = handleOf(pointer!)
  const [layout] = handle?.type.kind === 'target' && handle.type.name === 'dx.CBuffer' ? handle.type.types : []
  if (!layout) return undefined
  const size = sizeInBytes(layout)
  const at = offset.number
  if (at >= 0 && at - (at % rowBytes) < size) return undefined
  return (place) => diagnostics.err_hlsl_buffer_out_of_bounds(place, { offset: at, size })
}

const rowBytes = 16

function handleOf(pointer: Value): Value | undefined {
  const isPointer = pointer instanceof Instruction && pointer.intrinsic === 'llvm.dx.resource.getpointer'
  return isPointer ? pointer.argument(0) : undefined
}
