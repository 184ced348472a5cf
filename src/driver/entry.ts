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
import type { Compilation } from './compilation.ts'
import { type CompileOptions, defaultProfile, languageOf } from './options.ts'

/** Mistakes in the text are not reported here: the parser proper will meet them. */
export function profileOfEntry(tokens: TokenBuffer, { entry }: CompileOptions, options: ParseOptions): string {
  if (!namesShaderAttribute(tokens)) return defaultProfile
  const declared = findFunction(parse(tokens, options, new DiagnosticSink()).declarations, entry)
  return (declared && profileByAttribute(declared, options.language === 'slang')) ?? defaultProfile
}

/** The functions of a file that say their stage. Those of ray tracing and work graphs are one entry point, the library. */
export function entryPointsOf({
  unit,
  options,
  input,
}: Compilation): { readonly entry: string; readonly profile: string }[] {
  const isSlang = languageOf(options, input.path) === 'slang'
  const found = new Map<string, string>()
  for (const declaration of unit.declarations) {
    if (declaration.kind !== 'function' || !declaration.body) continue
    const profile = profileByAttribute(declaration, isSlang)
    if (profile === undefined) continue
    const isLibrary = profile.startsWith('lib_')
    found.set(isLibrary ? '' : declaration.name.text, profile)
  }
  return [...found].map(([entry, profile]) => ({ entry, profile }))
}

function profileByAttribute({ attributes }: FunctionDeclaration, isSlang: boolean): string | undefined {
  const argument = attributes.find(({ name }) => name.toLowerCase() === attributeName)?.arguments[0]
  const stage = argument?.kind === 'string' ? stageOfAttribute(argument.value, isSlang) : undefined
  if (stage === undefined) return undefined
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
