// Which inputs of an entry point the optimised module still reads.
import { ConstantInt } from '../ir/constants.ts'
import type { IrFunction } from '../ir/module.ts'
import { systemValueIntrinsic } from '../lower/system-values.ts'
import type { ProgramFunction } from '../program/program.ts'
import type { SignatureElement } from '../program/signature-element.ts'
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
      if (found.some(({ id }) => uses.read[list].has(id))) return true
      // A geometry shader has its primitive in the signature, too, and asks for it by a function.
      const intrinsic = systemValueIntrinsic(semantic)
      return intrinsic === undefined ? found.length === 0 : uses.intrinsics.has(intrinsic)
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

/** What shaders ask of their ray and their hit. */
const rayValues: Readonly<Record<string, string>> = {
  DispatchRaysDimensions: 'llvm.dx.dispatch.rays.dimensions',
  DispatchRaysIndex: 'llvm.dx.dispatch.rays.index',
  GeometryIndex: 'llvm.dx.geometry.index',
  HitKind: 'llvm.dx.hit.kind',
  InstanceID: 'llvm.dx.instance.id',
  InstanceIndex: 'llvm.dx.instance.index',
  ObjectRayDirection: 'llvm.dx.object.ray.direction',
  ObjectRayOrigin: 'llvm.dx.object.ray.origin',
  ObjectToWorld: 'llvm.dx.object.to.world',
  ObjectToWorld3x4: 'llvm.dx.object.to.world',
  ObjectToWorld4x3: 'llvm.dx.object.to.world',
  PrimitiveIndex: 'llvm.dx.primitive.index',
  RayFlags: 'llvm.dx.ray.flags',
  RayTCurrent: 'llvm.dx.ray.t.current',
  RayTMin: 'llvm.dx.ray.t.min',
  WorldRayDirection: 'llvm.dx.world.ray.direction',
  WorldRayOrigin: 'llvm.dx.world.ray.origin',
  WorldToObject: 'llvm.dx.world.to.object',
  WorldToObject3x4: 'llvm.dx.world.to.object',
  WorldToObject4x3: 'llvm.dx.world.to.object',
}

/** Whether the module still calls a built-in function; of those that are no values of a ray nothing is known. */
export function valuesRead({ module }: Generated): (name: string) => boolean {
  const { intrinsics } = collectReads([...module.functions.values()])
  return (name) => {
    const intrinsic = Object.hasOwn(rayValues, name) ? rayValues[name] : undefined
    return intrinsic === undefined || intrinsics.has(intrinsic)
  }
}

function isAt({ indices }: SignatureElement, index: number | undefined): boolean {
  return index === undefined || indices.includes(index)
}
