// Preprocesses a fixture's text: what `-P` prints, and the diagnostics.
import { dirname } from 'node:path'
import { type JsonDiagnostic, toJson } from '../../src/diagnostics/render/json.ts'
import { DiagnosticSink, defaultWarnings } from '../../src/diagnostics/sink.ts'
import { createDiskHost } from '../../src/node/host.ts'
import { preprocess } from '../../src/preprocess/preprocess.ts'
import { spelling } from '../../src/support/intern.ts'
import { SourceFile, SourceMap } from '../../src/support/source.ts'

const host = createDiskHost()

export interface PreprocessedText {
  /** One line of output for every line of the file that leaves tokens; white space only where it matters. */
  readonly output: string
  readonly diagnostics: readonly JsonDiagnostic[]
}

export function preprocessText(text: string, path: string, defines: readonly string[] = []): PreprocessedText {
  const sources = new SourceMap()
  const options = [{ flag: 'undef', action: 'enable' } as const]
  const sink = new DiagnosticSink({ ...defaultWarnings, options })
  const includeDirectories = [`${dirname(path)}/include`]
  const { tokens } = preprocess({ file: new SourceFile(path, text), host, defines, includeDirectories }, sources, sink)
  const lines: string[][] = []
  let line = -1
  for (let index = 0; index < tokens.count - 1; index++) {
    const at = sources.expansionOf(tokens.positions[index]!)
    const { entry, offset } = sources.place(at)
    const here = entry.base + entry.file.lineAt(offset)
    if (here !== line) lines.push([])
    line = here
    lines.at(-1)!.push(spelling(tokens.atoms[index]!))
  }
  const output = lines.map((words) => `${words.join(' ')}\n`).join('')
  return { output, diagnostics: toJson(sink.reported, sources) }
}
