import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { run } from '../main.ts'
import type { Terminal } from '../terminal.ts'

const folder = mkdtempSync(join(tmpdir(), 'descry-opt-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function opt(text: string, ...words: string[]): Promise<{ status: number; out: string; error: string }> {
  const path = join(folder, 'input.ll')
  writeFileSync(path, text)
  let out = ''
  let error = ''
  const terminal: Terminal = {
    out: (part) => {
      out += part
    },
    error: (part) => {
      error += part.replaceAll(folder, '.')
    },
    outIsTerminal: false,
    errorIsTerminal: false,
    environment: {},
  }
  const status = await run(['opt', ...words, path], terminal)
  return { status, out, error }
}

const sum = 'define i32 @f() {\n  %x = add i32 1, 2\n  ret i32 %x\n}\n'

test('runs the passes that were asked for', async () => {
  expect(await opt(sum, '--passes=simplify', '--verify-each')).toEqual({
    status: 0,
    out: '\ndefine i32 @f() {\n  ret i32 3\n}\n',
    error: '',
  })
})

test('runs the pipeline of the optimisation level', async () => {
  expect((await opt(sum, '-O1', '--verify-each')).out).toContain('ret i32 3')
})

test('prints after the passes that were asked for', async () => {
  const { error } = await opt(sum, '--passes=simplify,dead-code,simplify', '--print-after=simplify')
  expect(error).toBe('; after simplify\n\ndefine i32 @f() {\n  ret i32 3\n}\n\n; after simplify: no change\n')
})

test('tells how long passes took', async () => {
  expect((await opt(sum, '--passes=simplify', '--time-passes')).error).toMatch(/ ms +1\/1 +simplify\n.* total/)
})

test('names an unknown pass, and where text is no IR', async () => {
  expect(await opt(sum, '--passes=simplfy')).toEqual({
    status: 2,
    out: '',
    error: "descry: error: there is no pass 'simplfy'; did you mean 'simplify'?\n",
  })
  const { status, error } = await opt('define i32 @f() {\n  %x = bogus i32 1\n}\n')
  expect(status).toBe(1)
  expect(error).toMatch(/^\.\/input\.ll:2:8: error: /)
})
