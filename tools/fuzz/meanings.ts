// Changes after which a shader is still in order, most of the time: what stands behind the front end sees the mutant.
//
//   float4 c = T.Load(at);     =>     Texture2D T[4]; ... float4 c = passed(T[NonUniformResourceIndex(anyIndex & 3)].Load(at));
//
// What they need is declared once, at the top. As in shapes.ts they work on text.
import { below, pick, type Random } from './random.ts'
import { replaceMatch } from './shapes.ts'

type Meaning = (text: string, random: Random) => string

/** One of all kinds. */
export function mutateMeaning(text: string, random: Random): string {
  return pick(meanings, random)(text, random)
}

const meanings: readonly Meaning[] = [
  changeOperator,
  changeNumber,
  changeNumber,
  changeSwizzle,
  changeNumberType,
  changeNumberType,
  makeArray,
  makeArray,
  makeMember,
  surround,
  surround,
  surround,
  surround,
  passValue,
  passValue,
  passValue,
  setByFunction,
  setByFunction,
  changeCondition,
  changeCondition,
  hideNumber,
  moveIntoNamespace,
]

/** What changes call, by what of it they name. */
const declarations: Readonly<Record<string, string>> = {
  anyIndex: 'uint anyIndex;',
  counted: 'static uint counted = 0; bool count(uint by) { counted += by; return counted > 2; }',
  passed: 'template<typename T> T passed(T value) { return value; }',
  Box: 'template<typename T> struct Box { T value; uint rest; T get() { return value; } }; template<typename T> Box<T> boxed(T value) { Box<T> box; box.value = value; box.rest = 1; return box; }',
  setTo: 'template<typename T, typename U> void setTo(out T to, U from) { to = (T)from; }',
  addTo:
    'template<typename T, typename U> void addTo(inout T to, U from) { T old = to; to = from; to = (T)(old + to); }',
  turnedIn:
    'template<int n, typename T> T turnedIn(T value) { T all[n]; for (int i = 0; i < n; i++) all[i] = value; return all[n - 1]; }',
}

function withDeclarations(text: string, ...names: readonly string[]): string {
  const missing = names.map((name) => declarations[name]!).filter((line) => !text.includes(line))
  return [...missing, text].join('\n')
}

const families: readonly (readonly string[])[] = [
  ['+', '-', '*', '/'],
  ['<<', '>>', '&', '|', '^', '%'],
  ['<', '>', '<=', '>=', '==', '!='],
  ['&&', '||'],
  ['+=', '-=', '*=', '='],
  ['|=', '&=', '^=', '<<=', '>>='],
]

function changeOperator(text: string, random: Random): string {
  const change = ([, sign = '']: RegExpMatchArray): string =>
    ` ${pick(families.find((family) => family.includes(sign)) ?? [sign], random)} `
  return replaceMatch(text, / ([-+*/%&|^<>=!]{1,3}) /g, change, random)
}

const integers = ['0', '1', '2', '3', '4', '7', '8', '15', '16', '31', '32', '64', '255', '(-1)', '0xffffffff']
const fractions = ['0.0', '1.0', '(-1.0)', '0.5', '1e9', '3.4e38', '1e-40', '16777217.0']

function changeNumber(text: string, random: Random): string {
  const change = ([number]: RegExpMatchArray): string => pick(number.includes('.') ? fractions : integers, random)
  return replaceMatch(text, /(?<![\w.])\d+(?:\.\d+)?(?=[ufUF]?\b)/g, change, random)
}

/** As many components, none behind the last of those that were there. */
function changeSwizzle(text: string, random: Random): string {
  const change = ([, letters = '']: RegExpMatchArray): string => {
    const all = /[xyzw]/.test(letters) ? 'xyzw' : 'rgba'
    const last = Math.max(...[...letters].map((letter) => all.indexOf(letter)))
    return `.${[...letters].map(() => all[below(last + 1, random)]).join('')}`
  }
  return replaceMatch(text, /\.([xyzw]{1,4}|[rgba]{1,4})\b/g, change, random)
}

const numberTypes = ['float', 'half', 'int', 'uint', 'bool', 'min16float', 'min16uint', 'double', 'int64_t', 'uint64_t']

/** In one place, or in the whole shader. */
function changeNumberType(text: string, random: Random): string {
  const to = pick(numberTypes, random)
  const from = pick(['float', 'float', 'int', 'uint', 'half'], random)
  const pattern = new RegExp(`\\b${from}([1-4](?:x[1-4])?)?\\b`, 'g')
  const change = ([, size = '']: RegExpMatchArray): string => `${to}${size}`
  return random() < 0.5 ? text.replaceAll(pattern, `${to}$1`) : replaceMatch(text, pattern, change, random)
}

