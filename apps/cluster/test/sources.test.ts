// Everything that the compiler could read is sent along, wherever it lies.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Sources } from '../src/sources.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'descry-sources-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

function found(file: string, ...folders: readonly string[]): string[] {
  const rows = new Sources().reachable({
    files: [join(folder, file)],
    folders: folders.map((name) => join(folder, name)),
  })
  if (typeof rows === 'string') throw new Error(rows)
  return rows.map(([path]) => path.slice(folder.length + 1))
}

test('headers beside the file, in folders, through other headers, and behind an #if that nobody takes', () => {
  write({
    'a.hlsl': '#include "b.hlsli"\n#if 0\n# include <sub/c.h>\n#endif\n#include "gone.h"',
    'b.hlsli': '#include "../outside.h"',
    'include/sub/c.h': '#include "d.h"',
    'include/sub/d.h': '',
    'include/d.h': '',
    'other.h': '',
  })
  expect(found('a.hlsl', 'include')).toEqual(['a.hlsl', 'b.hlsli', 'include/d.h', 'include/sub/c.h', 'include/sub/d.h'])
})

test('a header is looked for beside whoever included its includer, too', () => {
  write({ 'main/a.hlsl': '#include "../lib/b.h"', 'lib/b.h': '#include "c.h"', 'main/c.h': '' })
  expect(found('main/a.hlsl')).toEqual(['lib/b.h', 'main/a.hlsl', 'main/c.h'])
})

test('letters may be large or small, lines may be joined, slashes may lean either way', () => {
  write({ 'a.hlsl': '#include "Sub\\\\B.H"\n#incl\\\nude "c.h"'.replace('\\\\', '\\'), 'sub/b.h': '', 'c.h': '' })
  expect(found('a.hlsl')).toEqual(['a.hlsl', 'c.h', 'sub/b.h'])
})

test('a name that a macro makes could be any file of the folders', () => {
  write({
    'a.hlsl': '#define H "b.h"\n#include H',
    'b.h': '#include "sub/c.h"',
    'sub/c.h': '',
    'sub/d.h': '',
    'e.txt': '',
  })
  expect(found('a.hlsl')).toEqual(['a.hlsl', 'b.h', 'e.txt', 'sub/c.h', 'sub/d.h'])
})

test('files that include each other, and files that are too large', () => {
  write({ 'a.hlsl': '#include "b.h"', 'b.h': '#include "a.hlsl"', 'big.hlsl': ' '.repeat(16_777_217) })
  expect(found('a.hlsl')).toEqual(['a.hlsl', 'b.h'])
  expect(() => found('big.hlsl')).toThrow('16777217 bytes of a source file; 16777216 are allowed')
})
