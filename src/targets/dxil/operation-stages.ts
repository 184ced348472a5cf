// In which stages an operation may stand, and the first shader model 6.x that has it in libraries, where later stages of a compiler may still
// replace it by an older one. Operations that are not listed may stand everywhere.
import { groupStages, rayTracingStages, type Stage, stages } from '../../hlsl/profiles.ts'

type Row = readonly [first: number, last: number, minor: number, stages: readonly Stage[] | 'all']

const graphics: readonly Stage[] = ['pixel', 'vertex', 'hull', 'domain', 'geometry']
const withGradients: readonly Stage[] = ['library', 'pixel', ...groupStages]
const hits: readonly Stage[] = ['library', 'intersection', 'anyhit', 'closesthit']
const struck: readonly Stage[] = ['library', 'anyhit', 'closesthit']
const tracing: readonly Stage[] = ['library', 'raygeneration', 'closesthit', 'miss']

const rows: readonly Row[] = [
  [60, 61, 0, withGradients],
  [64, 64, 0, withGradients],
  [76, 77, 0, ['pixel']],
  [81, 81, 0, withGradients],
  [82, 82, 0, ['pixel']],
  [83, 86, 0, withGradients],
  [87, 92, 0, ['pixel']],
  [93, 96, 0, groupStages],
  [97, 100, 0, ['geometry']],
  [103, 104, 0, ['domain', 'hull']],
  [105, 105, 0, ['domain']],
  [106, 107, 0, ['hull']],
  [108, 108, 0, ['geometry', 'domain', 'hull']],
  [110, 121, 0, ['library', ...groupStages, ...graphics, ...rayTracingStages]],
  [122, 123, 0, withGradients],
  [135, 136, 0, ['library', ...groupStages, ...graphics, ...rayTracingStages]],
  [137, 137, 1, ['pixel']],
  [138, 138, 1, [...graphics, 'mesh']],
  [141, 143, 3, hits],
  [144, 144, 3, [...hits, 'miss']],
  [145, 146, 3, ['library', ...rayTracingStages]],
  [147, 148, 3, [...hits, 'miss']],
  [149, 152, 3, hits],
  [153, 154, 3, [...hits, 'miss']],
  [155, 156, 3, ['anyhit']],
  [157, 157, 3, tracing],
  [158, 158, 3, ['library', 'intersection']],
  [159, 159, 3, [...tracing, 'callable']],
  [161, 161, 3, hits],
  [162, 164, 4, 'all'],
  [165, 167, 5, ['library', ...groupStages, ...graphics, ...rayTracingStages]],
  [168, 172, 5, ['mesh']],
  [173, 173, 5, ['amplification']],
  [174, 175, 5, ['library', 'pixel']],
  [176, 212, 5, 'all'],
  [213, 213, 5, hits],
  [214, 215, 5, 'all'],
  [218, 221, 6, 'all'],
  [222, 222, 0, withGradients],
  [223, 225, 7, 'all'],
  [238, 243, 8, ['node']],
  [245, 245, 8, 'all'],
  [246, 253, 8, ['node']],
  [254, 254, 8, 'all'],
  [255, 255, 8, withGradients],
  [256, 257, 8, ['vertex']],
  [258, 258, 9, 'all'],
  [262, 267, 9, tracing],
  [268, 268, 9, ['library', 'raygeneration']],
  [269, 289, 9, tracing],
  [303, 304, 9, 'all'],
  [0x80000001, 0x80000002, 10, groupStages],
  [0x80000003, 0x80000003, 10, struck],
  [0x80000004, 0x80000005, 10, 'all'],
  [0x80000006, 0x80000006, 10, tracing],
  [0x80000007, 0x80000007, 10, struck],
  [0x80000008, 0x80000009, 10, 'all'],
  [0x8000000a, 0x8000000a, 10, tracing],
  [0x80000021, 0x80000022, 10, 'all'],
]

/** One bit per stage, by its number. */
export function stageMask(list: readonly Stage[]): number {
  return list.reduce((mask, stage) => mask | (1 << stages[stage].kind), 0)
}

export const allStages = (1 << 16) - 1

export interface OperationStages {
  readonly mask: number
  readonly minor: number
}

const table = new Map<number, OperationStages>()
for (const [first, last, minor, list] of rows)
  for (let number = first; number <= last; number++)
    table.set(number, { minor, mask: list === 'all' ? allStages : stageMask(list) })

const everywhere: OperationStages = { mask: allStages, minor: 0 }

export function stagesOfOperation(number: number): OperationStages {
  return table.get(number) ?? everywhere
}
