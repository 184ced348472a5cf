// What the containers of a library say of its functions (part RDAT), and where two containers differ in it.
//
// A function that uses a resource in one of them only is no difference when both compilers name the resource in it before anything is
// optimised: one has removed more. Nor are the 64-bit operations of a function that has none in either compiler before its passes: DXC's
// loop passes compute some sums in 64 bits. Everything else must be the same.
import type { IrFunction, Module } from '../../src/ir/module.ts'
import { isHandleCall, resourceNameOf } from '../../src/passes/remarks.ts'
import { ByteReader } from '../../src/targets/dxil/read/bytes.ts'
import { readContainer } from '../../src/targets/dxil/read/container.ts'

/** What both compilers say of a shader that they did not optimise. */
export interface Unoptimized {
  /** DXC's, as text, before its passes. */
  readonly generated: () => string
  /** Our own, before any pass. */
  readonly raw: () => Module | undefined
}

interface FunctionFacts {
  readonly resources: ReadonlySet<string>
  readonly features: number
  /** All other words of its record. */
  readonly rest: string
}

interface RuntimeData {
  readonly functions: ReadonlyMap<string, FunctionFacts>
  /** The tables that are not about functions, as bytes. */
  readonly others: string
}

const tableTypes = { strings: 1, lists: 2, resources: 3, functions: 4 } as const
const int64Feature = 0x8000
/** Words of a function's record. */
const places = { resources: 2, dependencies: 3, features: 7 } as const
const none = 0xffffffff

/** Differences that nothing explains; undefined when there are none at all. */
export function functionDifferences(
  theirs: Uint8Array,
  ours: Uint8Array,
  unoptimized: Unoptimized,
): readonly string[] | undefined {
  const [expected, found] = [runtimeData(theirs), runtimeData(ours)]
  const before = lazily(() => beforePasses(unoptimized))
  const problems = expected.others === found.others ? [] : ['tables of RDAT']
  let areExplained = false
  for (const name of new Set([...expected.functions.keys(), ...found.functions.keys()])) {
    const [left, right] = [expected.functions.get(name), found.functions.get(name)]
    if (!left || !right || left.rest !== right.rest) {
      problems.push(`function '${name}'`)
      continue
    }
    for (const resource of onlyInOne(left.resources, right.resources))
      if (before().bothUse(name, resource)) areExplained = true
      else problems.push(`'${resource}' in '${name}'`)
    const features = left.features ^ right.features
    if (features === int64Feature && !before().hasWide(name)) areExplained = true
    else if (features !== 0) problems.push(`features 0x${features.toString(16)} of '${name}'`)
  }
  return problems.length > 0 || areExplained ? problems : undefined
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

function onlyInOne(left: ReadonlySet<string>, right: ReadonlySet<string>): string[] {
  return [...left, ...right].filter((name) => !(left.has(name) && right.has(name)))
}

// ---- The part

function runtimeData(container: Uint8Array): RuntimeData {
  const data = readContainer(container).parts.find(({ name }) => name === 'RDAT')!.data
  const reader = new ByteReader(data, 4)
  const tables = Array.from({ length: reader.u32() }, () => {
    const table = new ByteReader(data, reader.u32())
    return { type: table.u32(), bytes: table.take(table.u32()) }
  })
  const bytesOf = (type: number): Uint8Array => tables.find((table) => table.type === type)?.bytes ?? new Uint8Array(8)
  const strings = new ByteReader(bytesOf(tableTypes.strings))
  const lists = wordsOf(bytesOf(tableTypes.lists))
  const listAt = (at: number): readonly number[] => (at === none ? [] : lists.slice(at + 1, at + 1 + lists[at]!))
  const resources = recordsOf(bytesOf(tableTypes.resources)).map((words) => strings.textAt(words[6]!))
  const functions = recordsOf(bytesOf(tableTypes.functions)).map((words): [string, FunctionFacts] => {
    const used = listAt(words[places.resources]!).map((index) => resources[index]!)
    const called = listAt(words[places.dependencies]!).map((at) => strings.textAt(at))
    const others = words.filter((_, index) => index > places.dependencies && index !== places.features)
    const rest = `${strings.textAt(words[1]!)} ${called.join(' ')} ${others.join(' ')}`
    return [strings.textAt(words[0]!), { resources: new Set(used), features: words[places.features]!, rest }]
  })
  const known: readonly number[] = [tableTypes.strings, tableTypes.lists, tableTypes.functions]
  const others = tables.filter(({ type }) => !known.includes(type)).map(({ type, bytes }) => `${type}: ${bytes.join()}`)
  return { functions: new Map(functions), others: others.join('\n') }
}

function wordsOf(bytes: Uint8Array): number[] {
  const reader = new ByteReader(bytes)
  return Array.from({ length: bytes.length >> 2 }, () => reader.u32())
}

function recordsOf(table: Uint8Array): number[][] {
  const [count = 0, stride = 0, ...words] = wordsOf(table)
  return Array.from({ length: count }, (_, index) => words.slice((index * stride) / 4, ((index + 1) * stride) / 4))
}

// ---- Before the passes

function beforePasses({ generated, raw }: Unoptimized) {
  const [theirs, module] = [functionTexts(generated()), raw()]
  const functions = new Map([...(module?.functions.values() ?? [])].map((fn) => [fn.name.replace(/\.body$/, ''), fn]))
  return {
    bothUse: (name: string, resource: string): boolean => {
      const [text = '', fn] = [theirs.get(name), functions.get(name)]
      const named = [...text.matchAll(/\* @"?(?:\\01\?)?(\w+)/g)].map(([, use]) => use)
      return named.includes(resource) && fn !== undefined && namesIn([fn]).has(resource)
    },
    hasWide: (name: string): boolean => {
      const fn = functions.get(name)
      const isWide = [...(fn?.instructions() ?? [])].some(({ type }) => type.kind === 'int' && type.bits === 64)
      return isWide || / i64 /.test(theirs.get(name) ?? '')
    },
  }
}

/** The text of each function of a module's text. */
function functionTexts(text: string): Map<string, string> {
  const found = [...text.matchAll(/^define .*?@"?([^"(]+)"?\(.*\n([\s\S]*?)^}/gm)]
  return new Map(found.map(([, name, body]) => [name!, body!]))
}

/** The variables and buffers that handles are made of. */
export function namesIn(functions: Iterable<IrFunction>): Set<string> {
  const names = new Set<string>()
  for (const fn of functions)
    for (const instruction of fn.instructions())
      if (isHandleCall(instruction)) names.add(resourceNameOf(instruction).name.replace(/\..*/, ''))
  return names
}
