// Layouts under random edits: what is locked never moves, what is new never touches anybody, and check finds every change.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PlannedLayout, planLayout } from './layout.ts'
import { parseSlot, type Slot, type SlotRequest, slotText } from './slots.ts'

const request = (key: string, more: Partial<SlotRequest> = {}): SlotRequest => ({
  key,
  isSampler: false,
  first: 0,
  lane: 't space0',
  count: 1,
  isWritten: false,
  type: 'Texture2D',
  location: null,
  ...more,
})

function places({ slots }: PlannedLayout): Record<string, string> {
  return Object.fromEntries(slots.map(({ key, slot }) => [key, slotText(slot)]))
}

const none: ReadonlyMap<string, Slot> = new Map()

test('what has one name has one place, and goes around what others have', () => {
  const units = [
    { requests: [request('Camera', { lane: 'b space0' }), request('bones')] },
    {
      requests: [
        request('Camera', { lane: 'b space0' }),
        request('albedo'),
        request('fixed', { first: 1, isWritten: true }),
      ],
    },
    {
      requests: [request('cascades', { count: 4 }), request('all', { count: null })],
    },
  ]
  expect(places(planLayout(units, none))).toEqual({
    Camera: 'b0',
    bones: 't0',
    fixed: 't1',
    albedo: 't2',
    cascades: 't3[4]',
    all: 't7[]',
  })
})

test('an annotation in one unit counts for the others', () => {
  const units = [
    { requests: [request('T')] },
    { requests: [request('T', { first: 5, lane: 't space2', isWritten: true })] },
  ]
  expect(places(planLayout(units, none))).toEqual({ T: 't5 space2' })
})

test('two unbounded arrays of different units have no room in one space', () => {
  const units = ['A', 'B'].map((key) => ({ requests: [request(key, { count: null })] }))
  expect(planLayout(units, none).problems).toMatchObject([
    { kind: 'no-room', key: 'B', why: "'A' takes t space0 to its end" },
  ])
})

test('an annotation at a locked place, and an array that grew into its neighbour, are told', () => {
  const locked = new Map([
    ['A', parseSlot('t0')!],
    ['B', parseSlot('t1[2]')!],
    ['C', parseSlot('t3')!],
  ])
  const units = [
    {
      requests: [request('A'), request('B', { count: 3 }), request('C'), request('New', { first: 0, isWritten: true })],
    },
  ]
  const { problems } = planLayout(units, locked)
  expect(problems.map(({ kind, key }) => `${kind} ${key}`).sort()).toEqual(['no-room B', 'overlap A'])
})

const anySlotRequest = fc.record({
  key: fc.constantFrom(...'ABCDEFGHIJ'),
  lane: fc.constantFrom('t space0', 'u space0', 't space1'),
  count: fc.integer({ min: 1, max: 5 }),
})

test('random edits: locked resources never move, and nobody shares a place', () => {
  const program = fc.array(fc.uniqueArray(anySlotRequest, { selector: ({ key }) => key }), {
    minLength: 1,
    maxLength: 4,
  })
  fc.assert(
    fc.property(fc.array(program, { minLength: 2, maxLength: 6 }), (versions) => {
      let locked: ReadonlyMap<string, Slot> = none
      for (const version of versions) {
        const kinds = new Map<string, SlotRequest>()
        const units = version.map((requests) => ({
          requests: requests.map((asked) => {
            // A name has one kind, and a size that does not grow, for as long as it is locked.
            const before = locked.get(asked.key)
            const kind =
              kinds.get(asked.key) ?? request(asked.key, before ? { lane: before.lane, count: before.count } : asked)
            kinds.set(asked.key, kind)
            return kind
          }),
        }))
        const planned = planLayout(units, locked)
        expect(planned.problems).toEqual([])
        for (const { key, slot } of planned.slots) {
          const before = locked.get(key)
          if (before) expect(slot).toEqual(before)
        }
        locked = new Map([...planned.unused, ...planned.slots.map(({ key, slot }): [string, Slot] => [key, slot])])
        expectApart(locked)
      }
    }),
    { numRuns: 500 },
  )
})

function expectApart(locked: ReadonlyMap<string, Slot>): void {
  const taken = new Map<string, string>()
  for (const [key, { lane, first, count }] of locked)
    for (let number = first; number < first + (count ?? 1); number++) {
      const place = `${lane} ${number}`
      expect(taken.get(place) ?? key).toBe(key)
      taken.set(place, key)
    }
}
