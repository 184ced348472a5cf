import { expect, test } from 'vitest'
import type { Compiler } from '../../driver/compiler.ts'
import { bug } from '../../support/bug.ts'
import { answer, lostAnswer } from './answer.ts'

const broken: Compiler = {
  compile: () => bug('not used'),
  lint: () => bug('the impossible happened'),
  generate: () => bug('not used'),
}
const question = { line: 1, text: '{"id":"a","source":"","command":"lint"}' }

test('a bug becomes a failed line', async () => {
  const tools = { host: { readFile: () => undefined }, compiler: broken }
  const { ok, text } = await answer(question, '.', tools)
  expect(ok).toBe(false)
  expect(JSON.parse(text)).toMatchObject({
    id: 'a',
    ok: false,
    diagnostics: [{ id: 'err_compiler_bug', severity: 'error', message: 'internal error: the impossible happened' }],
  })
})

test('so does the death of a worker', () => {
  expect(JSON.parse(lostAnswer(question, 'out of memory').text)).toMatchObject({
    id: 'a',
    ok: false,
    diagnostics: [{ message: 'internal error: out of memory' }],
  })
})
