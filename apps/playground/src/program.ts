// What the page compiles, and all that a link to it holds.
export const targets = ['dxil', 'spirv', 'glsl', 'hlsl'] as const
export type PageTarget = (typeof targets)[number]

export interface Program {
  readonly files: Readonly<Record<string, string>>
  /** The file that is compiled. */
  readonly main: string
  readonly entry: string
  /** Empty: what the entry's attributes say. */
  readonly profile: string
  /** `NAME=VALUE`, separated by blanks. */
  readonly defines: string
  readonly rules: 'clang' | 'dxc'
  readonly target: PageTarget
  readonly level: 0 | 1 | 2 | 3
}

/** Of a value that may have come from anywhere. */
export function readProgram(value: unknown): Program | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const given = value as Readonly<Record<string, unknown>>
  const files = Object.entries((given.files ?? {}) as Readonly<Record<string, unknown>>).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const [first] = files
  if (!first) return undefined
  const text = (key: string): string => (typeof given[key] === 'string' ? given[key] : '')
  const main = text('main')
  return {
    files: Object.fromEntries(files),
    main: files.some(([name]) => name === main) ? main : first[0],
    entry: text('entry') || 'main',
    profile: text('profile'),
    defines: text('defines'),
    rules: given.rules === 'dxc' ? 'dxc' : 'clang',
    target: targets.find((target) => target === given.target) ?? 'dxil',
    level: ([0, 1, 2, 3] as const).find((level) => level === given.level) ?? 3,
  }
}
