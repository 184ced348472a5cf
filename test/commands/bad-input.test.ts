// What every command that reads a shader says of input that is none.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, lstatSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createBench } from '../support/terminal.ts'

const { file, descry, folder } = createBench()

const commands: Readonly<Record<string, readonly string[]>> = {
  compile: [],
  bindings: ['bindings'],
  explain: ['explain'],
  freeze: ['freeze'],
  diff: ['diff', '--rules-diff'],
}
const body = '[numthreads(1, 1, 1)] void main() { A[0] = 1; }\n'
const good = file('good.hlsl', `RWBuffer<float> A;\n${body}`)
const empty = file('empty.hlsl', '')
const directory = join(folder, 'directory')
mkdirSync(directory)
const missing = join(folder, 'missing.hlsl')
// 10 MB of comments, then a shader.
const large = file(
  'large.hlsl',
  `${'// nothing to see here, move along please\n'.repeat(250_000)}RWBuffer<float> A;\n${body}`,
)
const bytes = file(
  'bytes.hlsl',
  Uint8Array.from({ length: 4096 }, (_, index) => (index * 197) & 255),
)

for (const [name, words] of Object.entries(commands))
  describe(name, () => {
    test('a missing file', async () => {
      expect(await descry(...words, missing)).toEqual({
        status: 2,
        out: '',
        error: "descry: error: cannot read 'missing.hlsl': no such file\n",
      })
    })

    test('a folder', async () => {
      expect(await descry(...words, directory)).toEqual({
        status: 2,
        out: '',
        error: "descry: error: cannot read 'directory': it is a folder\n",
      })
    })

    test('a link to itself, and a name that no disk takes', async () => {
      const circle = join(folder, 'circle.hlsl')
      if (!lstatSync(circle, { throwIfNoEntry: false })) symlinkSync('circle.hlsl', circle)
      expect(await descry(...words, circle)).toEqual({
        status: 2,
        out: '',
        error: "descry: error: cannot read 'circle.hlsl': symbolic links lead in a circle\n",
      })
      const long = `${'x'.repeat(300)}.hlsl`
      expect(await descry(...words, join(folder, long))).toEqual({
        status: 2,
        out: '',
        error: `descry: error: cannot read '${long}': the name is too long\n`,
      })
    })

    test('no file at all', async () => {
      const { status, error } = await descry(...words)
      expect(status).toBe(2)
      expect(error).toMatch(/^descry: error: no input file; usage: descry .*\n$/)
    })

    test('too many files', async () => {
      const { status, error } = await descry(...words, good, good, good)
      expect(status).toBe(2)
      expect(error).toMatch(/^descry: error: 'descry \w+' takes \d inputs?, not 3: /)
    })

    test('no such entry point', async () => {
      const { status, out, error } = await descry(...words, '-E', 'mian', good)
      expect({ status, out }).toEqual({ status: 1, out: '' })
      expect(error).toMatch(
        /^error: missing entry point definition\n.*there is no function 'mian' with a body; did you mean -E main\?\n/,
      )
    })

    test('an empty file has no entry point', async () => {
      const { status, out, error } = await descry(...words, empty)
      expect({ status, out }).toEqual({ status: 1, out: '' })
      expect(error).toMatch(
        /^error: missing entry point definition\n.*there is no function 'main' with a body; -E names another one\n/,
      )
    })

    test('a wrong profile', async () => {
      expect(await descry(...words, '-T', 'cs_6_66', good)).toEqual({
        status: 2,
        out: '',
        error: expect.stringMatching(/^descry: error: invalid value 'cs_6_66' for option '-T': no such profile/),
      })
    })

    test('bytes that are no text', async () => {
      const { status, out } = await descry(...words, bytes)
      expect({ status, out }).toEqual({ status: 1, out: '' })
    })

    test('a file of 10 MB', async () => {
      const { status, error } = await descry(...words, large)
      expect({ status, error }).toEqual({ status: 0, error: '' })
    })
  })

test('a binding table that is missing, or none', async () => {
  expect(await descry('bindings', '-import-binding-table', missing, good)).toMatchObject({
    status: 1,
    error: "error: cannot read the binding table 'missing.hlsl'\n1 error generated.\n",
  })
  expect(await descry('bindings', '-import-binding-table', good, good)).toMatchObject({
    status: 1,
    error: expect.stringContaining("error: line 1 of the binding table 'good.hlsl': the first row must name"),
  })
})

test('a reflection that cannot be written', async () => {
  expect(await descry('bindings', '-Fre', join(folder, 'no', 'where.json'), good)).toMatchObject({
    status: 2,
    error: "descry: error: cannot write 'no/where.json': there is no folder 'no'\n",
  })
})

test('UTF-16 without a byte order mark is told once, not for every letter', async () => {
  const wide = file('wide.hlsl', Buffer.from(`RWBuffer<float> A;\n${body}`, 'utf16le'))
  expect(await descry('lint', wide)).toEqual({
    status: 2,
    out: '',
    error: "descry: error: 'wide.hlsl' is not text; a file in UTF-16 begins with a byte order mark\n",
  })
})

test('a file in a folder that cannot be made', async () => {
  if (!existsSync('/proc/self')) return
  expect(await descry('-Fo', '/proc/none/a.dxo', good)).toEqual({
    status: 2,
    out: '',
    error: "descry: error: cannot write '/proc/none/a.dxo': no such file\n",
  })
})

