import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createDiskHost } from './host.ts'

const folder = mkdtempSync(join(tmpdir(), 'descry-host-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('reads UTF-8 and UTF-16 with a byte order mark', () => {
  const host = createDiskHost()
  writeFileSync(join(folder, 'utf8'), 'é')
  writeFileSync(join(folder, 'little'), Buffer.from('\ufeffé', 'utf16le'))
  writeFileSync(join(folder, 'big'), Buffer.from('\ufeffé', 'utf16le').swap16())
  for (const name of ['utf8', 'little', 'big']) expect(host.readFile(join(folder, name))).toBe('é')
})

test('what is not a file cannot be read', () => {
  const host = createDiskHost()
  expect(host.readFile(folder)).toBeUndefined()
  expect(host.readFile(join(folder, 'nothing'))).toBeUndefined()
  expect(host.listDirectory?.(join(folder, 'nothing'))).toBeUndefined()
})

test('keeps what it read until told that it changed', () => {
  const host = createDiskHost()
  const path = join(folder, 'changing')
  writeFileSync(path, 'before')
  expect(host.readFile(path)).toBe('before')
  writeFileSync(path, 'after')
  expect(host.readFile(path)).toBe('before')
  host.invalidate(path)
  expect(host.readFile(path)).toBe('after')
  expect(host.listDirectory?.(folder)).toContain('changing')
})
