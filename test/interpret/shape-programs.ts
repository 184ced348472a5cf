// Random compute shaders about values of every shape: scalars, vectors and matrices of all four kinds of numbers and of booleans, in arrays of
// arrays, structs, parameters of functions and every kind of memory; what of them is read and written, cut off, put together and converted.
//
//   s.m1._m01_m10 = (int2)f0(x1, v2[1]).zx;     Data[lane].m2[1u] = mul(K.m0, (float3)(x0 < x3)).yx;
//
// A program is made of one number: every step picks among what fits the type that is wanted. Every thread writes only what is its own.
import fc from 'fast-check'
import { below, createRandom, pick, type Random } from '../../tools/fuzz/random.ts'

const scalars = ['float', 'int', 'uint', 'bool'] as const
type ScalarName = (typeof scalars)[number]
/** What lies in memory: DXC copies all bits of a boolean there, and Vulkan has places of its own for matrices of them. */
const numbers = ['float', 'int', 'uint'] as const

/** A scalar has no rows, a vector one row of columns. */
interface Shape {
  readonly scalar: ScalarName
  readonly rows: number
  readonly columns: number
}

/** Something of a shape that has a name; an array has its sizes. */
interface Named {
  readonly text: string
  readonly shape: Shape
  readonly sizes: readonly number[]
  readonly isWritable: boolean
}

const scalarOf = (scalar: ScalarName): Shape => ({ scalar, rows: 0, columns: 0 })
const vectorOf = (scalar: ScalarName, columns: number): Shape => ({ scalar, rows: 1, columns })
const matrixOf = (scalar: ScalarName, rows: number, columns: number): Shape => ({ scalar, rows, columns })
const isScalar = ({ rows }: Shape): boolean => rows === 0
const isVector = ({ rows }: Shape): boolean => rows === 1
const isMatrix = ({ rows }: Shape): boolean => rows > 1
const isNumber = ({ scalar }: Shape): boolean => scalar !== 'bool'
const as = (shape: Shape, scalar: ScalarName): Shape => ({ ...shape, scalar })
const isSame = (left: Shape, right: Shape): boolean =>
  left.scalar === right.scalar && left.rows === right.rows && left.columns === right.columns
const nameOf = ({ scalar, rows, columns }: Shape): string =>
  rows === 0 ? scalar : rows === 1 ? `${scalar}${columns}` : `${scalar}${rows}x${columns}`

interface Helper {
  readonly name: string
  readonly result: Shape
  readonly parameters: readonly { readonly way: 'in' | 'inout' | 'out'; readonly shape: Shape }[]
}

const wordsOfThread = 256

class Maker {
  readonly #random: Random
  readonly #helpers: Helper[] = []
  #names: readonly Named[] = []
  #loops = 0

  constructor(seed: number) {
    this.#random = createRandom(seed)
  }

