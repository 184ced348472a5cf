// From what the units left in `.descry/` to the files a project asks for: permutations that end in the same bytes share a file, files
// that did not change are not touched, files that are no longer outputs are removed.
import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type OutputName, outputForFile } from '../../driver/outputs.ts'
import { realPath } from '../../node/host.ts'
import type { BuiltUnit, Manifest, ManifestOutput } from '../../project/manifest.ts'
import type { Family } from '../../project/slots.ts'
import type { Unit } from '../../project/units.ts'
import type { Reflection } from '../../reflect/reflection.ts'
import { slashes } from '../../support/slashes.ts'
import { within } from '../batch/job.ts'
import { hashOf } from '../cache/store.ts'
import { writeWithFolders } from '../output.ts'
import type { UnitAnswer } from './run-units.ts'

export interface Placed {
  readonly built: readonly BuiltUnit[]
  readonly written: number
  /** Outputs whose bytes another permutation has as well. */
  readonly shared: number
  readonly problems: readonly string[]
}

interface Building {
  readonly unit: Unit
  readonly outputs: Partial<Record<OutputName, ManifestOutput>>
  readonly reflections: Map<Family, Reflection>
}

export interface PlaceOptions {
  readonly folder: string
  readonly manifestFolder: string
  /** Bytes that several permutations have are written once. */
  readonly shares: boolean
  /** What the project is made from: it would be lost. */
  readonly sources: readonly string[]
}

export function placeOutputs(
  answers: readonly UnitAnswer[],
  { folder, manifestFolder, shares, sources }: PlaceOptions,
): Placed {
  const untouchable = new Set(sources.map(realPath))
  const files = new Map<string, ManifestOutput>()
  const problems: string[] = []
  let written = 0
  let shared = 0
  const built = new Map<string, Building>()
  for (const answer of answers) {
    if (!answer.ok || !answer.reflection) continue
    const { unit, family, outputs: asked, staged } = answer.job
    const own: Building = built.get(unit.id) ?? { unit, outputs: {}, reflections: new Map() }
    built.set(unit.id, own)
    own.reflections.set(family, answer.reflection)
    for (const { name, file } of asked) {
      const bytes = readFileSync(join(folder, staged[outputForFile(name, file)]!))
      const hash = hashOf(bytes)
      const key = `${unit.shader} ${name} ${hash}`
      const known = shares ? files.get(key) : undefined
      if (known) shared++
      const output = known ?? {
        file: slashes(relative(manifestFolder, within(folder, file))),
        hash,
        size: bytes.length,
      }
      files.set(key, output)
      own.outputs[name] = output
      const path = within(folder, file)
      if (known || isSame(path, bytes)) continue
      const real = realPath(path)
      if (real !== undefined && untouchable.has(real))
        problems.push(`cannot write '${path}': the project is made from it`)
      else if (writeWithFolders(path, bytes, problems)) written++
    }
  }
  return { built: [...built.values()], written, shared, problems }
}

/** Removes what the last build wrote and this one does not. */
export function removeStale(before: Manifest | undefined, after: Manifest, manifestFolder: string): number {
  const files = (manifest: Manifest): string[] =>
    manifest.shaders.flatMap(({ outputs }) => Object.values(outputs).map(({ file }) => file))
  const kept = new Set(files(after))
  const stale = new Set(before ? files(before).filter((file) => !kept.has(file) && !file.startsWith('..')) : [])
  for (const file of stale) rmSync(join(manifestFolder, file), { force: true })
  return stale.size
}

export function readManifest(path: string): Manifest | undefined {
  try {
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest
    return manifest.version === 1 ? manifest : undefined
  } catch {
    return undefined
  }
}

function isSame(path: string, bytes: Buffer): boolean {
  try {
    return readFileSync(path).equals(bytes)
  } catch {
    return false
  }
}
