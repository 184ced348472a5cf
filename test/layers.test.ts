// Folders of src/ are layers: who may import whom is the table below, and nothing else.
//
// `node:` modules are for the command line, the disk host and tests; everything else also runs in a browser.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

/** A folder may import from itself and from the folders on its line. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  support: [],
  diagnostics: ['support'],
  hlsl: ['support'],
  lex: ['diagnostics', 'support'],
  preprocess: ['lex', 'hlsl', 'diagnostics', 'support'],
  ast: ['support'],
  rootsig: ['lex', 'hlsl', 'diagnostics', 'support'],
  parse: ['ast', 'preprocess', 'lex', 'hlsl', 'diagnostics', 'support'],
  types: ['hlsl', 'support'],
  program: ['rootsig', 'types', 'ast', 'hlsl', 'support'],
  sema: ['rootsig', 'program', 'types', 'ast', 'parse', 'preprocess', 'lex', 'hlsl', 'diagnostics', 'support'],
  rewrite: ['program', 'types', 'hlsl', 'diagnostics', 'support'],
  ir: ['support'],
  analysis: ['ir', 'diagnostics', 'support'],
  interpret: ['analysis', 'ir', 'support'],
  lower: ['program', 'types', 'hlsl', 'ir', 'diagnostics', 'support'],
  passes: ['analysis', 'ir', 'diagnostics', 'support'],
  binding: ['rootsig', 'passes', 'program', 'types', 'analysis', 'ir', 'hlsl', 'diagnostics', 'support'],
  raise: ['rewrite', 'program', 'types', 'hlsl', 'diagnostics', 'support'],
  targets: [
    'raise',
    'rootsig',
    'rewrite',
    'binding',
    'passes',
    'analysis',
    'ir',
    'program',
    'types',
    'hlsl',
    'diagnostics',
    'support',
  ],
  reflect: ['rootsig', 'binding', 'lower', 'analysis', 'ir', 'program', 'types', 'hlsl', 'diagnostics', 'support'],
  driver: [
    'rootsig',
    'rewrite',
    'reflect',
    'targets',
    'binding',
    'passes',
    'lower',
    'analysis',
    'ir',
    'sema',
    'program',
    'types',
    'parse',
    'ast',
    'preprocess',
    'lex',
    'hlsl',
    'diagnostics',
    'support',
  ],
  node: ['preprocess', 'support'],
}

/** Above the layers: may import anything below them. */
const top = ['cli', 'lsp', 'ide', 'index.ts']
const mayUseNode = ['cli', 'lsp', 'node']

const root = join(import.meta.dirname, '..', 'src')
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
const folderOf = (file: string): string => file.split(/[\\/]/)[0]!

function importsOf(file: string): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/\b(?:from |import |import\()'([^'\n]+)'/g)].map((match) => match[1]!)
}

test('every import goes to an allowed layer', () => {
  const wrong: string[] = []
  for (const file of files) {
    if (file.endsWith('.test.ts')) continue
    for (const target of importsOf(file)) {
      if (!target.startsWith('.')) continue
      const from = folderOf(file)
      const to = folderOf(relative(root, resolve(root, file, '..', target)))
      if (from === to || top.includes(from)) continue
      if (!allowed[from]?.includes(to)) wrong.push(`${file} imports ${target}`)
    }
  }
  expect(wrong).toEqual([])
})

test('only the command line and the disk host use Node, and nothing needs a package at run time', () => {
  const wrong: string[] = []
  for (const file of files) {
    if (file.endsWith('.test.ts')) continue
    for (const target of importsOf(file)) {
      if (target.startsWith('.')) continue
      if (!(target.startsWith('node:') && mayUseNode.includes(folderOf(file)))) wrong.push(`${file} imports ${target}`)
    }
  }
  expect(wrong).toEqual([])
})

test('every folder has a line in the table', () => {
  const folders = new Set(files.map(folderOf))
  expect([...folders].filter((folder) => !Object.hasOwn(allowed, folder) && !top.includes(folder))).toEqual([])
})