  #chance(share: number): boolean {
    return this.#random() < share
  }

  #pick<T>(items: readonly T[]): T {
    return pick(items, this.#random)
  }

  #size(from = 2): number {
    return from + below(5 - from, this.#random)
  }

  #shape(from: readonly ScalarName[] = scalars): Shape {
    const scalar = this.#pick(from)
    const way = this.#random()
    if (way < 0.3) return scalarOf(scalar)
    return way < 0.65 ? vectorOf(scalar, this.#size()) : matrixOf(scalar, this.#size(), this.#size())
  }

  #index(count: number): string {
    if (this.#chance(0.5)) return `${below(count, this.#random)}`
    const known = this.#names.filter(({ shape, sizes }) => isSame(shape, scalarOf('uint')) && sizes.length === 0)
    return `${this.#pick(['lane', '(lane + 1u)', ...known.map(({ text }) => text)])} % ${count}u`
  }

  /** Without what an index would evaluate twice or in another order: nothing has effects but statements. */
  #element({ text, sizes }: Named): string {
    return text + sizes.map((size) => `[${this.#index(size)}]`).join('')
  }

  // ---- Values

  #value(shape: Shape, depth: number): string {
    const known = this.#names.filter((each) => isSame(each.shape, shape))
    if (known.length > 0 && (depth <= 0 || this.#chance(0.3))) return this.#element(this.#pick(known))
    if (depth <= 0) return this.#literal(shape)
    const ways = [...this.#anyShape(shape, depth - 1)]
    if (isScalar(shape)) ways.push(...this.#scalars(shape, depth - 1))
    else if (isVector(shape)) ways.push(...this.#vectors(shape, depth - 1))
    else ways.push(...this.#matrices(shape, depth - 1))
    return this.#pick(ways)()
  }

  #literal(shape: Shape, booleans = ['true', 'false', '(lane > 1u)']): string {
    const { scalar, rows, columns } = shape
    const one = (): string => {
      const number = below(9, this.#random)
      if (scalar === 'bool') return this.#pick(booleans)
      return scalar === 'float' ? `${number - 4}.5` : scalar === 'int' ? `${number - 4}` : `${number}u`
    }
    // A literal without a type of its own is another argument to templates.
    if (isScalar(shape)) return `((${scalar})${one()})`
    return `${nameOf(shape)}(${Array.from({ length: rows * columns }, one).join(', ')})`
  }

  #anyShape(shape: Shape, depth: number): (() => string)[] {
    const own = (): string => this.#value(shape, depth)
    const condition = (): string => this.#value(scalarOf('bool'), depth)
    const scalar = (): string => this.#value(scalarOf(shape.scalar), depth)
    const name = nameOf(shape)
    const ways = [
      () => `(${condition()} ? ${own()} : ${own()})`,
      () => `select(${this.#value(as(shape, 'bool'), depth)}, ${own()}, ${own()})`,
      () => this.#converted(shape, depth),
      () => this.#converted(shape, depth),
      () => `same<${name} >(${own()})`,
      () => `nth(${own()}, ${own()}, ${this.#value(scalarOf('uint'), depth)})`,
      ...(isScalar(shape) ? [] : [() => `((${name})${scalar()})`]),
      ...this.#helpers
        .filter(({ result, parameters }) => isSame(result, shape) && parameters.every(({ way }) => way === 'in'))
        .map((helper) => () => this.#call(helper, depth)),
    ]
    if (!isNumber(shape)) return [...ways, ...this.#comparisons(shape, depth)]
    const signs = shape.scalar === 'float' ? ['+', '-', '*'] : ['+', '-', '*', '&', '|', '^']
    return [
      ...ways,
      () => `(${own()} ${this.#pick(signs)} ${own()})`,
      () => `(${own()} ${this.#pick(signs)} ${scalar()})`,
      () => `(${scalar()} ${this.#pick(signs)} ${own()})`,
      () => `(-${own()})`,
      () => `${this.#pick(['min', 'max'])}(${own()}, ${own()})`,
      () => (shape.scalar === 'uint' ? `(~${own()})` : `abs(${own()})`),
      () => (shape.scalar === 'float' ? `floor(${own()})` : `(${own()} << ${this.#index(7)})`),
    ]
  }

  #comparisons(shape: Shape, depth: number): (() => string)[] {
    const side = as(shape, this.#pick(['float', 'int', 'uint']))
    const own = (): string => this.#value(shape, depth)
    return [
      () => `(${this.#value(side, depth)} ${this.#pick(['<', '>', '<=', '==', '!='])} ${this.#value(side, depth)})`,
      () => `(!${own()})`,
      () => `${this.#pick(['and', 'or'])}(${own()}, ${own()})`,
    ]
  }

  /** What floats become must fit what they become. */
  #converted(shape: Shape, depth: number): string {
    const from = this.#pick(scalars.filter((scalar) => scalar !== shape.scalar))
    const value = this.#value(as(shape, from), depth)
    const fitting = from === 'float' && shape.scalar !== 'bool' ? `clamp(${value}, 0.0, 99.0)` : value
    return `((${nameOf(shape)})${shape.scalar === 'float' && from !== 'bool' ? `(${fitting} & 1023)` : fitting})`
  }

  #scalars({ scalar }: Shape, depth: number): (() => string)[] {
    const vector = vectorOf(scalar, this.#size())
    const matrix = matrixOf(scalar, this.#size(), this.#size())
    const any = this.#shape()
    return [
      () => `${this.#value(vector, depth)}.${'xyzw'[below(vector.columns, this.#random)]}`,
      () => `${this.#value(vector, depth)}[${this.#index(vector.columns)}]`,
      () => `${this.#value(matrix, depth)}[${this.#index(matrix.rows)}][${this.#index(matrix.columns)}]`,
      () => `${this.#value(matrix, depth)}${this.#elements(matrix, 1)}`,
      ...(scalar === 'bool'
        ? [() => `${this.#pick(['all', 'any'])}(${this.#value(any, depth)})`]
        : [() => `dot(${this.#value(vector, depth)}, ${this.#value(vector, depth)})`]),
    ]
  }

  #vectors(shape: Shape, depth: number): (() => string)[] {
    const { scalar, columns } = shape
    const other = vectorOf(scalar, this.#size())
    const larger = vectorOf(scalar, this.#size(columns))
    const matrix = matrixOf(scalar, this.#size(), columns)
    const turned = matrixOf(scalar, columns, this.#size())
    const letters = (): string =>
      Array.from({ length: columns }, () => 'xyzw'[below(other.columns, this.#random)]).join('')
    return [
      () => `${this.#value(other, depth)}.${letters()}`,
      () => `${this.#value(scalarOf(scalar), depth)}.${'x'.repeat(columns)}`,
      () => `((${nameOf(shape)})${this.#value(larger, depth)})`,
      () => `${this.#value(matrix, depth)}[${this.#index(matrix.rows)}]`,
      () => `${this.#value(matrix, depth)}${this.#elements(matrix, columns)}`,
      () => `${nameOf(shape)}(${this.#pieces(scalar, columns, depth)})`,
      ...(scalar === 'bool'
        ? []
        : [
            () => `mul(${this.#value(turned, depth)}, ${this.#value(vectorOf(scalar, turned.columns), depth)})`,
            () => `mul(${this.#value(vectorOf(scalar, matrix.rows), depth)}, ${this.#value(matrix, depth)})`,
          ]),
      ...(columns === 4 ? [() => `((${nameOf(shape)})${this.#value(matrixOf(scalar, 2, 2), depth)})`] : []),
    ]
  }

  #matrices(shape: Shape, depth: number): (() => string)[] {
    const { scalar, rows, columns } = shape
    const larger = matrixOf(scalar, this.#size(rows), this.#size(columns))
    const between = this.#size()
    const row = (): string => this.#value(vectorOf(scalar, columns), depth)
    return [
      () => `transpose(${this.#value(matrixOf(scalar, columns, rows), depth)})`,
      () => `((${nameOf(shape)})${this.#value(larger, depth)})`,
      () => `${nameOf(shape)}(${Array.from({ length: rows }, row).join(', ')})`,
      ...(scalar === 'bool'
        ? []
        : [
            () =>
              `mul(${this.#value(matrixOf(scalar, rows, between), depth)}, ${this.#value(matrixOf(scalar, between, columns), depth)})`,
          ]),
      ...(rows * columns === 4 ? [() => `((${nameOf(shape)})${this.#value(vectorOf(scalar, 4), depth)})`] : []),
    ]
  }

  /** Arguments of a constructor that have so many components. */
  #pieces(scalar: ScalarName, count: number, depth: number): string {
    const pieces: string[] = []
    for (let left = count; left > 0; ) {
      const size = 1 + below(Math.min(left, 3), this.#random)
      pieces.push(this.#value(size === 1 ? scalarOf(scalar) : vectorOf(scalar, size), depth))
      left -= size
    }
    return pieces.join(', ')
  }

  /** `._m01_m10`, none twice. */
  #elements({ rows, columns }: Shape, count: number): string {
    const all = Array.from({ length: rows * columns }, (_, index) => [Math.floor(index / columns), index % columns])
    const fromOne = this.#chance(0.5)
    const chosen = Array.from({ length: count }, () => all.splice(below(all.length, this.#random), 1)[0]!)
    return `.${chosen.map(([row, column]) => (fromOne ? `_${row! + 1}${column! + 1}` : `_m${row}${column}`)).join('')}`
  }

  // ---- Statements

  /** Something that can be written, of any shape. */
  #place(): { readonly text: string; readonly shape: Shape } {
    const named = this.#pick(this.#names.filter(({ isWritable }) => isWritable))
    const text = this.#element(named)
    const { shape } = named
    const { scalar, columns } = shape
    if (isScalar(shape) || this.#chance(0.3)) return { text, shape }
    if (isMatrix(shape)) {
      const count = 1 + below(4, this.#random)
      if (this.#chance(0.4)) return { text: `${text}[${this.#index(shape.rows)}]`, shape: vectorOf(scalar, columns) }
      if (this.#chance(0.4))
        return { text: `${text}[${this.#index(shape.rows)}][${this.#index(columns)}]`, shape: scalarOf(scalar) }
      return {
        text: text + this.#elements(shape, count),
        shape: count === 1 ? scalarOf(scalar) : vectorOf(scalar, count),
      }
    }
    if (this.#chance(0.4)) return { text: `${text}[${this.#index(columns)}]`, shape: scalarOf(scalar) }
    const letters = [...'xyzw'.slice(0, columns)]
    const count = 1 + below(columns, this.#random)
    const chosen = Array.from({ length: count }, () => letters.splice(below(letters.length, this.#random), 1)[0]!)
    return { text: `${text}.${chosen.join('')}`, shape: count === 1 ? scalarOf(scalar) : vectorOf(scalar, count) }
  }

  #statement(depth: number): string {
    const way = this.#random()
    if (depth > 0 && way < 0.12) {
      const condition = this.#value(scalarOf('bool'), 2)
      return `if (${condition}) { ${this.#statement(depth - 1)} } else { ${this.#statement(depth - 1)} }`
    }
    if (depth > 0 && way < 0.22) {
      const name = `i${this.#loops++}`
      return `for (uint ${name} = 0; ${name} < 1u + (lane & 1u); ${name}++) { ${this.#statement(depth - 1)} if (${this.#value(scalarOf('bool'), 1)}) break; ${this.#statement(depth - 1)} }`
    }
    if (depth > 0 && way < 0.3)
      return `switch (${this.#value(scalarOf('uint'), 2)} % 3u) { case 0: ${this.#statement(depth - 1)} case 2: ${this.#statement(depth - 1)} break; default: ${this.#statement(depth - 1)} }`
    if (way < 0.4) {
      const { text, shape } = this.#place()
      return `change(${text}, ${this.#value(shape, 2)});`
    }
    const helper = way < 0.5 && this.#helpers.length > 0 ? this.#pick(this.#helpers) : undefined
    if (helper) return this.#callStatement(helper)
    const { text, shape } = this.#place()
    const sign = isNumber(shape) ? this.#pick(['=', '=', '=', '+=', '-=']) : '='
    // Half of the values are converted by the assignment.
    const given = this.#chance(0.7) || shape.scalar !== 'float' ? shape : as(shape, 'bool')
    return `${text} ${sign} ${this.#value(given, 3)};`
  }

  #call({ name, parameters }: Helper, depth: number): string {
    return `${name}(${parameters.map(({ shape }) => this.#value(shape, depth)).join(', ')})`
  }

  /** Arguments that are written are different variables. */
  #callStatement({ name, parameters, result }: Helper): string {
    const taken = new Set<string>()
    const before: string[] = []
    const all = parameters.map(({ way, shape }) => {
      if (way === 'in') return this.#value(shape, 2)
      const fitting = this.#names.filter(
        (each) => each.isWritable && isSame(each.shape, shape) && each.sizes.length === 0 && !taken.has(each.text),
      )
      const known = fitting.length > 0 ? this.#pick(fitting).text : undefined
      if (known !== undefined) {
        taken.add(known)
        return known
      }
      const local = `t${this.#loops++}`
      before.push(`${nameOf(shape)} ${local} = ${this.#value(shape, 1)};`)
      return local
    })
    const to = this.#names.find((each) => each.isWritable && isSame(each.shape, result) && !taken.has(each.text))
    const call = `${name}(${all.join(', ')});`
    return `{ ${before.join(' ')} ${to ? `${this.#element(to)} = ` : ''}${call} }`
  }

  // ---- Declarations

  #helper(name: string): string {
    const parameters = Array.from({ length: 1 + below(3, this.#random) }, () => ({
      way: this.#pick(['in', 'in', 'inout', 'out'] as const),
      shape: this.#shape(),
    }))
    const result = this.#shape()
    const named = parameters.map(({ shape }, index) => ({ text: `p${index}`, shape, sizes: [], isWritable: true }))
    const local = { text: 'q', shape: result, sizes: [], isWritable: true }
    this.#names = [{ text: 'lane', shape: scalarOf('uint'), sizes: [], isWritable: false }, ...named, local]
    const outs = parameters
      .map(({ way, shape }, index) => (way === 'out' ? `p${index} = ${this.#literal(shape)}; ` : ''))
      .join('')
    const list = parameters.map(({ way, shape }, index) => `${way} ${nameOf(shape)} p${index}`).join(', ')
    const body = `${outs}${nameOf(result)} q = ${this.#literal(result)}; ${this.#statement(1)} if (${this.#value(scalarOf('bool'), 2)}) return q; ${this.#statement(0)} return ${this.#value(result, 2)};`
    const text = `${nameOf(result)} ${name}(${list}) { uint lane = 1u; ${body} }\n`
    this.#helpers.push({ name, result, parameters })
    return text
  }

  #members(prefix: string): { readonly text: string; readonly named: readonly Named[] } {
    const named = Array.from({ length: 2 + below(3, this.#random) }, (_, index): Named => {
      const sizes = this.#chance(0.7) ? [] : this.#chance(0.7) ? [3] : [2, 2]
      return { text: `${prefix}${index}`, shape: this.#shape(numbers), sizes, isWritable: true }
    })
    const text = named.map((each) => {
      const order = isMatrix(each.shape) ? this.#pick(['', 'row_major ', 'column_major ']) : ''
      return `${order}${declared(each)};`
    })
    return { text: text.join(' '), named }
  }

  program(): string {
    const helpers = ['f0', 'f1', 'f2'].map((name) => this.#helper(name)).join('')
    const [inner, outer, constants] = [this.#members('n'), this.#members('m'), this.#members('k')]
    const locals = Array.from({ length: 4 }, (_, index): Named => {
      const sizes = this.#chance(0.7) ? [] : this.#chance(0.6) ? [3] : [2, 2]
      return { text: `x${index}`, shape: this.#shape(), sizes, isWritable: true }
    })
    const [shared, kept] = [this.#shape(), this.#shape()]
    const inStruct = (text: string, isWritable: boolean): Named[] => [
      ...outer.named.map((each) => ({ ...each, text: `${text}.${each.text}`, isWritable })),
      ...inner.named.map((each) => ({ ...each, text: `${text}.inner.${each.text}`, isWritable })),
    ]
    const results: Named[] = [
      ...locals,
      ...inStruct('s', true),
      { text: 'Shared[lane]', shape: shared, sizes: [], isWritable: true },
      { text: 'kept', shape: kept, sizes: [], isWritable: true },
    ]
    this.#names = [
      { text: 'lane', shape: scalarOf('uint'), sizes: [], isWritable: false },
      ...results,
      ...inStruct('Data[lane]', true),
      ...inStruct('Fixed', false),
      ...inStruct('pair[1]', true),
      ...constants.named.map((each) => ({ ...each, isWritable: false })),
    ]
    const body = Array.from({ length: 2 + below(5, this.#random) }, () => this.#statement(2))
    const used = results.filter(({ text }) => body.some((line) => line.includes(text)))
    const first = locals.map((each) => {
      const count = each.sizes.reduce((all, size) => all * size, 1)
      const values = Array.from({ length: count }, () => this.#literal(each.shape)).join(', ')
      return `${declared(each)} = ${each.sizes.length > 0 ? `{ ${values} }` : values};`
    })
    return `struct Inner { ${inner.text} };
struct Outer { ${outer.text} Inner inner; };
cbuffer Constants { ${constants.text} Outer Fixed; };
RWStructuredBuffer<Outer> Data;
RWByteAddressBuffer Result;
groupshared ${nameOf(shared)} Shared[4];
static ${nameOf(kept)} kept = ${this.#literal(kept, ['true', 'false'])};
template<typename T> T same(T x) { T all[2] = { x, x }; return all[1]; }
template<typename T> T nth(T x, T y, uint at) { T all[2] = { x, y }; return all[at & 1u]; }
template<typename T> void change(inout T x, T y) { T old = x; x = y; if (all(old == x)) return; x = y; }
${helpers}[numthreads(4, 1, 1)]
void main(uint lane : SV_GroupIndex) {
  ${first.join('\n  ')}
  Outer s = Data[lane], pair[2] = { s, s };
  Shared[lane] = ${this.#literal(shared)};
  ${body.join('\n  ')}
  Data[lane].inner = pair[1].inner;
  ${storesOf(used)}
}
`
  }
}

function declared({ text, shape, sizes }: Named): string {
  return `${nameOf(shape)} ${text}${sizes.map((size) => `[${size}]`).join('')}`
}

/** Each component of each element in a word of its own. */
function storesOf(named: readonly Named[]): string {
  const words = named.flatMap(({ text, shape, sizes }) => {
    let elements = [text]
    for (const size of sizes)
      elements = elements.flatMap((each) => Array.from({ length: size }, (_, at) => `${each}[${at}]`))
    return elements.flatMap((each) => componentsOf(each, shape).map((one) => wordOf(one, shape.scalar)))
  })
  return words
    .slice(0, wordsOfThread)
    .map((word, at) => `Result.Store(lane * ${wordsOfThread * 4}u + ${at * 4}u, ${word});`)
    .join('\n  ')
}

function componentsOf(text: string, shape: Shape): string[] {
  if (isScalar(shape)) return [text]
  if (isVector(shape)) return Array.from({ length: shape.columns }, (_, at) => `${text}[${at}]`)
  return Array.from({ length: shape.rows }, (_, row) => componentsOf(`${text}[${row}]`, { ...shape, rows: 1 })).flat()
}

/** The bits of what is no number are anybody's. */
function wordOf(text: string, scalar: ScalarName): string {
  return scalar === 'float' ? `(${text} == ${text} ? asuint(${text}) : 7u)` : `(uint)${text}`
}

/** Four threads, with `Constants`, `Data` and `Result`: see shapeInputs. */
export const shapePrograms = fc.nat(0x7fffffff).map((seed) => new Maker(seed).program())

export const bytesOfShapes = 4 * wordsOfThread * 4
