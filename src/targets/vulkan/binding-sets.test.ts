import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BindingSets } from './binding-sets.ts'

/** What it does, said with one entry for each binding. */
class OneByOne {
  readonly taken = new Map<number, string>()

  take(binding: number, count: number, name: string): void {
    for (let at = binding; at < binding + count; at++) if (!this.taken.has(at)) this.taken.set(at, name)
  }

  next(count: number, start: number, name: string): number {
    let first = start
    for (let at = first; at < first + count; at++) if (this.taken.has(at)) first = at + 1
    this.take(first, count, name)
    return first
  }

  before(binding: number): string[] {
    const names = [...this.taken].filter(([at]) => at < binding).sort(([first], [second]) => second - first)
    return [...new Set(names.map(([, name]) => name))]
  }
}

const step = fc.record({ isFixed: fc.boolean(), at: fc.nat(20), count: fc.integer({ min: 1, max: 5 }) })

test('ranges of bindings are taken as single bindings would be', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const [sets, model] = [new BindingSets(), new OneByOne()]
      for (const [index, { isFixed, at, count }] of steps.entries()) {
        const name = `r${index}`
        if (isFixed) {
          sets.take({ set: 0, binding: at }, count, name)
          model.take(at, count, name)
        } else expect(sets.next(0, count, at, name)).toBe(model.next(count, at, name))
        const { before, beforeCount } = sets.neighbours({ set: 0, binding: at })
        const expected = model.before(at)
        expect(before).toEqual(expected.slice(0, before.length))
        expect(beforeCount).toBe(expected.length)
      }
    }),
  )
})

test('an array of a hundred million takes one entry', () => {
  const sets = new BindingSets()
  expect(sets.next(0, 100_000_000, 0, 'many')).toBe(0)
  expect(sets.next(0, 1, 0, 'one')).toBe(100_000_000)
})
