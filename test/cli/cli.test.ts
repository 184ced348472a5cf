// The command line as a user meets it: words in, text and exit status out.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { run } from '../../src/cli/main.ts'
import type { Terminal } from '../../src/cli/terminal.ts'

const folder = mkdtempSync(join(tmpdir(), 'descry-cli-'))
afterAll(() => rmSync(folder, { recursive: true }))

function file(name: string, text: string | Buffer): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

async function descry(...words: string[]) {
  let out = ''
  let error = ''
  const terminal: Terminal = {
    out: (text) => {
      out += text
    },
    error: (text) => {
      error += text
    },
    outIsTerminal: false,
    errorIsTerminal: false,
    environment: {},
  }
  const status = await run(words, terminal)
  return { status, out, error }
}

const main = '[numthreads(1, 1, 1)]\nvoid main() {}\n'
const good = file('good.hlsl', main)
const wrong = file('wrong.hlsl', `#error no\n${main}`)

test('lint is silent about a good file', async () => {
  expect(await descry('lint', good)).toEqual({ status: 0, out: '', error: '' })
})

test('lint prints text on stderr and answers 1', async () => {
  const text = `${wrong}:1:2: error: no\n    1 | #error no\n      |  ^\n1 error generated.\n`
  expect(await descry('lint', good, wrong)).toEqual({ status: 1, out: '', error: text })
})

test('of several files, lint says which one a message without a place is about', async () => {
  const empty = file('empty.hlsl', '')
  expect((await descry('lint', empty)).error).toMatch(/^error: missing entry point/)
  expect((await descry('lint', good, empty)).error).toMatch(`${empty}: error: missing entry point definition\n`)
  const { out } = await descry('lint', '--format', 'json', good, empty)
  expect(JSON.parse(out).diagnostics).toMatchObject([{ file: empty, line: null }])
})

test('colour can be forced', async () => {
  const { error } = await descry('lint', '--color', 'always', wrong)
  expect(error).toContain('\x1b[0;1;31merror: \x1b[0m')
})

test('lint prints JSON on stdout, one list for all files', async () => {
  const { status, out, error } = await descry('lint', '--format=json', wrong, wrong)
  expect({ status, error }).toEqual({ status: 1, error: '' })
  const ids = JSON.parse(out).diagnostics.map(({ id }: { id: string }) => id)
  expect(ids).toEqual(['err_pp_hash_error', 'err_pp_hash_error'])
})

test('an unknown warning is told, with -Werror it fails', async () => {
  const { status, error } = await descry('lint', '-Wqqqq', good)
  expect({ status, error }).toEqual({
    status: 0,
    error: "warning: unknown warning option '-Wqqqq' [-Wunknown-warning-option]\n1 warning generated.\n",
  })
  expect((await descry('lint', '-Wqqqq', '-Werror', good)).status).toBe(1)
})

test.each([
  [['--zzzzzzz', 'a.hlsl'], "descry: error: unknown option '--zzzzzzz'\n"],
  [['lint'], 'descry: error: no input file; usage: descry lint [options] FILE... (descry --help lists the options)\n'],
  [['a.hlsl', 'b.hlsl'], "descry: error: 'descry compile' takes 1 input, not 2: a.hlsl b.hlsl\n"],
  [['lint', 'none.hlsl'], "descry: error: cannot read 'none.hlsl': no such file\n"],
  [['batch', 'none.jsonl'], "descry: error: cannot read 'none.jsonl': no such file\n"],
  [['lint', tmpdir()], `descry: error: cannot read '${tmpdir()}': it is a folder\n`],
  [['@none.txt'], "descry: error: cannot read response file 'none.txt'\n"],
  [
    ['--explain', 'err_pp_hash_eror'],
    "descry: error: no diagnostic 'err_pp_hash_eror'; did you mean 'err_pp_hash_error'?\n",
  ],
])('%j is refused with status 2', async (words, error) => {
  expect(await descry(...words)).toEqual({ status: 2, out: '', error })
})

test('options come from response files', async () => {
  const response = file('args.txt', `lint --format json\n"${good}"`)
  expect((await descry(`@${response}`)).out).toContain('"diagnostics": []')
})

