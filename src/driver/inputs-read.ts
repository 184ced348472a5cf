// Which inputs of the entry point the optimised module still reads.
import { ConstantInt } from '../ir/constants.ts'
import { systemValueIntrinsic } from '../lower/system-values.ts'
import type { Generated } from './generate.ts'

/** Answers for a semantic, in lower case, and its index. What is no element of the signature counts as read. */
export function inputsRead({ module, lowered }: Generated): (semantic: string, index: number) => boolean {
  const elements = lowered.signatures[0]?.inputs ?? []
  const read = new Set<number>()
  const intrinsics = new Set<string>()
  for (const fn of module.functions.values())
    for (const instruction of fn.instructions()) {
      intrinsics.add(instruction.intrinsic)
      if (!instruction.intrinsic.startsWith('llvm.dx.input.load')) continue
      const id = instruction.argument(0)
      if (id instanceof ConstantInt) read.add(Number(id.value))
    }
  return (semantic, index) => {
    const found = elements.filter((element) => element.name.toLowerCase() === semantic && isAt(element, index))
    if (found.length > 0) return found.some(({ id }) => read.has(id))
    const intrinsic = systemValueIntrinsic(semantic)
    return intrinsic === undefined || intrinsics.has(intrinsic)
  }
}

function isAt(element: { readonly index: number; readonly rows: number }, index: number): boolean {
  return index >= element.index && index < element.index + element.rows
}
