// Lists of other tools as projects: ShaderMake's configuration, and compile_commands.json with lines for dxc.
//
//   blur.hlsl -T ps -E BlurPS -D TAPS={5,9}         { "files": "blur.hlsl", "entry": "BlurPS", "profile": "ps_6_6", "axes": { "TAPS": ["5", "9"] } }
import { groupBy } from '../support/lists.ts'
import { slashes } from '../support/slashes.ts'

/** A row of "shaders", as it is written. */
export interface WrittenShader {
  readonly files: string
  readonly name?: string
  readonly entry?: string
  readonly profile?: string
  readonly entries?: readonly WrittenEntry[]
  readonly defines?: Readonly<Record<string, string | true>>
  readonly axes?: Readonly<Record<string, readonly string[]>>
  readonly includes?: readonly string[]
  readonly args?: readonly string[]
}

export interface WrittenEntry {
  readonly entry: string
  readonly profile: string
  readonly name?: string
}

export interface ImportedList {
  readonly shaders: readonly WrittenShader[]
  /** Of all of them. */
  readonly args?: readonly string[]
  /** Lines that could not be read, and why. */
  readonly problems: readonly string[]
}

/** `defined` are the names that `#ifdef` finds, as ShaderMake gets them on its command line. */
export function readShaderMake(text: string, shaderModel: string, defined: ReadonlySet<string>): ImportedList {
  const shaders: WrittenShader[] = []
  const problems: string[] = []
  const open: boolean[] = []
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
  plain.split(/\r?\n/).forEach((line, index) => {
    const content = line.replace(/\/\/.*$/, '').trim()
    const [, directive, rest = ''] = /^#\s*(\w+)\s*(.*)$/.exec(content) ?? []
    if (directive === 'ifdef') open.push(defined.has(rest))
    else if (directive === 'ifndef') open.push(!defined.has(rest))
    else if (directive === 'if') open.push(rest !== '0')
    else if (directive === 'else') open.push(!open.pop())
    else if (directive === 'endif') open.pop()
    else if (directive !== undefined) problems.push(`line ${index + 1}: '#${directive}' is not understood`)
    else if (content !== '' && open.every((isActive) => isActive)) {
      const shader = shaderMakeLine(wordsOf(content), shaderModel)
      if (typeof shader === 'string') problems.push(`line ${index + 1}: ${shader}`)
      else shaders.push(shader)
    }
  })
  return { ...with16BitTypes(withNames(asPermutations(shaders))), problems }
}

/** What options of a line mean; those that only say where ShaderMake puts things, or are for other targets, are `skipped`. */
const shaderMakeOptions = {
  T: 'profile',
  profile: 'profile',
  E: 'entry',
  entryPoint: 'entry',
  D: 'define',
  define: 'define',
  m: 'model',
  shaderModel: 'model',
  O: 'optimization',
  optimization: 'optimization',
  X: 'words',
  compilerOptions: 'words',
  compilerOptionsDXIL: 'words',
  s: 'suffix',
  outputSuffix: 'suffix',
  o: 'skipped',
  output: 'skipped',
  outputDir: 'skipped',
  compilerOptionsSPIRV: 'skipped',
  compilerDXIL: 'skipped',
  compilerSPIRV: 'skipped',
  metalShaderConverterOptions: 'skipped',
  noRegShifts: 'flag',
} as const

type ShaderMakeOption = (typeof shaderMakeOptions)[keyof typeof shaderMakeOptions]

/** `-O3`, `-T ps`, `--define=A=1`; the value, if it is not a word of its own. */
function shaderMakeOption(word: string): { readonly meaning: ShaderMakeOption; readonly joined: string } | undefined {
  const [, long, longValue, short, shortValue] = /^(?:--(\w+)(?:=(.*))?|-(\w)=?(.*))$/.exec(word) ?? []
  const name = long ?? short ?? ''
  if (!Object.hasOwn(shaderMakeOptions, name)) return undefined
  return { meaning: shaderMakeOptions[name as keyof typeof shaderMakeOptions], joined: longValue ?? shortValue ?? '' }
}

