// What only the source knows of payloads, as attributes of a function for the passes that change how they lie in memory (legalize/payload-memory.ts,
// legalize/ray-memory.ts): which struct a mesh shader receives, and which members are matrices.
//
//   struct Payload { uint k; float2x3 m; }     =>     "hlsl.payloadmatrices"="struct.Payload 1 2 3 column float"
import type { IrFunction, Module } from '../../ir/module.ts'
import type { IrType, StructType } from '../../ir/types.ts'
import type { ProgramFunction } from '../../program/program.ts'
import { memberPlaces } from '../../types/layout.ts'
import { moduleText } from '../../types/print.ts'
import { arrayElement, type StructType as SourceStruct, type Type } from '../../types/types.ts'
import { payloadAttribute } from './legalize/payload-memory.ts'
import { matricesAttribute, passedMatricesAttribute } from './legalize/payload-rewriter.ts'

/** `types` are those of the source, with what each became. */
export function markPayloads(
  { attributes }: IrFunction,
  received: StructType | undefined,
  types: ReadonlyMap<Type, IrType>,
): void {
  if (received) attributes.set(payloadAttribute, received.name)
  const matrices = [...types].flatMap(([type, made]) =>
    type.kind === 'struct' && made.kind === 'struct' ? matrixMembers(type, made) : [],
  )
  if (matrices.length > 0) attributes.set(matricesAttribute, matrices.join(';'))
}

/** The matrices that functions of a library are given and return, for those who call them from elsewhere. */
export function markPassedMatrices(module: Module, functions: ReadonlyMap<ProgramFunction, IrFunction>): void {
  for (const [{ parameters, returnType, returnRowMajor }, fn] of functions) {
    if (fn.module !== module || fn.linkage !== 'external') continue
    // A result in memory is the first argument, and so is the object of a method.
    const first = fn.arguments.length - parameters.length
    const isInMemory = fn.arguments[0]?.attributes.has('sret')
    const texts = [
      matrixText(isInMemory ? '0' : 'result', returnType, returnRowMajor),
      ...parameters.map(({ type, rowMajor }, index) => matrixText(String(first + index), type, rowMajor)),
    ].filter((text) => text !== undefined)
    if (texts.length > 0) fn.attributes.set(passedMatricesAttribute, texts.join(';'))
  }
}

function matrixText(place: string, type: Type, rowMajor: boolean): string | undefined {
  const element = arrayElement(type)
  if (element.kind !== 'matrix') return undefined
  return `${place} ${element.rows} ${element.columns} ${rowMajor ? 'row' : 'column'} ${moduleText(element.element)}`
}

function matrixMembers(struct: SourceStruct, { name }: StructType): string[] {
  const { bases, fields } = struct
  const places = memberPlaces(struct)
  return fields.flatMap(
    ({ type, rowMajor }, index) => matrixText(`${name} ${bases.length + places[index]!.member}`, type, rowMajor) ?? [],
  )
}
