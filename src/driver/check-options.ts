// What plain JavaScript gets wrong about options, reported before anything depends on it.
//
//   { profil: 'ps_6_6' }    'profil' has no effect: there is no such option; did you mean 'profile'?
//   { defines: { A: 1 } }   'defines' must be a list of strings, not an object
import { targetNames } from '../hlsl/targets.ts'
import { nearest } from '../support/nearest.ts'
import { vulkanEnvironments } from '../targets/vulkan/options.ts'
import {
  bindingRules,
  defaultOptions,
  denormalModes,
  hlslVersions,
  type IneffectiveOption,
  languages,
  unusedPolicies,
} from './options.ts'

/** Options with few values. */
const choices: Readonly<Record<string, readonly unknown[]>> = {
  language: languages,
  target: targetNames,
  hlslVersion: hlslVersions,
  optimization: [0, 1, 2, 3],
  matrixOrder: ['row', 'column'],
  rules: bindingRules,
  unused: unusedPolicies,
  denormals: denormalModes,
  payloadQualifiers: ['on', 'off'],
  'debug.kind': ['none', 'full', 'slim'],
  'vulkan.environment': vulkanEnvironments,
  'vulkan.layout': ['dxc', 'gl', 'scalar', 'dx'],
  'vulkan.locationOrder': ['decl', 'alpha'],
}

/** Options of text whose default is undefined. */
const texts: ReadonlySet<string> = new Set(['profile', 'bindingTable', 'bindingTableMacro'])

/** Lists of anything else are not looked into. */
const textLists: ReadonlySet<string> = new Set([
  'defines',
  'undefines',
  'forcedIncludes',
  'includes',
  'preciseOutputs',
  'vulkan.extensions',
])

type Group = Readonly<Record<string, unknown>>

export interface CheckedOptions {
  /** Those that can be what they say, on top of the defaults. */
  readonly options: Group
  readonly mistakes: readonly string[]
  readonly unknown: readonly IneffectiveOption[]
}

export function checkOptions(given: object): CheckedOptions {
  const mistakes: string[] = []
  const unknown: IneffectiveOption[] = []
  const complete = (defaults: Group, values: object, prefix: string): Group => {
    const result: Record<string, unknown> = { ...defaults }
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) continue
      const path = prefix + name
      if (!Object.hasOwn(defaults, name)) {
        unknown.push({ name: path, why: `there is no such option${suggestion(name, defaults)}` })
        continue
      }
      const expected = whatIsExpected(path, defaults[name], value)
      if (expected !== undefined) mistakes.push(`'${path}' must be ${expected}, not ${whatIs(value)}`)
      else if (isGroup(defaults[name]) && isGroup(value)) result[name] = complete(defaults[name], value, `${path}.`)
      else result[name] = value
    }
    return result
  }
  return { options: complete(defaultOptions as unknown as Group, given, ''), mistakes, unknown }
}

/** What is wrong with what should be text. */
export function mistakesInText(what: string, value: unknown): readonly string[] {
  return typeof value === 'string' ? [] : [`${what} must be a string, not ${whatIs(value)}`]
}

function suggestion(name: string, defaults: Group): string {
  const close = nearest(name, Object.keys(defaults))
  return close === undefined ? '' : `; did you mean '${close}'?`
}

/** `undefined` when the value can be what it says. */
function whatIsExpected(path: string, usual: unknown, value: unknown): string | undefined {
  const known = choices[path]
  if (known) return known.includes(value) ? undefined : known.map(whatIs).join(' or ')
  if (texts.has(path) || typeof usual === 'string') return typeof value === 'string' ? undefined : 'a string'
  if (textLists.has(path)) return isTextList(value) ? undefined : 'a list of strings'
  if (typeof usual === 'boolean') return typeof value === 'boolean' ? undefined : 'true or false'
  if (typeof usual === 'number') return Number.isInteger(value) ? undefined : 'a whole number'
  if (Array.isArray(usual)) return Array.isArray(value) ? undefined : 'a list'
  if (isGroup(usual)) return isGroup(value) ? undefined : 'an object'
  return undefined
}

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function whatIs(value: unknown): string {
  if (value === null || value === undefined || typeof value === 'boolean' || typeof value === 'number')
    return `${value}`
  if (typeof value === 'string') return `'${value.slice(0, 40)}'`
  if (Array.isArray(value)) return 'a list'
  if (value instanceof Uint8Array) return 'bytes, which a TextDecoder makes text of'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}
