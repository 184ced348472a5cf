// The records of `dx.resources` in a shader of any compiler, read from the text of its module:
//
//   !{i32 0, %"class.Texture2D<vector<float, 4> >"* undef, !"Albedo", i32 0, i32 3, i32 1, i32 2, i32 0, !7}
//
// Names are in the reflection, which may have been stripped; then they are empty.
import type { ResourceClass } from '../../../hlsl/resources.ts'
import { bitcodeText } from './bitcode-module.ts'
import { ByteReader } from './bytes.ts'
import { type Container, readContainer } from './container.ts'

export interface ResourceRecord {
  readonly class: ResourceClass
  readonly name: string
  readonly space: number
  readonly lower: number
  /** `undefined`: unbounded. */
  readonly count: number | undefined
  /** As the module calls it: `class.Texture2D<vector<float, 4> >`. */
  readonly type: string
  /** Number of the kind in DXIL; undefined for constant buffers and samplers. */
  readonly kind: number | undefined
}

export interface CompiledShader {
  /** `ps_6_0` */
  readonly profile: string
  /** Empty in a library. */
  readonly entry: string
  readonly resources: readonly ResourceRecord[]
}

const classes = ['SRV', 'UAV', 'CBV', 'Sampler'] as const

/** Throws Malformed. */
export function readCompiledShader(bytes: Uint8Array): CompiledShader | undefined {
  const container = readContainer(bytes)
  const text = ['STAT', 'DXIL', 'ILDB'].reduce<string | undefined>(
    (found, name) => found ?? programText(container, name),
    undefined,
  )
  if (text === undefined) return undefined
  const nodes = nodeTexts(text)
  const named = (name: string): string[] => {
    const [, list = ''] = new RegExp(`^!${name.replaceAll('.', '\\.')} = !\\{(.*)\\}$`, 'm').exec(text) ?? []
    return references(list).map((number) => nodes.get(number) ?? '')
  }
  const [, stage = '', major = '6', minor = '0'] =
    /^!"(\w+)", i32 (\d+), i32 (\d+)/.exec(named('dx.shaderModel')[0] ?? '') ?? []
  const [, entry = ''] = /, !"([^"]*)",/.exec(named('dx.entryPoints')[0] ?? '') ?? []
  const lists = (named('dx.resources')[0] ?? '').split(', ')
  const resources = classes.flatMap((resourceClass, index) => {
    const list = nodes.get(lists[index]?.slice(1) ?? '') ?? ''
    return references(list).flatMap((number) => recordOf(resourceClass, nodes.get(number) ?? '') ?? [])
  })
  return { profile: `${stage}_${major}_${minor}`, entry, resources }
}

function references(list: string): string[] {
  return [...list.matchAll(/!(\d+)/g)].map(([, number]) => number!)
}

/** What is in the braces of metadata nodes, by their numbers. */
export function nodeTexts(text: string): ReadonlyMap<string, string> {
  return new Map([...text.matchAll(/^!(\d+) = !\{(.*)\}$/gm)].map(([, number, node]) => [number!, node!]))
}

/** The module of a part; undefined when there is no such part. Throws Malformed. */
export function programText({ parts }: Container, name: string): string | undefined {
  const part = parts.find((each) => each.name === name)
  if (!part) return undefined
  // Kind and size of the program, then its own head: letters, version, where the bitcode is, and how long.
  const reader = new ByteReader(part.data, 16)
  const offset = 8 + reader.u32()
  return bitcodeText(new ByteReader(part.data, offset).take(reader.u32()))
}

const record =
  /^i32 -?\d+, (.*?)\* (?:undef|@.*?|bitcast .*?), !"((?:[^"\\]|\\..)*)", i32 (-?\d+), i32 (-?\d+), i32 (-?\d+), (.*)$/

function recordOf(resourceClass: ResourceClass, text: string): ResourceRecord | undefined {
  const [, type, name, space, lower, count, rest = ''] = record.exec(text) ?? []
  if (type === undefined || name === undefined) return undefined
  const hasKind = resourceClass === 'SRV' || resourceClass === 'UAV'
  const [, kind] = /^i32 (\d+)/.exec(rest) ?? []
  return {
    class: resourceClass,
    name: name.replace(/\\([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    space: Number(space) >>> 0,
    lower: Number(lower) >>> 0,
    count: Number(count) === -1 ? undefined : Number(count) >>> 0,
    type: innermost(type).replace(/^%"?|"$/g, ''),
    kind: hasKind ? Number(kind) : undefined,
  }
}

/** `[4 x [2 x %S]]` is `%S`. */
function innermost(type: string): string {
  const [, inner] = /^\[\d+ x (.*)\]$/.exec(type) ?? []
  return inner === undefined ? type : innermost(inner)
}
