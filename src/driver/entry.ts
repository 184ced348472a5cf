// The profile an entry function asks for by its attributes, when the command line does not say.
//
//   [shader("pixel")] float4 main() ...        ps_6_6
//   [numthreads(8, 8, 1)] void main() ...      cs_6_6, which is also the default
import type { Declaration, FunctionDeclaration, TranslationUnit } from '../ast/nodes.ts'
import { stageOfAttribute, stages } from '../hlsl/profiles.ts'
import { defaultProfile } from './options.ts'

export function profileOfEntry(unit: TranslationUnit, entry: string, isSlang = false): string {
  const declared = findFunction(unit.declarations, entry)
  const attribute = declared?.attributes.find(({ name }) => name.toLowerCase() === 'shader')
  const argument = attribute?.arguments[0]
  const stage = argument?.kind === 'string' ? stageOfAttribute(argument.value, isSlang) : undefined
  if (stage === undefined) return defaultProfile
  // Stages without a profile of their own (ray tracing, work graphs) live in libraries.
  return `${stages[stage].prefix ?? 'lib'}_6_${Math.max(6, stages[stage].shaderModel)}`
}

function findFunction(declarations: readonly Declaration[], name: string): FunctionDeclaration | undefined {
  const isNamed = (declaration: Declaration): declaration is FunctionDeclaration =>
    declaration.kind === 'function' && declaration.name.text === name
  const found = declarations.filter(isNamed)
  return found.find(({ body }) => body !== undefined) ?? found[0]
}
