// The sources that a compiled shader carries with its debug information (`!dx.source.*`).
//
// A program database has them in a part of its own.
//
//   !dx.source.contents = !{!16}      !16 = !{!"a.hlsl", !"float4 main() ..."}      !dx.source.args = !{!18}      !18 = !{!"-E", !"main"}
import { readContainer } from './container.ts'
import { nodeTexts, programText } from './resource-records.ts'
import { type Inflate, readSourceInfo, type SourceInfo } from './source-info.ts'

export interface EmbeddedSources {
  readonly mainFile: string
  readonly files: ReadonlyMap<string, string>
  /** What the compiler was called with. */
  readonly arguments: readonly string[]
  readonly defines: readonly string[]
}

/** Undefined when there are none. Throws Malformed. */
export function readEmbeddedSources(bytes: Uint8Array, inflate: Inflate): EmbeddedSources | undefined {
  const container = readContainer(bytes)
  const info = container.parts.find(({ name }) => name === 'SRCI')
  if (info) return fromSourceInfo(readSourceInfo(info.data, inflate))
  const text = ['ILDB', 'DXIL']
    .map((part) => programText(container, part))
    .find((each) => each?.includes('!dx.source.'))
  if (text === undefined) return undefined
  const nodes = nodeTexts(text)
  const lists = (name: string): string[][] => {
    const [, named = ''] = new RegExp(`^!dx\\.source\\.${name} = !\\{(.*)\\}$`, 'm').exec(text) ?? []
    return [...named.matchAll(/!(\d+)/g)].map(([, number]) => stringsIn(nodes.get(number!) ?? ''))
  }
  const files = new Map(lists('contents').map(([name = '', content = '']) => [name, content]))
  const mainFile = lists('mainFileName')[0]?.[0]
  if (mainFile === undefined || !files.has(mainFile)) return undefined
  return { mainFile, files, arguments: lists('args')[0] ?? [], defines: lists('defines')[0] ?? [] }
}

function fromSourceInfo({ files, arguments: words }: SourceInfo): EmbeddedSources | undefined {
  const [mainFile] = files.keys()
  return mainFile === undefined ? undefined : { mainFile, files, arguments: words, defines: [] }
}

function stringsIn(node: string): string[] {
  return [...node.matchAll(/!"((?:[^"\\]|\\..)*)"/g)].map(([, text]) => decoded(text!))
}

/** `\0A` is a byte; what the bytes say is UTF-8. */
function decoded(text: string): string {
  const bytes: number[] = []
  const encoder = new TextEncoder()
  for (let index = 0; index < text.length; index++) {
    const [, code] = /^\\([0-9A-Fa-f]{2})/.exec(text.slice(index, index + 3)) ?? []
    if (code === undefined) bytes.push(...encoder.encode(text[index]))
    else {
      bytes.push(Number.parseInt(code, 16))
      index += 2
    }
  }
  return new TextDecoder().decode(Uint8Array.from(bytes))
}
