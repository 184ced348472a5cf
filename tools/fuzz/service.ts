// Every question of the language service at random places of a program as it is being written: none throws.
import { dirname } from 'node:path'
import { optionsFromArguments } from '../../src/cli/arguments.ts'
import { createDiskHost } from '../../src/node/host.ts'
import { createLanguageService, type LanguageService, type Position, type Range } from '../../src/service/service.ts'
import { messageOf } from './measure.ts'
import { createRandom, type Random } from './random.ts'
import type { FuzzJob } from './try.ts'

const path = '/fuzz/program.hlsl'
const format = { tabSize: 2, insertSpaces: true }

/** By name, so that a finding tells which. */
const atPlaces: Readonly<Record<string, (service: LanguageService, at: Position) => unknown>> = {
  definition: (service, at) => service.definition(path, at),
  declaration: (service, at) => service.declaration(path, at),
  typeDefinition: (service, at) => service.typeDefinition(path, at),
  references: (service, at) => service.references(path, at, true),
  highlights: (service, at) => service.highlights(path, at),
  rename: (service, at) => service.prepareRename(path, at) && service.rename(path, at, 'renamed'),
  hover: (service, at) => service.hover(path, at),
  macroExpansion: (service, at) => service.macroExpansion(path, at),
  completion: (service, at) => service.completion(path, at),
  signatureHelp: (service, at) => service.signatureHelp(path, at),
  callItems: (service, at) => service.callItems(path, at),
  incomingCalls: (service, at) => service.incomingCalls(path, at),
  outgoingCalls: (service, at) => service.outgoingCalls(path, at),
  selectionRanges: (service, at) => service.selectionRanges(path, at),
}

const ofRanges: Readonly<Record<string, (service: LanguageService, range: Range) => unknown>> = {
  codeActions: (service, range) => service.codeActions(path, range),
  inlayHints: (service, range) => service.inlayHints(path, range),
  format: (service, range) => service.format(path, format, range),
}

const ofAll: Readonly<Record<string, (service: LanguageService) => unknown>> = {
  diagnostics: (service) => service.diagnostics(path),
  deepDiagnostics: (service) => service.deepDiagnostics(path),
  bindings: (service) => service.bindings(path),
  compareRules: (service) => service.compareRules(path),
  addRootSignature: (service) => service.addRootSignature(path),
  documentSymbols: (service) => service.documentSymbols(path),
  workspaceSymbols: (service) => service.workspaceSymbols('a'),
  foldingRanges: (service) => service.foldingRanges(path),
  semanticTokens: (service) => service.semanticTokens(path),
  documentLinks: (service) => service.documentLinks(path),
  codeLenses: (service) => [service.codeLenses(path), service.codeLensTitle(path)],
  freezeAll: (service) => service.freezeAll(path),
  format: (service) => service.format(path, format),
}

const placesOfEach = 2

export function tryService({ path: original, text, args }: FuzzJob, seed: number, thrown: string[]): void {
  const random = createRandom(seed)
  const service = createLanguageService(createDiskHost())
  const ask = (name: string, question: () => unknown): void => {
    try {
      question()
    } catch (error) {
      thrown.push(`service ${name}: ${messageOf(error)}`)
    }
  }
  service.open(path, text, 1)
  const { options } = optionsFromArguments([...args, '-I', dirname(original)])
  service.offerVariants(path, [{ options }])
  const lines = text.split('\n')
  for (const [name, question] of Object.entries(ofAll)) ask(name, () => question(service))
  for (let count = 0; count < placesOfEach; count++) {
    const [start, end] = [placeIn(lines, random), placeIn(lines, random)]
    for (const [name, question] of Object.entries(atPlaces)) ask(name, () => question(service, start))
    for (const [name, question] of Object.entries(ofRanges)) ask(name, () => question(service, inOrder(start, end)))
  }
}

function placeIn(lines: readonly string[], random: Random): Position {
  const line = Math.floor(random() * lines.length)
  return { line, character: Math.floor(random() * (lines[line]!.length + 1)) }
}

function inOrder(one: Position, other: Position): Range {
  const isBefore = one.line < other.line || (one.line === other.line && one.character <= other.character)
  return isBefore ? { start: one, end: other } : { start: other, end: one }
}
