// What Slang lets an entry point leave out.
//
//   void main(uniform float4 tint, Texture2D t)      both come from the host; resources do so without a word
//   struct V { float3 position; float2 uv; };        without semantics a varying goes by its name: POSITION, UV
import type { Parameter, ProgramFunction } from '../../program/program.ts'
import { isUniformParameter } from '../../program/resources.ts'
import type { Writable } from '../../support/writable.ts'
import { arrayElement, type Field, type SemanticName, type Type } from '../../types/types.ts'

/** Nothing but the host can give a compute shader a handle, so a parameter without a semantic is uniform. */
export function makeHandlesUniform({ parameters }: ProgramFunction, stage: string): void {
  if (stage !== 'compute') return
  for (const parameter of parameters) {
    if (parameter.semantic || arrayElement(parameter.type).kind !== 'handle') continue
    const changed: Writable<Parameter> = parameter
    changed.modifiers = [...parameter.modifiers, 'uniform']
  }
}

const stagesWithVaryings = new Set(['vertex', 'pixel'])

export function inventSemantics(target: ProgramFunction, stage: string): void {
  if (!stagesWithVaryings.has(stage)) return
  for (const parameter of target.parameters) if (!isUniformParameter(parameter)) nameVarying(parameter, parameter.name)
  const returned: Writable<ProgramFunction> = target
  const { returnType, location } = target
  if (returnType.kind === 'struct') nameFields(returnType)
  else if (returnType.kind !== 'void' && stage === 'pixel') returned.returnSemantic ??= { text: 'SV_Target', location }
}

interface Varying {
  readonly type: Type
  readonly location: number
  readonly semantic: SemanticName | undefined
}

function nameVarying(varying: Varying, name: string): void {
  if (varying.semantic) return
  const element = arrayElement(varying.type)
  if (element.kind === 'struct') {
    nameFields(element)
    return
  }
  if (element.kind === 'object' || name === '') return
  const named: Writable<Varying> = varying
  named.semantic = { text: name.toUpperCase(), location: varying.location }
}

function nameFields(struct: Extract<Type, { kind: 'struct' }>): void {
  for (const base of struct.bases) nameFields(base)
  for (const field of struct.fields) nameVarying(field satisfies Field, field.name)
}
