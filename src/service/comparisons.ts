// The bindings of a document beside others: under the other rules, or of another text. And a root signature that fits them.

import { drawBindings } from '../draw/bindings.ts'
import { standaloneSvg } from '../draw/svg.ts'
import { tableOf } from '../driver/bindings-result.ts'
import { type DiffResult, diffResult } from '../driver/diff.ts'
import { needsOf } from '../driver/root-signatures.ts'
import type { Host } from '../preprocess/host.ts'
import { makeRootSignature } from '../rootsig/make.ts'
import { signatureElements } from '../rootsig/print.ts'
import { nowhere } from '../support/source.ts'
import { spelledPlace } from './positions.ts'
import type { FileEdits } from './types.ts'
import type { ServiceUnit } from './unit.ts'

/** From the rules of the variant to the other ones. */
export function compareRules(unit: ServiceUnit): DiffResult {
  const rules = unit.options.rules === 'clang' ? 'dxc' : 'clang'
  const other = unit.workspace.unit(unit.root, { ...unit.variant, options: { ...unit.variant.options, rules } })
  return diffResult(unit.bound, other.bound)
}

/** From the files of another host, a commit of git for example, to those of the editor. */
export function compareWithHost(unit: ServiceUnit, host: Host): DiffResult {
  return diffResult(unit.boundIn(host), unit.bound)
}

/** The picture of the registers; undefined when the program does not compile. */
export function registerMapSvg({ bound, root }: ServiceUnit): string | undefined {
  if (bound.errorCount > 0) return undefined
  return standaloneSvg(drawBindings(root.slice(root.lastIndexOf('/') + 1), tableOf(bound)))
}

/** `[RootSignature("...")]` above the entry point, or why there is none. */
export function addRootSignature(unit: ServiceUnit): readonly FileEdits[] | string {
  const { bound } = unit
  const { bindings, lowered, profile, rootSignature } = bound
  if (bound.errorCount > 0 || !bindings || !lowered) return 'the program does not compile'
  if (rootSignature) return 'the entry point has a root signature already'
  const open = bindings.resources.find(({ isAssigned }) => !isAssigned)
  if (open) return `'${open.name}' has no register`
  const making = { version: 1, mostConstants: 4, descriptors: 'constant buffers', isLocal: false } as const
  const made = makeRootSignature([needsOf(bindings, lowered.module, profile, nowhere)], making)
  if (typeof made === 'number') return `the shader needs a root signature of ${made} words; D3D12 allows 64`
  const [entry] = bound.checked.entries
  const place = entry && spelledPlace(bound.sources, entry.function.location, entry.function.name.length)
  if (!place) return 'there is no entry point'
  const text = `[RootSignature(${signatureElements(made)
    .map((one, index, all) => `"${one}${index < all.length - 1 ? ', ' : ''}"`)
    .join('\n  ')})]\n`
  const at = { line: place.range.start.line, character: 0 }
  return [{ path: place.path, edits: [{ range: { start: at, end: at }, text }] }]
}
