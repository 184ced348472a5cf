// `-exports`: which functions of a library are seen outside, and what they are called there.
//
//   -exports "Near,Far=Miss"     =>     \1?Miss@@YAXUP@@@Z becomes \1?Near@@YAXUP@@@Z, and \1?Far@@YAXUP@@@Z is a copy of it
//
// As ExportMap of DXC; names may be mangled.
import { MetadataConstant, MetadataNode, metadataNode, metadataValue } from '../../ir/metadata.ts'
import type { IrFunction, Module } from '../../ir/module.ts'
import type { Value } from '../../ir/values.ts'
import { cloneBlocks } from '../../passes/clone.ts'
import type { DxilEntry } from './dxil-module.ts'
import { unmangled, withName } from './mangled-names.ts'

export interface ExportRequest {
  /** The function, by the name that the source or the library has for it. */
  readonly target: string
  /** What it is called outside; the first may be its own name. */
  readonly names: readonly string[]
}

export function requestFor(requests: readonly ExportRequest[], name: string): ExportRequest | undefined {
  return requests.find(({ target }) => target === name) ?? requests.find(({ target }) => target === unmangled(name))
}

export interface ExportResult {
  /** With those of copies. */
  readonly entries: readonly DxilEntry[]
  /** Names that two functions would have. */
  readonly collisions: readonly string[]
}

/** Renames and copies functions; those that were not asked for stay as they are. */
export function renameExports(
  module: Module,
  entries: readonly DxilEntry[],
  requests: readonly ExportRequest[],
): ExportResult {
  const wanted = [...module.functions.values()].flatMap((fn) => {
    const request = fn.isDeclaration ? undefined : requestFor(requests, fn.name)
    return request ? [{ fn, names: request.names.map((name) => withName(fn.name, name)) }] : []
  })
  const all = wanted.flatMap(({ names }) => names)
  const collisions = [...new Set(all.filter((name, index) => all.indexOf(name) !== index))]
  if (collisions.length > 0) return { entries, collisions }
  // Two functions may change names, so all of them leave theirs first.
  for (const { fn, names } of wanted) if (!names.includes(fn.name)) module.rename(fn, `temp.${fn.name}`)
  const made = [...entries]
  for (const { fn, names } of wanted) {
    const own = names.includes(fn.name) ? fn.name : names[0]!
    if (own !== fn.name) module.rename(fn, own)
    for (const name of names) if (name !== own) made.push(...copyEntries(entries, fn, copyFunction(module, fn, name)))
  }
  const named = made.map((entry) => ({ ...entry, name: entry.function.name }))
  return { entries: named.sort((first, second) => (first.name < second.name ? -1 : 1)), collisions: [] }
}

function copyFunction(module: Module, fn: IrFunction, name: string): IrFunction {
  const copy = module.createFunction(name, fn.functionType, { linkage: fn.linkage })
  copy.location = fn.location
  const values = new Map<Value, Value>()
  fn.arguments.forEach((argument, index) => {
    const own = copy.arguments[index]!
    own.name = argument.name
    own.pointee = argument.pointee
    values.set(argument, own)
  })
  for (const block of cloneBlocks(fn.blocks, values)) copy.insertBlock(block, undefined)
  for (const [key, value] of fn.attributes) copy.attributes.set(key, value)
  return copy
}

/** A copied shader is one, too. */
function copyEntries(entries: readonly DxilEntry[], fn: IrFunction, copy: IrFunction): DxilEntry[] {
  return entries
    .filter((entry) => entry.function === fn)
    .map((entry) => ({
      ...entry,
      function: copy,
      properties: entry.properties.map(([tag, value]) => [tag, copyOf(value)]),
    }))
}

/** Nodes are not shared between entries, since they may be changed. */
function copyOf(value: DxilEntry['properties'][number][1]): DxilEntry['properties'][number][1] {
  if (value instanceof MetadataConstant) return metadataValue(value.value)
  return value instanceof MetadataNode ? metadataNode(value.operands.map(copyOf)) : value
}
