// RUN lines of Clang's tests, as far as they use -verify, with the options turned into ours.
//
//   // RUN: %clang_cc1 -triple dxil-pc-shadermodel6.6-compute -hlsl-entry main -verify %s
//   =>  { args: ['-T', 'cs_6_6', '-E', 'main'], prefixes: ['expected'] }

export interface Run {
  readonly args: readonly string[]
  /** Of the comments that count: `expected-error`. */
  readonly prefixes: readonly string[]
  readonly ignoresUnexpected: boolean
}

const stages: Readonly<Record<string, string>> = {
  vertex: 'vs',
  pixel: 'ps',
  geometry: 'gs',
  hull: 'hs',
  domain: 'ds',
  compute: 'cs',
  mesh: 'ms',
  amplification: 'as',
  library: 'lib',
}

export function readRuns(text: string): Run[] {
  const joined = text.replace(/\\\n\/\/\s*RUN:/g, ' ')
  const commands = [...joined.matchAll(/^\/\/\s*RUN:\s*(.*)$/gm)].map((match) => match[1]!)
  const entry = entryOf(text)
  return commands.filter((command) => /\s-verify\b/.test(command)).map((command) => readCommand(command, entry))
}

/** Clang takes every function with a stage for an entry point, whatever its name. */
function entryOf(text: string): string | undefined {
  if (/\bmain\s*\(/.test(text)) return undefined
  return /\[shader\("\w+"\)\](?:\s*\[[^\]]*\])*\s*[\w<>, ]+?\s(\w+)\s*\(/.exec(text)?.[1]
}

function readCommand(command: string, entry: string | undefined): Run {
  const words = command.split(/\s+/)
  const args: string[] = []
  let prefixes = ['expected']
  let ignoresUnexpected = false
  let triple = ''
  for (const [index, word] of words.entries()) {
    const next = words[index + 1] ?? ''
    if (word === '-triple') triple = next
    else if (word === '-hlsl-entry' || word === '-E') args.push('-E', next)
    else if (word === '-T') args.push('-T', next)
    else if (word.startsWith('-std=hlsl')) args.push('-HV', word.slice('-std=hlsl'.length).replace('202y', '202x'))
    else if (word === '-fnative-half-type' || word === '-fnative-int16-type') args.push('-enable-16bit-types')
    else if (/^-[WD]/.test(word) || word === '-w') args.push(word.replaceAll("'", ''))
    else if (word.startsWith('-verify=')) prefixes = word.slice('-verify='.length).split(',')
    else if (word === '-verify-ignore-unexpected') ignoresUnexpected = true
  }
  if (entry !== undefined && !args.includes('-E')) args.push('-E', entry)
  return { args: [...profile(triple), ...args], prefixes, ignoresUnexpected }
}

function profile(triple: string): string[] {
  const spirv = triple.startsWith('spirv') ? ['-spirv'] : []
  if (triple === '') return []
  const [, version = '6.6'] = /shadermodel(\d\.\d)/.exec(triple) ?? []
  const stage = stages[triple.split('-').at(-1)!] ?? 'lib'
  // Clang has libraries and mesh shaders of any shader model.
  const first = { lib: '6.3', ms: '6.5', as: '6.5' }[stage] ?? '4.0'
  return ['-T', `${stage}_${(version < first ? first : version).replace('.', '_')}`, ...spirv]
}
