// Which inputs of an entry point the optimised module still reads.
import { ConstantInt } from '../ir/constants.ts'
import type { IrFunction } from '../ir/module.ts'
import { systemValueIntrinsic } from '../lower/system-values.ts'
import type { ProgramFunction } from '../program/program.ts'
import type { Generated } from './generate.ts'

/** Where an input is listed: with those of a vertex, or with those of a patch. */
type InputList = 'inputs' | 'patchConstants'

/** Answers for a semantic, in lower case, and its index, or all its indices. What is no element of the signature counts as read. */
type InputsRead = (semantic: string, index: number | undefined, list: InputList) => boolean

/** By the function of the entry point. */
export function inputsRead({ module, lowered }: Generated): (entry: ProgramFunction) => InputsRead {
  return (entry) => {
    const signature = lowered.signatures.find((each) => each.entry.function === entry)
    const { patchConstantFunction } = signature?.entry ?? {}
    // Two entry points may have one patch constant function: the module has it twice, under names of its own.
    if (!signature || (patchConstantFunction && lowered.signatures.length > 1)) return () => true
    const names = [entry.name, ...(patchConstantFunction ? [patchConstantFunction.name] : [])]
    const uses = collectReads(names.flatMap((name) => module.functions.get(name) ?? []))
    return (semantic, index, list) => {
      const found = signature[list].filter((element) => element.name.toLowerCase() === semantic && isAt(element, index))
      if (found.length > 0) return found.some(({ id }) => uses.read[list].has(id))
      const intrinsic = systemValueIntrinsic(semantic)
      return intrinsic === undefined || uses.intrinsics.has(intrinsic)
    }
  }
}

interface Reads {
  readonly read: Readonly<Record<InputList, Set<number>>>
  readonly intrinsics: Set<string>
}

const loads: Readonly<Record<string, InputList>> = {
  'llvm.dx.input.load': 'inputs',
  'llvm.dx.patchconstant.load': 'patchConstants',
}

function collectReads(roots: readonly IrFunction[]): Reads {
  const found: Reads = { read: { inputs: new Set(), patchConstants: new Set() }, intrinsics: new Set() }
  const reached = new Set(roots)
  for (const fn of reached)
    for (const instruction of fn.instructions()) {
      if (instruction.opcode !== 'call') continue
      if (instruction.calledFunction) reached.add(instruction.calledFunction)
      found.intrinsics.add(instruction.intrinsic)
      const list = loads[instruction.intrinsic]
      const id = list && instruction.argument(0)
      if (id instanceof ConstantInt) found.read[list!].add(Number(id.value))
    }
  return found
}

function isAt(element: { readonly index: number; readonly rows: number }, index: number | undefined): boolean {
  return index === undefined || (index >= element.index && index < element.index + element.rows)
}