test('a binding table in a macro, and a macro that is missing', async () => {
  const table = '"ResourceName, Binding, Space;" "A, u7, 0x1e;"'
  const shader = file('macro.hlsl', `#define TABLE ${table}\n#define OTHER TABLE\nRWBuffer<float> A;\n${body}`)
  for (const words of [['OTHER'], ['GIVEN', '-DGIVEN=resourcename,binding,space;A,u7,30']])
    expect(await descry('bindings', '--format', 'csv', '-binding-table-define', ...words, shader)).toMatchObject({
      status: 0,
      out: expect.stringContaining('u7'),
    })
  expect(await descry('bindings', '-binding-table-define', 'NONE', shader)).toMatchObject({
    status: 1,
    error: "error: binding table define 'NONE' not found\n1 error generated.\n",
  })
  expect(await descry('bindings', '-binding-table-define', 'WRONG', '-DWRONG=A,u7', shader)).toMatchObject({
    status: 1,
    error: expect.stringContaining("error: line 1 of the binding table 'WRONG': the first row must name"),
  })
})

test('lines that end with a carriage return alone are counted', async () => {
  const old = file(
    'old.hlsl',
    'RWBuffer<float> A;\r// nothing\r\n[numthreads(1, 1, 1)] void main() {\r  A[0] = B;\r}\r',
  )
  expect((await descry('lint', old)).error).toContain(
    "old.hlsl:4:10: error: use of undeclared identifier 'B'\n    4 |   A[0] = B;\n",
  )
})

describe('several files', () => {
  const warned = file('warned.hlsl', `RWBuffer<float> A;\nfloat f(int i) { if (i = 3) return 2; return 1; }\n${body}`)
  const message = "error: missing entry point definition\n      = help: there is no function 'main' with a body"

  test('diff and rootsig say which one a message is about', async () => {
    expect((await descry('diff', good, empty)).error).toContain(`empty.hlsl: ${message}`)
    expect((await descry('rootsig', good, empty)).error).toContain(`empty.hlsl: ${message}`)
    const { diagnostics } = JSON.parse((await descry('diff', '--format', 'json', good, empty)).out)
    expect(diagnostics).toMatchObject([{ file: 'empty.hlsl' }])
  })

  test('one of them missing: still one document', async () => {
    const { status, out } = await descry('lint', '--format', 'json', good, missing)
    expect(status).toBe(2)
    expect(JSON.parse(out).diagnostics).toMatchObject([{ message: "cannot read 'missing.hlsl': no such file" }])
    expect((await descry('lint', good, missing)).error).toBe(
      "descry: error: cannot read 'missing.hlsl': no such file\n",
    )
  })

  test.each(['json', 'sarif'])('what is no diagnostic stays alone on stdout (%s)', async (format) => {
    for (const words of [['rootsig'], ['host', '--lang', 'cpp'], ['freeze', '--csv']]) {
      const { status, out, error } = await descry(...words, '--format', format, warned)
      expect(status).toBe(0)
      expect(out).toBe((await descry(...words, warned)).out)
      expect(error).toContain('warn_condition_is_assignment')
      JSON.parse(error)
    }
  })

  test.each(['explain', 'diff'])('%s --format sarif prints the report and nothing else', async (command) => {
    const files = command === 'diff' ? [good, warned] : [warned]
    expect(JSON.parse((await descry(command, '--format', 'sarif', ...files)).out).version).toBe('2.1.0')
  })
})

test('a missing include says where it was looked for, and a misspelt one how it is spelt', async () => {
  file('lights.hlsli', '')
  const lost = file('lost.hlsl', '#include "nowhere.h"\n')
  expect((await descry('lint', '-I', join(folder, 'no'), lost)).error).toContain(
    "help: it was looked for in '" + folder + "', 'no' (no such folder); -I adds a folder\n",
  )
  const misspelt = file('misspelt.hlsl', '#include "ligths.hlsli"\n')
  expect((await descry('lint', misspelt)).error).toContain("help: did you mean 'lights.hlsli'?\n")
})

test('a pipe is read once', async () => {
  const pipe = join(folder, 'pipe')
  execFileSync('mkfifo', [pipe])
  const asked: readonly (readonly string[])[] = [['bindings'], ['explain'], ['diff', '--rules-diff']]
  for (const words of asked) {
    const writer = spawn('cp', [good, pipe])
    expect({ words, ...(await descry(...words, pipe)) }).toMatchObject({ status: 0, error: '' })
    writer.kill()
  }
})

test('two outputs do not go to one file', async () => {
  const object = join(folder, 'both')
  expect(await descry('-T', 'cs_6_0', good, '-Fo', object, '-Fc', object)).toMatchObject({
    status: 2,
    error: "descry: error: cannot write 'both': two outputs go there\n",
  })
  expect(await descry('-T', 'cs_6_0', good, '-Fo', '/dev/null', '-Fc', '/dev/null')).toMatchObject({ status: 0 })
})

test('a saved table in UTF-16, as PowerShell writes it', async () => {
  const { out } = await descry('bindings', '--format', 'json', good)
  for (const text of [Buffer.from(`\ufeff${out}`, 'utf16le'), Buffer.from(`\ufeff${out}`)])
    expect(await descry('diff', file('saved.json', text), good)).toMatchObject({
      status: 0,
      out: 'the bindings are the same\n',
    })
})