test('lists and projects may begin with a byte order mark, and be UTF-16, as PowerShell writes them', async () => {
  const project = '{ "shaders": [{ "files": "good.hlsl", "entry": "main", "profile": "cs_6_6" }] }'
  const commands = '[{ "directory": ".", "command": "dxc -T cs_6_6 -Fo a.dxo good.hlsl", "file": "good.hlsl" }]'
  for (const encoding of ['utf16le', 'utf8'] as const) {
    const marked = (name: string, text: string) => file(`${encoding}-${name}`, Buffer.from(`\ufeff${text}`, encoding))
    const response = marked('args.txt', `lint --format json\n"${good}"`)
    expect((await descry(`@${response}`)).out).toContain('"diagnostics": []')
    expect(await descry('build', '--dry-run', marked('project.json', project))).toMatchObject({ status: 0 })
    const made = join(folder, `made-${encoding}`)
    mkdirSync(made)
    expect(await descry('init', '--from', marked('commands.json', commands), made)).toMatchObject({ status: 0 })
    const { error } = await descry('run', good, '--set', `A=@${marked('value.json', '[1]')}`)
    expect(error).toContain("no resource 'A'")
  }
})

test('--help lists every command and option, and for one command only its own', async () => {
  const { out } = await descry('--help')
  expect(out).toContain('descry batch [--jobs N] JOBS.jsonl')
  expect(out).toContain('-T profile')
  expect(out).toContain('--jobs N')
  const lint = (await descry('lint', '--help')).out
  expect(lint).toMatch(/^usage: descry lint \[options\] FILE\.\.\.\n/)
  expect(lint).not.toContain('--jobs')
})

test('--version and --explain', async () => {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8'))
  expect((await descry('--version')).out).toBe(`descry ${version}\n`)
  expect((await descry('--explain', 'err_invalid_profile')).out).toContain('A profile is a stage and a shader model')
})

test('-P prints the preprocessed text, -Fi writes it', async () => {
  const source = file('macro.hlsl', '#define N 4\nstatic int a[N];\n')
  const text = `#line 2 "${source}"\nstatic int a[4];\n`
  expect(await descry('-P', source)).toEqual({ status: 0, out: text, error: '' })
  const target = join(folder, 'macro.i')
  expect(await descry('-P', source, '-Fi', target)).toEqual({ status: 0, out: '', error: '' })
  expect(readFileSync(target, 'utf8')).toBe(text)
})

test('-M prints the dependencies, -MD and -MF write them', async () => {
  file('inc.hlsli', 'static int i;\n')
  const source = file('user.hlsl', `#include "inc.hlsli"\n${main}`)
  const header = join(folder, 'inc.hlsli')
  const rule = (target: string) => `${target}: ${source} \\\n ${header}\n`
  expect((await descry('-M', source)).out).toBe(rule(source))
  const output = join(folder, 'out.dxo')
  expect((await descry('-MD', '-Fo', output, source)).status).toBe(0)
  expect(readFileSync(join(folder, 'out.d'), 'utf8')).toBe(rule(output))
  const named = join(folder, 'named.d')
  await descry('-MF', named, source)
  expect(readFileSync(named, 'utf8')).toBe(rule(source))
  const alone = join(folder, 'alone.d')
  expect(await descry('-M', '-MF', alone, '-Fo', output, source)).toEqual({ status: 0, out: '', error: '' })
  expect(readFileSync(alone, 'utf8')).toBe(rule(output))
})

test('a file that cannot be written is status 2', async () => {
  const { status, error } = await descry('-P', good, '-Fi', folder)
  expect({ status, error }).toEqual({ status: 2, error: `descry: error: cannot write '${folder}': it is a folder\n` })
})

test('folders on the way to a file are made', async () => {
  const target = join(folder, 'no', 'such', 'folder.i')
  expect(await descry('-P', good, '-Fi', target)).toMatchObject({ status: 0, error: '' })
  expect(existsSync(target)).toBe(true)
})

test('--emit tokens', async () => {
  const source = file('tokens.hlsl', '#define F(x) x+1.5f\nF("s");\n')
  expect((await descry('--emit', 'tokens', source)).out).toBe(
    [`2:3: string "s"`, '2:1: punctuator +', '2:1: number 1.5f', '2:7: punctuator ;', '']
      .map((line) => (line === '' ? '' : `${source}:${line}`))
      .join('\n'),
  )
})

test('-Fre writes the reflection of a compiled shader, and nothing for a wrong one', async () => {
  const reflection = join(folder, 'reflection.json')
  expect(await descry('-Fre', reflection, wrong)).toMatchObject({ status: 1 })
  expect(existsSync(reflection)).toBe(false)
  expect(await descry('-Fre', reflection, good)).toMatchObject({ status: 0 })
  expect(JSON.parse(readFileSync(reflection, 'utf8'))).toMatchObject({ version: 1, entryPoints: [{ name: 'main' }] })
})
