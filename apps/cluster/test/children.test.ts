// Processes that die or hang fail their job and no other.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { Children } from '../src/children.ts'

const folder = mkdtempSync(join(tmpdir(), 'descry-children-'))
afterAll(() => rmSync(folder, { recursive: true }))

const script = join(folder, 'child.cjs')
writeFileSync(
  script,
  `process.on('message', ({ text, texts, files }) => {
    if (text === 'die') process.exit(3)
    if (text === 'hang') return
    process.send({ ok: true, text, error: undefined, reads: [], outputs: new Map([['sent', String(texts.size)], ['pid', String(process.pid)]]) })
  })
  process.on('disconnect', () => process.exit())`,
)

const job = (text: string) => ({ text, folder: '.', files: [['a', 'hash']] as const, textOf: () => 'content' })

test('a job that ends its process fails alone; the next one gets another', async () => {
  const children = new Children({ script, milliseconds: 20_000, megabytes: 256 })
  const first = await children.compile(job('a'))
  const again = await children.compile(job('b'))
  expect(again.outputs.get('pid')).toBe(first.outputs.get('pid'))
  // What a process has is not sent again.
  expect([first.outputs.get('sent'), again.outputs.get('sent')]).toEqual(['1', '0'])
  await expect(children.compile(job('die'))).rejects.toThrow('the compilation ended its process (status 3)')
  const other = await children.compile(job('c'))
  expect(other.outputs.get('pid')).not.toBe(first.outputs.get('pid'))
  expect(other.outputs.get('sent')).toBe('1')
  children.close()
})

test('a job that does not end is ended', async () => {
  const children = new Children({ script, milliseconds: 300, megabytes: 256 })
  await expect(children.compile(job('hang'))).rejects.toThrow('the compilation took longer than 0.3 s')
  children.close()
})

test('jobs run beside each other', async () => {
  const children = new Children({ script, milliseconds: 20_000, megabytes: 256 })
  const replies = await Promise.all(['a', 'b', 'c'].map((text) => children.compile(job(text))))
  expect(replies.map(({ text }) => text)).toEqual(['a', 'b', 'c'])
  expect(new Set(replies.map(({ outputs }) => outputs.get('pid'))).size).toBe(3)
  children.close()
})
