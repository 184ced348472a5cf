// Folders of src/ are layers: who may import whom is the table below, and nothing else. A permission that nobody uses is taken back.
//
// `node:` modules are for the command line, the disk host and tests; everything else also runs in a browser.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { slashes } from '../src/support/slashes.ts'

/** A folder may import from itself and from the folders on its line. A folder inside a folder has a line of its own if it is a target. */
const allowed: Readonly<Record<string, string>> = {
  support: '',
  diagnostics: 'support',
  hlsl: 'support',
  lex: 'diagnostics support',
  preprocess: 'lex hlsl diagnostics support',
  ast: 'support',
  rootsig: 'lex hlsl diagnostics support',
  parse: 'ast lex hlsl diagnostics support',
  types: 'hlsl support',
  program: 'rootsig types hlsl support',
  sema: 'rootsig program types ast preprocess lex hlsl diagnostics support',
  rewrite: 'program types hlsl diagnostics support',
  raise: 'rewrite program types hlsl diagnostics support',
  ir: 'support',
  analysis: 'ir support',
  lower: 'raise rewrite program types hlsl ir support',
  passes: 'analysis ir diagnostics support',
  binding: 'rootsig passes program types ir hlsl diagnostics support',
  'targets/dxil': 'rootsig binding passes analysis ir program types hlsl diagnostics support',
  'targets/vulkan': 'raise rewrite binding program types hlsl diagnostics support',
  'targets/spirv': 'targets/vulkan raise program types hlsl diagnostics support',
  'targets/source': '',
  'targets/source/glsl': 'targets/source targets/vulkan raise program types hlsl diagnostics support',
  'targets/source/hlsl': 'targets/source raise binding program types hlsl support',
  reflect: 'binding analysis ir program types hlsl diagnostics support',
  driver: `reflect targets/dxil targets/vulkan targets/spirv targets/source/glsl targets/source/hlsl rootsig binding passes lower ir
    rewrite sema program types parse ast preprocess lex hlsl diagnostics support`,
  execute: 'analysis ir support',
  draw: 'reflect support',
  project: 'driver ast reflect binding hlsl diagnostics support',
  runner: 'execute driver reflect preprocess ast ir diagnostics support',
  node: 'preprocess',
}

/** Above the layers: may import anything below them. */
const top = ['cli', 'service', 'index.ts', 'bindings.ts', 'run.ts', 'explore.ts']
const mayUseNode = ['cli', 'node']

/** The doors of folders that are entered in few places: nobody outside imports any other of their files. */
const doors: Readonly<Record<string, string>> = {
  ast: 'nodes print-expression print walk',
  lex: 'cache character-literals lex literals structure tokens',
  preprocess: 'dependencies host log paths predefined preprocess print-tokens print',
  parse: 'find-bodies find-declarations needed-text parse text-keys',
  sema: 'check checker names/name-log names/symbols',
  raise: 'formulas raise',
  lower: 'lower system-values',
  'targets/spirv': 'disassemble/disassemble read/interface write-spirv',
  'targets/source/glsl': 'write-glsl',
  'targets/source/hlsl': 'write',
  node: 'host',
  cli: 'arguments',
}

const root = join(import.meta.dirname, '..', 'src')
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map(slashes)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))

const folders = Object.keys(allowed).sort((left, right) => right.length - left.length)

function folderOf(file: string): string {
  return folders.find((folder) => file.startsWith(`${folder}/`)) ?? file.split('/')[0]!
}

interface Import {
  readonly file: string
  /** A file of src/, or the name of a module. */
  readonly target: string
  readonly isRelative: boolean
}

const imports: readonly Import[] = files.flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/\b(?:from |import |import\()'([^'\n]+)'/g)].map((match): Import => {
    const name = match[1]!
    const isRelative = name.startsWith('.')
    return { file, target: isRelative ? slashes(normalize(join(dirname(file), name))) : name, isRelative }
  })
})

/** Between two folders. */
const crossings = imports
  .filter(({ file, target, isRelative }) => isRelative && folderOf(file) !== folderOf(target))
  .map(({ file, target }) => ({ file, target, from: folderOf(file), to: folderOf(target) }))

const permissions = (folder: string): string[] => (allowed[folder] ?? '').split(/\s+/).filter(Boolean)

test('every import goes to an allowed layer', () => {
  const wrong = crossings.filter(({ from, to }) => !top.includes(from) && !permissions(from).includes(to))
  expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([])
})

test('every permission is used', () => {
  const used = new Set(crossings.map(({ from, to }) => `${from} -> ${to}`))
  const given = Object.keys(allowed).flatMap((folder) => permissions(folder).map((to) => `${folder} -> ${to}`))
  expect(given.filter((permission) => !used.has(permission))).toEqual([])
})

test('folders are entered through their doors', () => {
  const wrong = crossings.filter(({ to, target }) => {
    const known = doors[to]?.split(' ')
    return known && !known.includes(target.slice(to.length + 1, -'.ts'.length))
  })
  expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([])
  const entered = new Set(crossings.map(({ target }) => target))
  const listed = Object.entries(doors).flatMap(([folder, names]) =>
    names.split(' ').map((name) => `${folder}/${name}.ts`),
  )
  expect(listed.filter((door) => !entered.has(door))).toEqual([])
})

test('only the command line and the disk host use Node, and nothing needs a package at run time', () => {
  const wrong = imports.filter(
    ({ file, target, isRelative }) =>
      !isRelative && !(target.startsWith('node:') && mayUseNode.includes(folderOf(file))),
  )
  expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([])
})

const doorsOfBrowsers = ['index.ts', 'bindings.ts', 'run.ts', 'explore.ts', 'service/service.ts']
test.each(doorsOfBrowsers)('nothing that %s needs uses Node', (entry) => {
  const seen = new Set([entry])
  for (const file of seen)
    for (const { target, isRelative } of imports.filter((one) => one.file === file)) {
      expect(isRelative, `${file} imports ${target}`).toBe(true)
      seen.add(target)
    }
  expect(seen.size).toBeGreaterThan(100)
})

test('every folder has a line in the table', () => {
  const known = [...Object.keys(allowed), ...top]
  expect(files.map(folderOf).filter((folder) => !known.includes(folder))).toEqual([])
})

/** Bundles begin there, or a grammar of others is all of it. */
const usedFromOutside = ['cli/main.ts', 'cli/server/client.ts', 'targets/spirv/enumerants.ts']

test('what a file exports is named in another one', () => {
  const repository = join(root, '..')
  const mentions = new Map<string, number>()
  for (const folder of ['src', 'test', 'tools', 'apps'])
    for (const file of readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(ts|js)$/.test(file) || /node_modules|dist/.test(file)) continue
      const words = new Set(readFileSync(join(repository, folder, file), 'utf8').match(/\w+/g))
      for (const word of words) mentions.set(word, (mentions.get(word) ?? 0) + 1)
    }
  const unused = files
    .filter((file) => !usedFromOutside.includes(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return [...text.matchAll(/^export (?:async )?(?:function\*?|const|class) (\w+)/gm)]
        .filter(([, name]) => mentions.get(name!) === 1)
        .map(([, name]) => `${file}: ${name}`)
    })
  expect(unused).toEqual([])
})
