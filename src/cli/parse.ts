// Reads a command line by the option table.
//
//   -T cs_6_6   -Tcs_6_6   /T cs_6_6   --rules=dxc   --rules dxc   -fvk-b-shift 10 0   a.hlsl
//
// Mistakes are collected as sentences; the caller decides what to do with them.
import { nearest } from '../support/nearest.ts'
import { contradictions } from './options/contradictions.ts'
import type { OptionRow } from './options/row.ts'
import { valueCount } from './options/row.ts'
import { options } from './options/table.ts'
import type { Settings } from './settings.ts'
import { newSettings } from './settings.ts'

export interface CommandLine {
  readonly settings: Settings
  /** Empty when the command line is right. */
  readonly problems: readonly string[]
  /** The options that were given, and how each was spelt. */
  readonly given: ReadonlyMap<OptionRow, string>
}

const rowOfName = new Map<string, OptionRow>()
for (const row of options) for (const name of row.names) rowOfName.set(name, row)
const longestName = Math.max(...[...rowOfName.keys()].map((name) => name.length))

interface Match {
  readonly row: OptionRow
  readonly name: string
  /** What is written in the same word, if the option takes it from there. */
  readonly joined: string | undefined
}

/**
 * `command` decides which options exist; `isFile` distinguishes `/Tools/a.hlsl`, a path, from `/Tools`, an unknown profile.
 * `settings` may carry what is already known.
 */
export function parseCommandLine(
  command: string,
  words: readonly string[],
  isFile: (path: string) => boolean,
  settings: Settings = newSettings(),
): CommandLine {
  const problems: string[] = []
  const given = new Map<OptionRow, string>()
  let onlyInputs = false
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!
    // Scripts leave empty words where an option is not wanted; dxc passes over them.
    if (word === '') continue
    if (onlyInputs || !isOption(word, isFile)) {
      settings.inputs.push(word)
      continue
    }
    if (word === '--') {
      onlyInputs = true
      continue
    }
    const match = findOption(word)
    if (!match) {
      problems.push(unknownOption(word))
      continue
    }
    const { row, name, joined } = match
    const missing = joined === undefined ? valueCount(row) : 0
    const values = joined === undefined ? words.slice(index + 1, index + 1 + missing) : [joined]
    index += missing
    // A variable of a script that is not set.
    const isUnset = row.value === 'file' && values[0] === ''
    if (values.length < missing || isUnset) {
      problems.push(
        `option '${name}' needs ${missing === 1 ? `a value, its ${row.value}` : `${missing} values: ${row.value}`}`,
      )
      continue
    }
    if (row.commands && !row.commands.includes(command)) {
      problems.push(
        `option '${name}' is not for 'descry ${command}', only for ${row.commands.join(', ').replace(/, ([^,]*)$/, ' and $1')}`,
      )
      continue
    }
    if (row.fate === 'refused') problems.push(`option '${name}' is not supported: ${row.summary}`)
    if (row.fate === 'no effect')
      settings.compile.ineffective = [...settings.compile.ineffective, { name, why: row.summary }]
    given.set(row, name)
    const problem = row.apply?.(settings, values.join(' '))
    if (problem !== undefined) problems.push(`invalid value '${values.join(' ')}' for option '${name}': ${problem}`)
  }
  if (settings.skipsPasses && !settings.isSpirv) settings.emit ??= 'llvm-raw'
  const names = new Set([...given.keys()].map((row) => row.names[0]))
  return { settings, problems: [...problems, ...contradictions(names, settings)], given }
}

function isOption(word: string, isFile: (path: string) => boolean): boolean {
  if (word.length < 2) return false
  if (word.startsWith('-')) return true
  if (!word.startsWith('/')) return false
  // A build script's `/Zi` is an option, `/home/me/a.hlsl` a file: what exists is a file, and so is what fits no option.
  return rowOfName.has(dashed(word)) || (!isFile(word) && findOption(word) !== undefined)
}

function dashed(word: string): string {
  return word.startsWith('/') ? `-${word.slice(1)}` : word
}

function findOption(word: string): Match | undefined {
  const text = dashed(word)
  const exact = rowOfName.get(text)
  if (exact && (exact.form !== 'joined' || exact.value === undefined))
    return { row: exact, name: text, joined: undefined }
  if (exact?.mayBeEmpty) return { row: exact, name: text, joined: '' }
  const equals = text.indexOf('=')
  const long = equals > 0 ? rowOfName.get(text.slice(0, equals)) : undefined
  if (long?.form === 'word') return { row: long, name: text.slice(0, equals), joined: text.slice(equals + 1) }
  for (let length = Math.min(longestName, text.length - 1); length >= 2; length--) {
    const name = text.slice(0, length)
    const row = rowOfName.get(name)
    if (row && (row.form === 'joined' || row.form === 'adjacent') && valueCount(row) === 1)
      return { row, name, joined: text.slice(length) }
  }
  return undefined
}

/** What slangc calls otherwise, or has alone. */
const slangOptions: Readonly<Record<string, string>> = {
  '-profile': "slangc's profiles are for -T, with their stage: -T ps_6_6",
  '-stage': 'the stage is part of the profile: -T ps_6_6',
  '-entry': 'here it is -E',
  '-capability':
    'every capability that the shader needs is there; descriptors come from the heaps of shader model 6.6, for GLSL and SPIR-V from arrays without size (SPV_EXT_descriptor_heap and SPV_NV_bindless_texture are not written)',
  '-spirv-resource-heap-stride': 'SPV_EXT_descriptor_heap is not written',
  '-spirv-sampler-heap-stride': 'SPV_EXT_descriptor_heap is not written',
  '-spirv-unified-descriptor-heap-stride': 'SPV_EXT_descriptor_heap is not written',
}

function unknownOption(word: string): string {
  // `-ferror-limit=` with nothing behind it.
  const row = rowOfName.get(dashed(word))
  if (row) return `option '${word}' needs a value, its ${row.value}`
  const slang = slangOptions[dashed(word)]
  if (slang !== undefined) return `unknown option '${word}': ${slang}`
  const close = nearest(dashed(word).replace(/=.*/, ''), rowOfName.keys())
  return `unknown option '${word}'${close === undefined ? '' : `; did you mean '${close}'?`}`
}
