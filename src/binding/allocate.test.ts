import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reasonText } from '../reflect/reason-text.ts'
import { allocate, type BindingRecord } from './allocate.ts'
import { lastRegister } from './register-space.ts'

function uav(name: string, register?: number, count: number | undefined = 1, space = 0): BindingRecord {
  return { name, class: 'UAV', register, count, space, isReservation: false }
}
const unbounded = (name: string, register?: number): BindingRecord => ({ ...uav(name, register), count: undefined })

function places(records: BindingRecord[]): Record<string, number> {
  const { placements, problems } = allocate(records, 'two-unbounded')
  expect(problems).toEqual([])
  return Object.fromEntries(placements.map(({ record, lower }) => [record.name, lower]))
}

describe('allocate', () => {
  it('takes explicit registers first and fills gaps in order (0024 example 2.1)', () => {
    expect(places([uav('A', 2), uav('B', undefined, 4), uav('C', undefined, 2), uav('E', undefined, 2)])).toEqual({
      A: 2,
      B: 3,
      C: 0,
      E: 7,
    })
  })

  it('puts an unbounded array after everything, and later resources in the gaps below it (0024 examples 3.1 and 3.3)', () => {
    expect(places([uav('A', 1), unbounded('B'), uav('C', 5), uav('D', undefined, 3)])).toEqual({
      A: 1,
      C: 5,
      B: 6,
      D: 2,
    })
    expect(places([uav('A', 1), uav('D', undefined, 4), unbounded('B'), uav('C', 5)])).toEqual({
      A: 1,
      C: 5,
      D: 6,
      B: 10,
    })
  })

  it('keeps spaces and classes apart (0024 example 4.1)', () => {
    expect(
      places([
        uav('A', 0, 1, 1),
        uav('B', undefined, 10),
        uav('C', 10, 20, 5),
        uav('D'),
        { ...uav('T'), class: 'SRV' },
      ]),
    ).toEqual({ A: 0, C: 10, B: 0, D: 10, T: 0 })
  })

  it('reports what does not fit, with the holder of the last register (0024 example 3.2)', () => {
    const { problems } = allocate([uav('A', 1), unbounded('B'), uav('C', 5), uav('D', undefined, 4)], 'two-unbounded')
    expect(problems).toMatchObject([{ kind: 'no-room', record: { name: 'D' }, holder: { name: 'B' } }])
  })

  it('tells a second unbounded array in the words of the rules', () => {
    expect(allocate([unbounded('C'), unbounded('D')], 'two-unbounded').problems).toMatchObject([
      { kind: 'two-unbounded', record: { name: 'D' }, other: { name: 'C' } },
    ])
    expect(allocate([unbounded('C'), unbounded('D')], 'no-room').problems).toMatchObject([
      { kind: 'no-room', record: { name: 'D' }, holder: { name: 'C' } },
    ])
  })

  it('names every overlapping pair, the one with the highest register first', () => {
    const pairs = (records: BindingRecord[]): string[] =>
      allocate(records, 'two-unbounded').problems.map(
        (problem) => `${problem.record.name} ${problem.kind === 'overlap' ? problem.other.name : problem.kind}`,
      )
    expect(pairs([uav('A', 0), uav('B', 3), uav('C', 0, 8)])).toEqual(['C B', 'C A'])
    expect(pairs([uav('A', 1, 5), uav('B', 2, 2), uav('C', 3, 3)])).toEqual(['B A', 'C B', 'C A'])
    expect(pairs([uav('A', 1, 5), uav('B', 2, 6), uav('C', 6, 3)])).toEqual(['B A', 'C B'])
    expect(pairs([unbounded('A', 4), uav('B', 2, 3), uav('C', 9), uav('D', 9, 1, 1)])).toEqual(['B A', 'C A'])
  })

  it('lets a reservation collide with nobody', () => {
    const records = [{ ...uav('old', 0, 4), isReservation: true }, uav('A', 2), uav('B')]
    expect(places(records)).toEqual({ old: 0, A: 2, B: 4 })
  })

  it('can use the very last register', () => {
    expect(places([uav('A', 0, lastRegister), uav('B')])).toEqual({ A: 0, B: lastRegister })
  })

  it('explains a skipped gap by what ends it', () => {
    const { placements } = allocate([uav('A', 2), uav('B', undefined, 4)], 'no-room')
    const { why } = placements[1]!
    const gaps = [{ registers: 'u0..u1', blocker: 'u2', owner: 'A' }]
    expect(why).toEqual({ kind: 'in-the-way', register: 'u3', space: 0, count: 4, gaps })
    expect(reasonText(why)).toBe(
      'u0..u1 is too small for 4 registers (u2 is taken by A); u3 is the first place that fits',
    )
  })

  it('agrees with a bitmap on random programs', () => {
    const record = fc.record({
      register: fc.option(fc.nat(40), { nil: undefined }),
      count: fc.integer({ min: 1, max: 6 }),
    })
    fc.assert(
      fc.property(fc.array(record, { maxLength: 20 }), (rows) => {
        const { placements } = allocate(
          rows.map((row, index) => uav(String(index), row.register, row.count)),
          'no-room',
        )
        const actual = new Map(placements.map((placement) => [Number(placement.record.name), placement.lower]))
        const taken = new Set<number>()
        const isFree = (lower: number, count: number): boolean =>
          Array.from({ length: count }, (_, i) => lower + i).every((r) => !taken.has(r))
        const take = (lower: number, count: number): void => {
          for (let i = 0; i < count; i++) taken.add(lower + i)
        }
        rows.forEach((row, index) => {
          if (row.register === undefined) return
          const fits = isFree(row.register, row.count)
          expect(actual.get(index)).toBe(fits ? row.register : undefined)
          if (fits) take(row.register, row.count)
        })
        rows.forEach((row, index) => {
          if (row.register !== undefined) return
          let lower = 0
          while (!isFree(lower, row.count)) lower++
          expect(actual.get(index)).toBe(lower)
          take(lower, row.count)
        })
      }),
    )
  })
})
