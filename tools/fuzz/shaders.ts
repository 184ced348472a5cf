// The shaders that mutants are made of, with the options that each says it wants.
//
// A file without options has a shader for each of the entry points that an editor would see in it. A list of jobs for `descry batch` says itself what
// is to be compiled how. Of a file test, what it expects below the separator is no shader.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { guessVariants } from '../../src/service/variants.ts'

export interface Shader {
  readonly path: string
  readonly text: string
  readonly args: readonly string[]
}

const isShader = (path: string): boolean => /\.(?:hlsl|slang)$/.test(path)

/** Of a file, of all files below a folder, or of a list of jobs, that are not longer than so many characters. */
export function shadersOf(place: string, mostCharacters = Number.POSITIVE_INFINITY): Shader[] {
  const isFile = statSync(place).isFile()
  const all = isFile && !isShader(place) ? shadersOfJobs(place) : filesOf(place, isFile).flatMap(shadersOfFile)
  return all.filter(({ text }) => text.length <= mostCharacters)
}

function filesOf(place: string, isFile: boolean): string[] {
  if (isFile) return [place]
  const files = readdirSync(place, { recursive: true, encoding: 'utf8' }).map((file) => join(place, file))
  return files.filter((file) => isShader(file) && statSync(file).isFile()).sort()
}

function shadersOfFile(path: string): Shader[] {
  const text = readFileSync(path, 'utf8').split('\n; ==>\n', 1)[0]!
  const written = writtenArguments(text)
  const all = written.length === 0 ? guessedArguments(path, text) : written
  return all.map((args) => ({ path, text, args }))
}

/** What its `// args:` and `// RUN: %dxc` lines say, without names of files, and without what asks for another output. */
function writtenArguments(text: string): string[][] {
  const lines = [...text.matchAll(/^\s*\/\/\s*(?:args:|RUN:\s*%dxc)\s+([^|&>\n]*)/gm)].map(([, line = '']) => {
    const words = line.trim().split(/\s+/)
    return words.filter((word) => word !== '' && word !== '%s' && !otherOutput.test(word)).join(' ')
  })
  return [...new Set(lines)].map((line) => line.split(' '))
}

const otherOutput = /^[-/](?:Fo|Fc|Fd|Fh|Fre|fcgl|ast-dump|spirv)/

function guessedArguments(path: string, text: string): string[][] {
  return guessVariants(path, text).map(({ options: { profile = 'lib_6_6', entry = '' } = {} }) =>
    entry === '' ? ['-T', profile] : ['-T', profile, '-E', entry],
  )
}

interface Job {
  readonly file: string
  readonly entry?: string
  readonly profile?: string
  readonly defines?: readonly string[]
  readonly includes?: readonly string[]
  readonly args?: readonly string[]
}

function shadersOfJobs(list: string): Shader[] {
  const lines = readFileSync(list, 'utf8').split('\n')
  const jobs = lines.filter((line) => line !== '').map((line): Job => JSON.parse(line))
  return jobs
    .filter(({ file }) => existsSync(file))
    .map(({ file, entry, profile, defines = [], includes = [], args = [] }) => ({
      path: file,
      text: readFileSync(file, 'utf8'),
      args: [
        ...(profile === undefined ? [] : ['-T', profile]),
        ...(entry === undefined ? [] : ['-E', entry]),
        ...defines.flatMap((define) => ['-D', define]),
        ...includes.flatMap((folder) => ['-I', folder]),
        ...args,
      ],
    }))
}
