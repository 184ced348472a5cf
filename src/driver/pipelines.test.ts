import { expect, test } from 'vitest'
import { passNamed } from '../passes/registry.ts'
import { allPasses, anyPassNamed } from './all-passes.ts'
import { passOrder, pipelines } from './pipelines.ts'

test('every pass of a pipeline exists, and stands after the passes it names', () => {
  const problems: string[] = []
  pipelines.forEach((steps, level) => {
    const order = passOrder(steps)
    order.forEach((name, position) => {
      const pass = passNamed(name)
      if (pass === undefined) problems.push(`-O${level}: there is no pass '${name}'`)
      for (const earlier of pass?.after ?? [])
        if (!order.slice(0, position).includes(earlier)) problems.push(`-O${level}: ${name} runs before ${earlier}`)
    })
  })
  expect(problems).toEqual([])
})

test('constraints name passes that exist', () => {
  expect(allPasses.flatMap(({ after }) => after).filter((name) => anyPassNamed(name) === undefined)).toEqual([])
})
