import { expect, test } from 'vitest'
import { compile } from '../index.ts'
import { passNamed } from '../passes/registry.ts'
import type { Step } from '../passes/run.ts'
import { allPasses, anyPassNamed } from './all-passes.ts'
import { pipelines } from './pipelines.ts'

/** The names of the passes in the order of their first run. */
function passOrder(steps: readonly Step[]): string[] {
  return steps.flatMap((step) =>
    typeof step === 'string' ? [step] : 'untilStable' in step ? [...step.untilStable] : [step.name],
  )
}

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

test.each([0, 3] as const)('-O%i leaves no choice between handles, which LLVM has not', (optimization) => {
  const shader = `RWBuffer<uint> A[6];
Buffer<uint> In;
[numthreads(1, 1, 1)] void main() {
  RWBuffer<uint> slots[3] = { A[In[0]], A[In[1]], A[In[2]] };
  slots[In[3]] = A[0];
  RWBuffer<uint> last = slots[In[4]];
  [loop] for (uint i = 0; i < In[5]; i++) last = slots[In[i]];
  last[0] = 1;
}
`
  const { output } = compile(shader, { profile: 'cs_6_6', optimization, emit: 'llvm' })
  expect(output).toContain('alloca [3 x i32]')
  expect(output).not.toMatch(/(?:phi|alloca .*|store|load) target/)
})
