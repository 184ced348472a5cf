// The profile an entry function asks for by its attributes, when the command line does not say.
//
//   [shader("pixel")] float4 main() ...        ps_6_6
//   [numthreads(8, 8, 1)] void main() ...      cs_6_6, which is also the default
import type { Declaration, FunctionDeclaration } from '../ast/nodes.ts'
import { DiagnosticSink } from '../diagnostics/sink.ts'
import { stageOfAttribute, stages } from '../hlsl/profiles.ts'
import type { TokenBuffer } from '../lex/tokens.ts'
import { type ParseOptions, parse } from '../parse/parse.ts'
import { spelling } from '../support/intern.ts'
import { type CompileOptions, defaultProfile } from './options.ts'

/** Mistakes in the text are not reported here: the parser proper will meet them. */
export function profileOfEntry(tokens: TokenBuffer, { entry }: CompileOptions, options: ParseOptions): string {
  if (!namesShaderAttribute(tokens)) return defaultProfile
  const declared = findFunction(parse(tokens, options, new DiagnosticSink()).declarations, entry)
  const attribute = declared?.attributes.find(({ name }) => name.toLowerCase() === attributeName)
  const argument = attribute?.arguments[0]
  const stage = argument?.kind === 'string' ? stageOfAttribute(argument.value, options.language === 'slang') : undefined
  if (stage === undefined) return defaultProfile
  // Stages without a profile of their own (ray tracing, work graphs) live in libraries.
  return `${stages[stage].prefix ?? 'lib'}_6_${Math.max(6, stages[stage].shaderModel)}`
}

const attributeName = 'shader'

/** Most shaders have no such attribute, and need not be parsed to see that. */
function namesShaderAttribute({ count, atoms }: TokenBuffer): boolean {
  const others = new Set<number>()
  for (let index = 0; index < count; index++) {
    const atom = atoms[index]!
    if (others.has(atom)) continue
    if (spelling(atom).toLowerCase() === attributeName) return true
    others.add(atom)
  }
  return false
}

function findFunction(declarations: readonly Declaration[], name: string): FunctionDeclaration | undefined {
  const isNamed = (declaration: Declaration): declaration is FunctionDeclaration =>
    declaration.kind === 'function' && declaration.name.text === name
  const found = declarations.filter(isNamed)
  return found.find(({ body }) => body !== undefined) ?? found[0]
}
