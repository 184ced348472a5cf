// Changes after which a shader is still in order, most of the time: what stands behind the front end sees the mutant.
//
//   float4 c = T.Load(at);     =>     Texture2D T[4]; ... float4 c = passed(T[NonUniformResourceIndex(anyIndex & 3)].Load(at));
//
// What they need is declared once, at the top (declarations.ts). As in shapes.ts they work on text. Those of resources are in resources.ts.
import { withDeclarations } from './declarations.ts'
import { below, pick, type Random } from './random.ts'
import { makeArray, makeMember, makeNested, passResource } from './resources.ts'
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
  makeNested,
  passResource,
  passResource,
  changeField,
  changeField,
  changeOrder,
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

// ---- Members

const fieldKinds: readonly ((name: string) => string)[] = [
  (name) => `uint ${name} : 5;`,
  (name) => `int before_${name} : 3; uint ${name} : 29;`,
  (name) => `Sort ${name} : 7;`,
  (name) => `uint16_t ${name};`,
  (name) => `min16uint ${name};`,
  (name) => `uint64_t ${name};`,
  (name) => `bool ${name};`,
  (name) => `Sort ${name};`,
]

/** A number of a struct becomes a bit-field, one of an enum, or one of another size. */
function changeField(text: string, random: Random): string {
  const changed = replaceMatch(
    text,
    /(?<=[{;]\s*)u?int ([a-z]\w*);/g,
    ([, name = '']) => pick(fieldKinds, random)(name),
    random,
  )
  return changed === text ? text : withDeclarations(changed, 'Sort')
}

/** Of matrices, wherever they are declared: the order, and how many rows and columns. */
function changeOrder(text: string, random: Random): string {
  const order = pick(['row_major ', 'column_major ', ''], random)
  const size = random() < 0.5 ? undefined : `${1 + below(4, random)}x${1 + below(4, random)}`
  const change = ([, type = '', old = '']: RegExpMatchArray): string => `${order}${type}${size ?? old}`
  return replaceMatch(
    text,
    /(?<!_major )\b(float|int|uint|half|double|bool)([1-4]x[1-4])(?= \w+\s*[;[])/g,
    change,
    random,
  )
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
  (line) =>
    `switch (anyIndex & 3) { case 0: counted++; case 1: ${line} case 2: if (count(1)) break; ${line} break; default: { ${line} } }`,
  (line) =>
    `for (uint lane = 0; lane < 8; lane++) { if (WaveActiveAnyTrue(lane == anyIndex)) { ${line} if (WaveIsFirstLane()) break; continue; } if (WaveActiveSum(counted) > 9) break; counted++; }`,
  (line) =>
    `do { if (anyIndex == 3) { ${line} break; } if (WaveActiveAllTrue(counted > 3)) break; if (count(1)) continue; ${line} } while (counted++ < 5);`,
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