function shaderMakeLine([file, ...words]: readonly string[], shaderModel: string): WrittenShader | string {
  const defines: Record<string, string | true> = {}
  const axes: Record<string, readonly string[]> = {}
  const given: Partial<Record<ShaderMakeOption, string>> = {}
  const args: string[] = []
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!
    const option = shaderMakeOption(word)
    if (!option) return `'${word}' is not understood`
    const { meaning, joined } = option
    if (meaning === 'flag') continue
    const value = joined === '' ? (words[++index] ?? '') : joined
    if (meaning === 'define') {
      const [, name = '', choice, single] = /^(\w+)(?:=\{(.*)\}|=(.*))?$/.exec(value) ?? []
      if (name === '') return `'${value}' is not a definition`
      if (choice !== undefined) axes[name] = choice.split(',').map((text) => text.trim())
      else defines[name] = single ?? true
    } else if (meaning === 'words') args.push(...wordsOf(value))
    else if (meaning === 'optimization') args.push(`-O${value}`)
    else given[meaning] = value
  }
  const { profile, entry, model = shaderModel, suffix } = given
  if (file === undefined || profile === undefined) return 'a file and -T are needed'
  const target = /_\d/.test(profile) ? profile : `${profile}_${model}`
  const [, choice] = /^\{(.*)\}$/.exec(entry ?? '') ?? []
  const entries = choice?.split(',').map((name) => ({ entry: name.trim(), profile: target }))
  return {
    files: slashes(file),
    ...(suffix !== undefined && { name: `${stemOf(slashes(file))}${suffix}` }),
    ...(entries ? { entries } : { ...(!target.startsWith('lib_') && { entry: entry ?? 'main' }), profile: target }),
    ...(Object.keys(defines).length > 0 && { defines }),
    ...(Object.keys(axes).length > 0 && { axes }),
    ...(args.length > 0 && { args }),
  }
}

const sixteenBits = '-enable-16bit-types'

/** ShaderMake asks for types of 16 bits wherever there are any: from shader model 6.2 on. */
function with16BitTypes(shaders: readonly WrittenShader[]): Pick<ImportedList, 'shaders' | 'args'> {
  const hasThem = ({ profile, entries }: WrittenShader): boolean => {
    const [, major = '', minor = ''] = /_(\d+)_(\d+|x)$/.exec(profile ?? entries?.[0]?.profile ?? '') ?? []
    return Number(major) > 6 || (major === '6' && (minor === 'x' || Number(minor) >= 2))
  }
  const isNew = (shader: WrittenShader): boolean => hasThem(shader) && shader.args?.includes(sixteenBits) !== true
  if (shaders.length > 0 && shaders.every(hasThem))
    return shaders.some(isNew) ? { shaders, args: [sixteenBits] } : { shaders }
  return {
    shaders: shaders.map((shader) =>
      isNew(shader) ? { ...shader, args: [sixteenBits, ...(shader.args ?? [])] } : shader,
    ),
  }
}

/** Rows that differ only in definitions are permutations of one shader: the definitions become axes of one value. */
function asPermutations(shaders: readonly WrittenShader[]): WrittenShader[] {
  const nameOf = ({ files, name, entry, profile }: WrittenShader): string =>
    name ?? `${files} ${profile?.startsWith('lib') === true ? '' : (entry ?? '')}`
  const groups = groupBy(shaders, nameOf)
  return shaders.map((shader) => {
    const { defines, axes, ...rest } = shader
    if (groups.get(nameOf(shader))!.length === 1 || !defines) return shader
    const single = Object.entries(defines).map(([name, value]): [string, string[]] => [
      name,
      [value === true ? '1' : value],
    ])
    return { ...rest, axes: { ...Object.fromEntries(single), ...axes } }
  })
}