const resource =
  /^[ \t]*((?:RW|globallycoherent RW)?(?:Texture\w+|Buffer|StructuredBuffer|ByteAddressBuffer|SamplerState|ConstantBuffer)(?:<[^;<>]*>)?)[ \t]+(\w+)([ \t]*:[^;{]*)?;/gm

const indices = ['0', '3', 'anyIndex & 3', 'NonUniformResourceIndex(anyIndex & 3)', 'anyIndex', '(anyIndex, 2)']

/** A resource becomes an array, of which every use takes an element. */
function makeArray(text: string, random: Random): string {
  return withResource(text, random, ({ type, name, register, before, behind }) => {
    const uses = (part: string): string => replaceWord(part, name, `${name}[${pick(indices, random)}]`)
    const size = pick(['[4]', '[4]', '[]'], random)
    return `${uses(before)}${type} ${name}${size}${register};${uses(behind)}`
  })
}

/** A resource becomes a member of a struct, of which there is one or a pair. */
function makeMember(text: string, random: Random): string {
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

// ---- Statements

/** An assignment or a call on a line of its own; a declaration would be gone behind its block. */
const statement =
  /^[ \t]+(?:[\w.]+(?:\[[^\n;=]*\])?(?:\.\w+)?[ \t]*[-+*/|&^]?=[^=\n;][^\n;]*|[\w.]+\([^\n;]*\));[ \t]*$/gm

const surroundings: readonly ((line: string) => string)[] = [
  (line) => `if (anyIndex > 2) { ${line} } else { ${line} counted++; }`,
  (line) => `for (uint turn = 0; turn < anyIndex; turn++) { ${line} if (turn == 3) break; }`,
  (line) => `[unroll] for (uint turn = 0; turn < 3; turn++) { if (turn == anyIndex) continue; ${line} }`,
  (line) => `do { ${line} if (anyIndex == 1) continue; counted++; } while (counted < anyIndex);`,
  (line) => `switch (anyIndex) { case 0: ${line} case 2: counted++; break; case 7: break; default: ${line} }`,
  (line) => `{ uint key = anyIndex; while (true) { if (WaveReadLaneFirst(key) == key) { ${line} break; } } }`,
  (line) => `for (;;) { if (count(1)) { ${line} break; } if (counted > 9) { counted = 0; continue; } }`,
  (line) => `while (count(2) && anyIndex > 4) { ${line} if (count(anyIndex)) break; ${line} }`,
]

function surround(text: string, random: Random): string {
  const around = pick(surroundings, random)
  const changed = replaceMatch(text, statement, ([line]) => around(line), random)
  return changed === text ? text : withDeclarations(changed, 'anyIndex', 'counted')
}

const passings: readonly (readonly [wrap: (value: string) => string, ...needed: readonly string[]])[] = [
  [(value) => `passed(${value})`, 'passed'],
  [(value) => `boxed(${value}).value`, 'Box'],
  [(value) => `boxed(${value}).get()`, 'Box'],
  [(value) => `turnedIn<3>(${value})`, 'turnedIn'],
  [(value) => `(counted++, ${value})`, 'counted'],
  [(value) => `(anyIndex > 1 ? ${value} : ${value})`, 'anyIndex'],
  [(value) => `(count(1) ? ${value} : passed(${value}))`, 'counted', 'passed'],
]

/** The right side of an assignment or a returned value goes through something that gives it back. */
function passValue(text: string, random: Random): string {
  const [wrap, ...needed] = pick(passings, random)
  const values = /((?:[^=<>!]=|\breturn)[ \t]+)([^=\n;{}][^\n;{}]*);/g
  const changed = replaceMatch(text, values, ([, start = '', value = '']) => `${start}${wrap(value)};`, random)
  return changed === text ? text : withDeclarations(changed, ...needed)
}

/** An assignment is made by a function that gets what is assigned to. */
function setByFunction(text: string, random: Random): string {
  const assignments = /^([ \t]+)([\w.]+(?:\[[^\n;=]*\])?(?:\.\w+)?)[ \t]*(\+?)=[ \t]+([^=\n;][^\n;]*);/gm
  const change = ([, start = '', to = '', sign = '', value = '']: RegExpMatchArray): string =>
    `${start}${sign === '' ? 'setTo' : 'addTo'}(${to}, ${value});`
  const changed = replaceMatch(text, assignments, change, random)
  return changed === text ? text : withDeclarations(changed, 'setTo', 'addTo')
}

const conditions: readonly ((condition: string) => string)[] = [
  (condition) => `(${condition}) && count(1)`,
  (condition) => `count(2) || (${condition})`,
  (condition) => `!(${condition}) || anyIndex > 3`,
  (condition) => `anyIndex > 1 ? (${condition}) : count(1)`,
  (condition) => `(counted++, (${condition}))`,
]

function changeCondition(text: string, random: Random): string {
  const change = ([, word = '', condition = '']: RegExpMatchArray): string =>
    `${word} (${pick(conditions, random)(condition)})`
  const changed = replaceMatch(text, /\b(if|while)[ \t]*\(([^()\n]*(?:\([^()\n]*\)[^()\n]*)*)\)/g, change, random)
  return changed === text ? text : withDeclarations(changed, 'anyIndex', 'counted')
}

/** A number that no pass knows. */
function hideNumber(text: string, random: Random): string {
  const changed = replaceMatch(
    text,
    /(?<=[(=+*,[ ] ?)\b\d+\b(?![.\w])/g,
    ([number]) => `(${number} + anyIndex)`,
    random,
  )
  return changed === text ? text : withDeclarations(changed, 'anyIndex')
}

/** A struct or function that others name without a prefix. */
function moveIntoNamespace(text: string, random: Random): string {
  const functions = /^(?:struct \w+[^;{}]*\{[^{}]*\};|\w+[ \t]+\w+\([^;{}]*\)\s*\{[^{}]*\})/gm
  const name = `Space${below(9, random)}`
  return replaceMatch(text, functions, ([all]) => `namespace ${name} { ${all} }\nusing namespace ${name};`, random)
}
