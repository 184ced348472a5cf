// What must be the same in two containers of one shader: which parts there are, the bytes of those that hold facts, and of the programs,
// which no two compilers write alike, what they say of resources, types, lines and floating point.
import { ByteReader } from '../../src/targets/dxil/read/bytes.ts'
import { readContainer } from '../../src/targets/dxil/read/container.ts'
import { dump } from '../../src/targets/dxil/read/dump.ts'
import {
  difference,
  expandedMetadata,
  floatFlags,
  knownVariables,
  sortedAnnotations,
  sourceLines,
  withoutLocation,
} from './program-text.ts'

export interface Comparison {
  readonly what: string
  /** Undefined: they are equal. */
  readonly difference: string | undefined
}

/** Parts that hold nothing but facts about the shader. */
const factParts = ['SFI0', 'ISG1', 'OSG1', 'PSG1', 'PSV0', 'RTS0', 'RDAT', 'PRIV']

export function compareContainers(expected: Uint8Array, found: Uint8Array): Comparison[] {
  const [theirs, ours] = [partsOf(expected), partsOf(found)]
  const comparisons: Comparison[] = [
    { what: 'parts', difference: difference([...theirs.keys()].join(' '), [...ours.keys()].join(' ')) },
  ]
  for (const name of factParts) {
    const [before, after] = [theirs.get(name), ours.get(name)]
    if (before && after) comparisons.push({ what: name, difference: compareFacts(before, after) })
  }
  const hash = [theirs.get('HASH'), ours.get('HASH')].map((part) => part && new ByteReader(part.data).u32())
  comparisons.push({ what: 'HASH flags', difference: difference(String(hash[0]), String(hash[1])) })
  const [theirStatistics, ourStatistics] = [theirs.get('STAT'), ours.get('STAT')]
  if (theirStatistics && ourStatistics) comparisons.push(...compareReflection(theirStatistics.text, ourStatistics.text))
  const [theirProgram, ourProgram] = [theirs.get('DXIL'), ours.get('DXIL')]
  if (theirProgram && ourProgram)
    comparisons.push({
      what: 'fast flags',
      difference: difference(floatFlags(theirProgram.text), floatFlags(ourProgram.text)),
    })
  comparisons.push(...compareDebug(theirs.get('ILDB'), ours.get('ILDB')))
  return comparisons
}

function compareReflection(theirs: string, ours: string): Comparison[] {
  const names = ['dx.resources', 'dx.entryPoints', 'dx.viewIdState', 'dx.counters']
  return [
    ...names.map((name) => ({
      what: `STAT ${name}`,
      difference: difference(expandedMetadata(theirs, name), expandedMetadata(ours, name)),
    })),
    { what: 'STAT dx.typeAnnotations', difference: difference(sortedAnnotations(theirs), sortedAnnotations(ours)) },
  ]
}

function compareDebug(expected: Part | undefined, found: Part | undefined): Comparison[] {
  if (!expected || !found) return []
  const [theirs, ours] = [sourceLines(expected.text), sourceLines(found.text)]
  const missing = [...theirs].filter((line) => !ours.has(line))
  const added = [...ours].filter((line) => !theirs.has(line))
  const both = [...theirs].filter((line) => ours.has(line)).length
  return [
    {
      what: 'lines',
      difference:
        missing.length + added.length === 0
          ? undefined
          : `${both} in both, dxc also has ${missing.join(' ')}; here are ${added.join(' ')}`,
    },
    { what: 'lines: none missing', difference: missing.length === 0 ? undefined : missing.join(' ') },
    { what: 'lines: none added', difference: added.length === 0 ? undefined : added.join(' ') },
    { what: 'variables: none missing', difference: missingVariables(expected.text, found.text) },
    { what: 'all located', difference: withoutLocation(found.text) },
  ]
}

function missingVariables(theirs: string, ours: string): string | undefined {
  const here = knownVariables(ours)
  const missing = [...knownVariables(theirs)].filter((variable) => !here.has(variable))
  return missing.length === 0 ? undefined : `${missing.join(' ')}; ${here.size} are known here`
}

interface Part {
  readonly data: Uint8Array
  readonly lines: readonly string[]
  readonly text: string
}

function partsOf(bytes: Uint8Array): ReadonlyMap<string, Part> {
  const { parts } = readContainer(bytes)
  const texts = dump(bytes).parts
  return new Map(
    parts.map(({ name, data }, index) => {
      const lines = texts[index]?.lines ?? []
      return [name, { data, lines, text: lines.join('\n') }]
    }),
  )
}

function compareFacts(expected: Part, found: Part): string | undefined {
  const same = Buffer.compare(expected.data, found.data) === 0
  if (same) return undefined
  const changed = expected.lines.findIndex((line, index) => line !== found.lines[index])
  if (changed >= 0) return difference(expected.lines[changed], found.lines[changed])
  const at = expected.data.findIndex((byte, index) => byte !== found.data[index])
  return `${expected.data.length} bytes and ${found.data.length}, which differ at ${at}`
}