/** Shaders that would be called alike get names with their folder, and libraries with `.lib`. */
function withNames(shaders: readonly WrittenShader[]): WrittenShader[] {
  const longNames = new Map<string, Set<string>>()
  const shortName = (file: string, entry: string): string => `${stemOf(file).split('/').at(-1)}${suffixOf(entry)}`
  const longName = (file: string, entry: string, profile = ''): string =>
    `${stemOf(file)}${suffixOf(entry)}${profile.startsWith('lib_') ? '.lib' : ''}`
  const entriesOf = ({ entries, entry = 'main', profile = '' }: WrittenShader): readonly WrittenEntry[] =>
    entries ?? [{ entry, profile }]
  for (const shader of shaders)
    for (const { entry, profile } of shader.name === undefined ? entriesOf(shader) : []) {
      const short = shortName(shader.files, entry)
      const known = longNames.get(short) ?? new Set()
      longNames.set(short, known.add(longName(shader.files, entry, profile)))
    }
  const named = (file: string, entry: string, profile: string | undefined): { readonly name?: string } =>
    longNames.get(shortName(file, entry))!.size > 1 ? { name: longName(file, entry, profile) } : {}
  return shaders.map((shader) => {
    const { files, name, entry = 'main', profile, entries, ...rest } = shader
    if (name !== undefined) return shader
    if (!entries) return { files, ...named(files, entry, profile), ...withoutFiles(shader) }
    return { files, entries: entries.map((one) => ({ ...one, ...named(files, one.entry, one.profile) })), ...rest }
  })
}

function withoutFiles({ files: _, ...rest }: WrittenShader): Omit<WrittenShader, 'files'> {
  return rest
}

function stemOf(file: string): string {
  return file.replace(/\.[^./]*$/, '')
}

function suffixOf(entry: string): string {
  return entry === 'main' ? '' : `.${entry}`
}

interface CompileCommand {
  readonly file?: string
  readonly command?: string
  readonly arguments?: readonly string[]
}

/** Lines that call no dxc are skipped. */
export function readCompileCommands(text: string): ImportedList {
  let rows: readonly CompileCommand[]
  try {
    const value: unknown = JSON.parse(text)
    if (!Array.isArray(value)) return { shaders: [], problems: ['a list of commands is expected'] }
    rows = value as readonly CompileCommand[]
  } catch {
    return { shaders: [], problems: ['this is not JSON'] }
  }
  const shaders = rows.flatMap((row) => {
    const [program = '', ...words] = row.arguments ?? wordsOf(row.command ?? '')
    return /(?:^|[\\/])(?:dxc|descry)(?:\.exe)?$/i.test(program) && row.file !== undefined
      ? [dxcLine(row.file, words)]
      : []
  })
  return { shaders: withNames(asPermutations(shaders)), problems: shaders.length === 0 ? ['no line calls dxc'] : [] }
}

/** Options that a project has fields for, or that name files. */
function dxcLine(file: string, words: readonly string[]): WrittenShader {
  const defines: Record<string, string | true> = {}
  const includes: string[] = []
  const args: string[] = []
  let entry: string | undefined
  let profile: string | undefined
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!.replace(/^\//, '-')
    const [, option = '', joined = ''] = /^-(T|E|D|I|Fo|Fc|Fh|Fd|Fe|Fre|Frs|Fsh|MF)(.*)$/.exec(word) ?? []
    const value = (): string => (joined === '' ? (words[++index] ?? '') : joined)
    if (option === 'T') profile = value()
    else if (option === 'E') entry = value()
    else if (option === 'D') {
      const [name = '', ...rest] = value().split('=')
      defines[name] = rest.length === 0 ? true : rest.join('=')
    } else if (option === 'I') includes.push(slashes(value()))
    else if (option !== '') value()
    else if (word.startsWith('-') && !/^-M[DM]?$/.test(word)) args.push(word)
    else if (slashes(word) !== slashes(file) && args.length > 0 && !word.startsWith('-')) args.push(word)
  }
  return {
    files: slashes(file),
    ...(profile?.startsWith('lib_') !== true && { entry: entry ?? 'main' }),
    ...(profile !== undefined && { profile }),
    ...(Object.keys(defines).length > 0 && { defines }),
    ...(includes.length > 0 && { includes }),
    ...(args.length > 0 && { args }),
  }
}

/** As a shell splits them. */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/(?:"(?:\\.|[^"\\])*"|'[^']*'|\\.|[^\s"'\\])+/g)].map(([word]) =>
    word.replace(
      /"((?:\\.|[^"\\])*)"|'([^']*)'/g,
      (_, double?: string, single?: string) => double?.replace(/\\(["\\])/g, '$1') ?? single ?? '',
    ),
  )
}
