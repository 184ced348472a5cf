// What a newcomer meets first: the lock file installs on every system, scripts run in every shell, and the files stay as they are.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly resolved?: string
  readonly link?: boolean
}

const locked = (JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> }).packages
const manifest = JSON.parse(read('package.json')) as { scripts: Record<string, string>; files: string[] }

// `npm ci` refuses a lock without the packages of other systems.
test('the lock file has the packages of every system', () => {
  const missing = Object.entries(locked).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !(`node_modules/${name}` in locked || `${path}/node_modules/${name}` in locked),
    ),
  )
  expect(missing).toEqual([])
})

test('the lock file names no registry: npm takes the one it is set up with', () => {
  expect(
    Object.keys(locked).filter((path) => locked[path]!.link !== true && locked[path]!.resolved !== undefined),
  ).toEqual([])
})

// Otherwise `npm install` in a fresh clone changes it.
test('the lock file has what the packages of this repository say', () => {
  for (const path of Object.keys(locked).filter((each) => each === '' || each.startsWith('apps/'))) {
    const { bin, dependencies, devDependencies } = JSON.parse(read(join(path, 'package.json')))
    expect({ path, ...locked[path] }).toMatchObject({
      path,
      ...JSON.parse(JSON.stringify({ bin, dependencies, devDependencies })),
    })
  }
})

test('scripts are commands with plain arguments, as cmd.exe takes them, too', () => {
  const plain = /^[\w ./:-]+(?: && [\w ./:-]+)*$/
  expect(Object.values(manifest.scripts).filter((script) => !plain.test(script))).toEqual([])
})

test('line endings are the same in every clone', () => {
  expect(read('.gitattributes')).toMatch(/^\* text=auto eol=lf$/m)
})

test('what the README links to is packed', () => {
  const links = [...read('README.md').matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link]) =>
    link!.replace(/^\.\//, ''),
  )
  const isPacked = (link: string): boolean =>
    manifest.files.some((file) => link === file || link.startsWith(`${file}/`)) || link === 'package.json'
  expect(links.filter((link) => !existsSync(join(root, link)) || !isPacked(link))).toEqual([])
})

test('the tables of diagnostics are kept in the build: importing them is what fills the list that --explain reads', () => {
  const { sideEffects } = JSON.parse(read('package.json')) as { readonly sideEffects: readonly string[] }
  expect(sideEffects).toEqual(['./src/diagnostics/tables.ts', './src/diagnostics/tables/*.ts'])
})
