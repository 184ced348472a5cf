// Annotations of memory and functions for reflection: those of the structs that are left in a module besides those of resources (payloads and attributes of
// rays, parameters of functions, records of nodes), and of what functions of a library are given.
//
//   alloca %struct.Payload        =>        %struct.Payload: size 12; hitValue: offset 0, f32, 3 components
//
// DXC annotates every struct of the source that the module still has; offsets are those of constant buffers, wherever the struct lies.
import { rayTracingStages } from '../../hlsl/profiles.ts'
import type { IrFunction, Module } from '../../ir/module.ts'
import type { IrType } from '../../ir/types.ts'
import type { EntryPoint, ProgramFunction } from '../../program/program.ts'
import type { Type } from '../../types/types.ts'
import type { DxilEntry, PassedValue } from './dxil-module.ts'
import { annotationOf, type StructAnnotation, shapeOf, type WrittenAnnotation, writtenOf } from './stored-types.ts'

/** `types` are those of the source, with what each became. */
export function memoryAnnotations(module: Module, types: ReadonlyMap<Type, IrType>): StructAnnotation[] {
  const used = structsIn(module)
  const found: StructAnnotation[] = []
  for (const [type, written] of types)
    if (type.kind === 'struct' && written.kind === 'struct') {
      // Payloads became structs of the same names.
      const left = [written, module.structs.get(written.name)].find((each) => each && used.has(each))
      if (left) found.push(annotationOf(type, left))
    }
  return found
}

function structsIn(module: Module): ReadonlySet<IrType> {
  const found = new Set<IrType>()
  const add = (type: IrType | undefined): void => {
    if (type?.kind === 'array') add(type.element)
    if (type?.kind !== 'struct' || found.has(type)) return
    found.add(type)
    type.elements.forEach(add)
  }
  for (const { valueType } of module.globals.values()) add(valueType)
  for (const fn of module.functions.values()) {
    for (const { pointee } of fn.arguments) if (!fn.isDeclaration) add(pointee)
    for (const { opcode, subjectType } of fn.instructions())
      if (opcode === 'alloca' || opcode === 'getelementptr') add(subjectType)
  }
  return found
}

interface LoweredFunctions {
  readonly signatures: readonly { readonly entry: EntryPoint }[]
  readonly functions: ReadonlyMap<ProgramFunction, IrFunction>
}

/** Of exported functions, and of shaders that are no other function than the source has; `shaders` are in the order of the signatures. */
export function passedValues(
  module: Module,
  { signatures, functions }: LoweredFunctions,
  shaders: readonly DxilEntry[],
  isLibrary: boolean,
): ReadonlyMap<IrFunction, readonly PassedValue[]> {
  const passed = new Map<IrFunction, readonly PassedValue[]>()
  shaders.forEach(({ function: fn, stage, takesNothing }, index) => {
    const source = signatures[index]!.entry.function
    if (rayTracingStages.includes(stage) || takesNothing) passed.set(fn, valuesOf(source, fn))
  })
  if (isLibrary)
    for (const [source, fn] of functions)
      if (fn.module === module && fn.linkage === 'external') passed.set(fn, valuesOf(source, fn))
  return passed
}

const modes = { in: 0, out: 1, inout: 2 } as const

/** A result in memory is a parameter that comes first. */
function valuesOf(source: ProgramFunction, fn: IrFunction): PassedValue[] {
  const { returnType, parameters } = source
  const given = parameters.map((parameter): PassedValue => {
    const { mode, type, rowMajor, modifiers, normalized } = parameter
    return { mode: modes[mode], shape: shapeOf(type, rowMajor, normalized), written: writtenOf(parameter, modifiers) }
  })
  const shape =
    returnType.kind === 'void' ? undefined : shapeOf(returnType, source.returnRowMajor, source.returnNormalized)
  const result: PassedValue = { mode: 1, shape, written: writtenResult(source) }
  const nothing: PassedValue = { mode: 0, shape: undefined, written: undefined }
  return [...(fn.arguments[0]?.attributes.has('sret') ? [nothing] : []), result, ...given]
}

/** What stands beside the name of a function is about its result. */
function writtenResult({ returnSemantic, returnModifiers }: ProgramFunction): WrittenAnnotation {
  return writtenOf({ isPrecise: returnModifiers.includes('precise'), semantic: returnSemantic }, returnModifiers)
}
