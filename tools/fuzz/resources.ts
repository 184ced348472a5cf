// Changes of how a shader has its resources: in arrays, arrays of arrays and structs, and through functions and methods.
//
//   Texture2D T; ... T.Load(at)     =>     Texture2D T[2][3]; ... T[anyIndex & 1][2].Load(at)
import { withDeclarations } from './declarations.ts'
import { pick, type Random } from './random.ts'
import { replaceMatch } from './shapes.ts'

const resource =
  /^[ \t]*((?:RW|globallycoherent RW)?(?:Texture\w+|Buffer|StructuredBuffer|ByteAddressBuffer|SamplerState|ConstantBuffer)(?:<[^;<>]*>)?)[ \t]+(\w+)([ \t]*:[^;{]*)?;/gm

const indices = ['0', '3', 'anyIndex & 3', 'NonUniformResourceIndex(anyIndex & 3)', 'anyIndex', '(anyIndex, 2)']

/** A resource becomes an array, of which every use takes an element. */
export function makeArray(text: string, random: Random): string {
  return withResource(text, random, ({ type, name, register, before, behind }) => {
    const uses = (part: string): string => replaceWord(part, name, `${name}[${pick(indices, random)}]`)
    const size = pick(['[4]', '[4]', '[]'], random)
    return `${uses(before)}${type} ${name}${size}${register};${uses(behind)}`
  })
}

/** A resource becomes a member of a struct, of which there is one or a pair. */
export function makeMember(text: string, random: Random): string {
  return withResource(text, random, ({ type, name, before, behind }) => {
    const holder = `holderOf${name}`
    const isPair = random() < 0.3
    const use = isPair ? `${holder}[1].${name}` : `${holder}.${name}`
    const made = `struct Of${name} { uint rest; ${type} ${name}; }; Of${name} ${holder}${isPair ? '[2]' : ''};`
    return `${replaceWord(before, name, use)}${made}${replaceWord(behind, name, use)}`
  })
}

interface ResourcePlace {
  readonly type: string
  readonly name: string
  readonly register: string
  readonly before: string
  readonly behind: string
}

function withResource(text: string, random: Random, change: (place: ResourcePlace) => string): string {
  const found = [...text.matchAll(resource)]
  if (found.length === 0) return text
  const { 0: all, 1: type = '', 2: name = '', 3: register = '', index } = pick(found, random)
  const [before, behind] = [text.slice(0, index), text.slice(index + all.length)]
  return withDeclarations(change({ type, name, register, before, behind }), 'anyIndex')
}

/** Not where it is a member. */
function replaceWord(text: string, word: string, by: string): string {
  return text.replaceAll(new RegExp(`(?<![\\w.])${word}\\b`, 'g'), () => by)
}

const nestedIndices = [
  '[0][1]',
  '[anyIndex & 1][2]',
  '[1][NonUniformResourceIndex(anyIndex % 3)]',
  '[anyIndex][anyIndex]',
]

/** A resource becomes an element of an array of arrays, by itself or in a struct. */
export function makeNested(text: string, random: Random): string {
  return withResource(text, random, ({ type, name, register, before, behind }) => {
    const isMember = random() < 0.4
    const holder = isMember ? `nestOf${name}.${name}` : name
    const uses = (part: string): string => replaceWord(part, name, `${holder}${pick(nestedIndices, random)}`)
    const made = isMember
      ? `struct Nest${name} { ${type} ${name}[2][3]; float4 rest; }; Nest${name} nestOf${name};`
      : `${type} ${name}[2][3]${register};`
    return `${uses(before)}${made}${uses(behind)}`
  })
}

const ways: readonly (readonly [wrap: (name: string) => string, ...needed: readonly string[]])[] = [
  [(name) => `sameResource(${name})`, 'sameResource'],
  [(name) => `given(${name})`, 'sameResource'],
  [(name) => `holding(${name}).held[1]`, 'HolderOf'],
  [(name) => `holding(${name}).get(0)`, 'HolderOf'],
  [(name) => `holding(given(${name})).get(anyIndex & 1)`, 'HolderOf', 'sameResource', 'anyIndex'],
]

/** Where a method of a resource is called, the resource goes through templates, methods and `out` parameters. */
export function passResource(text: string, random: Random): string {
  const [wrap, ...needed] = pick(ways, random)
  const names = [...text.matchAll(resource)].map(({ 2: name = '' }) => name)
  if (names.length === 0) return text
  const uses = new RegExp(`(?<![\\w.])(${pick(names, random)})(?=\\.[A-Z])`, 'g')
  const changed = replaceMatch(text, uses, ([name]) => wrap(name), random)
  return changed === text ? text : withDeclarations(changed, ...needed)
}
