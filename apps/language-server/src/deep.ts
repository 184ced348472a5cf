// Questions that need the optimiser. It may take seconds for a large shader, while people type: so they are asked of whoever can answer
// beside the server, a thread with a service of its own (deep-thread.ts), or, where there are no threads, later of the server itself.
import { diffReport } from '../../../src/draw/reports.ts'
import type { DiffResult } from '../../../src/index.ts'
import type { LanguageService, PictureKind, Position, Range } from '../../../src/service/service.ts'
import { compiledText } from './outputs.ts'

/** All take the path of a document first. */
export function deepAnswers(service: LanguageService) {
  return {
    diagnostics: (path: string) => service.deepDiagnostics(path),
    hover: (path: string, position: Position) => service.hover(path, position),
    inlayHints: (path: string, range: Range) => service.inlayHints(path, range),
    codeLensTitle: (path: string) => service.codeLensTitle(path),
    codeActions: (path: string, range: Range) => service.codeActions(path, range),
    table: (path: string) => service.bindings(path)?.table ?? null,
    picture: (path: string, kind: PictureKind) => service.picture(path, kind) ?? null,
    output: (path: string, kind: string) => compiledText(service, path, kind),
    compareRules: (path: string) => reportOf(service, path, service.compareRules(path)),
    freezeAll: (path: string) => service.freezeAll(path),
    addRootSignature: (path: string) => service.addRootSignature(path),
  }
}

/** Markdown; null when nothing moved. */
export function reportOf(service: LanguageService, path: string, result: DiffResult): string | null {
  const table = service.bindings(path)?.table
  return result.same || !table ? null : diffReport('markdown', result, table)
}

export type DeepAnswers = ReturnType<typeof deepAnswers>
export type DeepName = keyof DeepAnswers
export type DeepAnswer<Name extends DeepName> = Awaited<ReturnType<DeepAnswers[Name]>>

export interface Deep {
  /** About the texts as they are now. */
  ask<Name extends DeepName>(name: Name, ...words: Parameters<DeepAnswers[Name]>): Promise<DeepAnswer<Name>>
  open(path: string, text: string, version: number): void
  close(path: string): void
  fileChanged(path?: string): void
  stop(): void
}

/** One question of any name, as it comes from elsewhere. */
export async function answerDeep<Name extends DeepName>(
  answers: DeepAnswers,
  name: Name,
  words: readonly unknown[],
): Promise<DeepAnswer<Name>> {
  return (await (answers[name] as (...words: readonly unknown[]) => unknown)(...words)) as DeepAnswer<Name>
}

/** By the server's own service, which knows of documents already. */
export function deepBeside(service: LanguageService): Deep {
  const answers = deepAnswers(service)
  return {
    ask: (name, ...words) => answerDeep(answers, name, words),
    open: () => undefined,
    close: () => undefined,
    fileChanged: () => undefined,
    stop: () => undefined,
  }
}
