// Lines of a compiled output and the source lines they came from, both ways. Without the editor, so that it can be tested.
import type { CompiledText } from './server-api.ts'

/** Lines of the output that came from a source line. */
export function outputLines({ lines }: CompiledText, uri: string, source: number): readonly number[] {
  return lines.filter((link) => link.uri === uri && link.source === source).map(({ line }) => line)
}

/** Source lines an output line came from; the last line above it that has any stands for one that has none. */
export function sourceLines(
  { lines }: CompiledText,
  line: number,
): readonly { readonly uri: string; readonly source: number }[] {
  let nearest = -1
  for (const link of lines) if (link.line <= line && link.line > nearest) nearest = link.line
  return lines.filter((link) => link.line === nearest).map(({ uri, source }) => ({ uri, source }))
}
