// Changes of how types, fields and functions are declared, which a shader means the same with.
//
//   struct S { float a; float b; };     =>     struct BaseOfS { float a; }; struct S : BaseOfS { float b; };
import { pick, type Random } from './random.ts'
import { replaceMatch } from './shapes.ts'

type Wrapping = (text: string, random: Random) => string

export function wrapDeclaration(text: string, random: Random): string {
  return pick(wrappings, random)(text, random)
}

const wrappings: readonly Wrapping[] = [
  makeBase,
  makeTemplate,
  makeMethod,
  moveOutside,
  hideType,
  moveFieldsIntoMember,
  changeModes,
]

const struct = /\bstruct\s+(\w+)\s*\{([^{}]*)\}\s*;/g

/** The first fields stand in a base class, or none. */
function makeBase(text: string, random: Random): string {
  const change = ([, name = '', body = '']: RegExpMatchArray): string => {
    const fields = body.split(';')
    const count = Math.floor(random() * fields.length)
    const base = fields.slice(0, count).map((field) => `${field};`)
    return `struct BaseOf${name} {${base.join('')}}; struct ${name} : BaseOf${name} {${fields.slice(count).join(';')}};`
  }
  return replaceMatch(text, struct, change, random)
}

/** A struct is an instance of a template, of a type or of a number. */
function makeTemplate(text: string, random: Random): string {
  const parameters = pick(
    [
      ['typename T', 'int', 'T'],
      ['typename T', 'float', 'T'],
      ['int N', '4', 'N'],
      ['bool B', 'true', 'B'],
    ] as const,
    random,
  )
  const [parameter, argument, name] = parameters
  const change = ([, tag = '', body = '']: RegExpMatchArray): string => {
    const isUsed = name === 'T' && random() < 0.5
    const inside = isUsed ? body.replace(new RegExp(`\\b${argument}\\b`), 'T') : body
    return `template<${parameter}> struct ${tag}Of {${inside}}; typedef ${tag}Of<${argument}> ${tag};`
  }
  return replaceMatch(text, struct, change, random)
}

const definition = /^(?:static |inline )?([A-Za-z_]\w*(?:<[^<>;(){}]*>)?) (\w+)\(([^(){};]*)\)\s*\{/gm

/** A function stands in a struct, and is called through its name or an object. */
function makeMethod(text: string, random: Random): string {
  const found = pick([...text.matchAll(definition)], random)
  if (!found) return text
  const { 0: head, 2: name = '', index } = found
  const end = closing(text, index + head.length)
  const isStatic = random() < 0.6
  const holder = `HolderOf_${name}`
  const made = `struct ${holder} { ${isStatic ? 'static ' : ''}${text.slice(index, end)} };`
  const call = isStatic ? `${holder}::${name}(` : `((${holder})0).${name}(`
  const behind = text.slice(end).replaceAll(new RegExp(`(?<![\\w.:])${name}\\(`, 'g'), () => call)
  return `${text.slice(0, index)}${made}${behind}`
}

/** A function is declared in a namespace, a struct or a class template, and defined outside, or made of a template in so many words. */
function moveOutside(text: string, random: Random): string {
  const found = pick([...text.matchAll(definition)], random)
  if (!found) return text
  const { 0: head, 1: type = '', 2: name = '', 3: parameters = '', index } = found
  const end = closing(text, index + head.length)
  const body = text.slice(index + head.length - 1, end)
  const prototype = `${type} ${name}(${parameters})`
  const [made, call] = pick(
    [
      [`namespace Around { ${prototype}; } ${type} Around::${name}(${parameters}) ${body}`, `Around::${name}(`],
      [`struct Around { static ${prototype}; }; ${type} Around::${name}(${parameters}) ${body}`, `Around::${name}(`],
      [
        `namespace N { template<typename T> struct Around { static ${prototype}; }; } template<typename U> ${type} N::Around<U>::${name}(${parameters}) ${body} template struct N::Around<int>;`,
        `N::Around<int>::${name}(`,
      ],
      [
        `template<typename T> struct Around { static ${prototype}; }; template<> ${type} Around<int>::${name}(${parameters}) ${body}`,
        `Around<int>::${name}(`,
      ],
      [
        `template<int n> ${prototype}; template<int m> ${type} ${name}(${parameters}) ${body} template ${type} ${name}<2>(${parameters});`,
        `${name}<2>(`,
      ],
    ] as const,
    random,
  )
  const behind = text.slice(end).replaceAll(new RegExp(`(?<![\\w.:])${name}\\(`, 'g'), () => call)
  return `${text.slice(0, index)}${made}${behind}`
}

/** Of the bracket that is open at a place. */
function closing(text: string, from: number): number {
  let depth = 1
  let at = from
  for (; at < text.length && depth > 0; at++) depth += text[at] === '{' ? 1 : text[at] === '}' ? -1 : 0
  return at
}

/** A type of one place gets another name, a template's or an array's way. */
function hideType(text: string, random: Random): string {
  const types = /(?<=[{;,(]\s*)((?:float|int|uint|half|bool|double)(?:[1-4](?:x[1-4])?)?)(?= \w+\s*[;,)=[])/g
  const found = pick([...text.matchAll(types)], random)
  if (!found) return text
  const { 0: type, index } = found
  const [made, name] = pick(
    [
      [`typedef ${type} hidden_${type};`, `hidden_${type}`],
      [`template<typename T> struct HiddenOf { typedef T type; };`, `HiddenOf<${type} >::type`],
      [`template<typename T> using hiddenAs = T;`, `hiddenAs<${type} >`],
      [`enum Hidden_${type} { HiddenNone_${type}, HiddenOne_${type} = 3 };`, `Hidden_${type}`],
      [`struct Wrapped_${type} { ${type} only; };`, `Wrapped_${type}`],
      ['', `vector<${type.replace(/\d.*/, '')}, ${/\d/.exec(type)?.[0] ?? 1}>`],
    ] as const,
    random,
  )
  const before = text.includes(made) ? '' : `${made}\n`
  return `${before}${text.slice(0, index)}${name}${text.slice(index + type.length)}`
}

/** Fields become those of a struct inside, which has no name for its type. */
function moveFieldsIntoMember(text: string, random: Random): string {
  const change = ([, name = '', body = '']: RegExpMatchArray): string => {
    const inner = pick(['inner', 'inner[2]', 'inner[1]'], random)
    return `struct InnerOf${name} {${body}}; struct ${name} {${body} InnerOf${name} ${inner}; };`
  }
  return replaceMatch(text, struct, change, random)
}

/** A parameter is for input, output or both. */
function changeModes(text: string, random: Random): string {
  const parameters = /(?<=[(,]\s*)(?:(?:in|out|inout) )?([A-Za-z_]\w*(?:<[^<>;(){}]*>)? \w+(?:\[\d*\])*)(?=\s*[,)])/g
  return replaceMatch(text, parameters, ([, rest = '']) => `${pick(['in', 'out', 'inout'], random)} ${rest}`, random)
}
