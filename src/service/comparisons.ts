// The bindings of a document beside others: under the other rules, or of another text. And a root signature that fits them.

import { drawBindings } from '../draw/bindings.ts'
import { drawFlow } from '../draw/flow.ts'
import { diffReport, layoutReport } from '../draw/reports.ts'
import { standaloneSvg } from '../draw/svg.ts'
import { tableOf } from '../driver/bindings-result.ts'
import { type DiffResult, diffResult } from '../driver/diff.ts'
import { flowOf } from '../driver/flow.ts'
import { layoutsOf } from '../driver/layouts.ts'
import { needsOf } from '../driver/root-signatures.ts'
import type { Host } from '../preprocess/host.ts'
import { makeRootSignature } from '../rootsig/make.ts'
import { signatureElements } from '../rootsig/print.ts'
import { nowhere } from '../support/source.ts'
import { spelledPlace } from './positions.ts'
import type { FileEdits, PictureKind } from './types.ts'
import type { ServiceUnit } from './unit.ts'

/** From the rules of the variant to the other ones. */
export function compareRules(unit: ServiceUnit): DiffResult {
  return diffResult(unit.bound, otherRules(unit).bound)
}

function otherRules({ workspace, root, variant, options }: ServiceUnit): ServiceUnit {
  const rules = options.rules === 'clang' ? 'dxc' : 'clang'
  return workspace.unit(root, { ...variant, options: { ...variant.options, rules } })
}

/** From the files of another host, a commit of git for example, to those of the editor. */
export function compareWithHost(unit: ServiceUnit, host: Host): DiffResult {
  return diffResult(unit.boundIn(host), unit.bound)
}

/** As SVG; undefined when the program does not compile. */
export function pictureOf(unit: ServiceUnit, kind: PictureKind): string | undefined {
  const { bound, root } = unit
  if (bound.errorCount > 0) return undefined
  const title = root.slice(root.lastIndexOf('/') + 1)
  switch (kind) {
    case 'registers':
      return standaloneSvg(drawBindings(title, tableOf(bound)))
    case 'layout':
      return layoutReport('svg', title, layoutsOf(bound).buffers)
    case 'flow': {
      const flow = flowOf(bound)
      return flow && standaloneSvg(drawFlow(title, flow))
    }
    case 'rules':
      return diffReport('svg', compareRules(unit), tableOf(otherRules(unit).bound))
  }
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
