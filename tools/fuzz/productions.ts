// Adds expressions, statements and declarations made from the productions of the grammar, with names and types of the shader in them.
//
//   A[i] = x;     =>     A[(x << sizeof(int)) ? anyIndex : i] = x;     or a switch, a template, an operator, a cbuffer, a directive before it
//
// Tame ones are made of what is declared for them, so that most are in order; the others take any names of the shader.
import { withDeclarations } from './declarations.ts'
import {
  binary,
  directives,
  operators,
  scalars,
  tameBinary,
  tameIntrinsics,
  tameNames,
  tameTypes,
  tameUnary,
  unary,
  words,
} from './phrases.ts'
import { below, pick, type Random } from './random.ts'
import { rootSignature } from './root-signatures.ts'
import { declarationsOf, replaceMatch } from './shapes.ts'
import { attributeText, intrinsics, methods, modifiers, numbers, semantics, typeText } from './vocabulary.ts'

/** One of the three, somewhere; or the root signature becomes another. */
export function addProduction(text: string, random: Random): string {
  const written = /(?<=RootSignature\(\s*)"[^"\n]*"/g
  if (random() < 0.3 && text.search(written) >= 0)
    return replaceMatch(text, written, () => `"${rootSignature(random)}"`, random)
  const isTame = random() < 0.6
  const maker = new Maker(text, isTame, random)
  const changed = insert(text, maker, random)
  return isTame && changed !== text ? withDeclarations(changed, 'anyIndex', 'counted') : changed
}

function insert(text: string, maker: Maker, random: Random): string {
  const way = random()
  if (way < 0.4)
    return replaceMatch(text, /(?<=[=(,[] ?)(?:[a-z]\w*|\d[\w.]*)(?=[ ,;)\]])/g, ([old]) => maker.around(old), random)
  if (way < 0.75)
    return replaceMatch(
      text,
      /^[ \t]+(?=\w[^\n]*;[ \t]*$)/gm,
      ([space]) => `${space}${maker.statement(2)}\n${space}`,
      random,
    )
  const pieces = declarationsOf(text)
  pieces.splice(below(pieces.length, random), 0, `\n${maker.declaration(2)}\n`)
  return pieces.join('')
}

/** A tame one uses what is declared for it. */
class Maker {
  readonly #names: readonly string[]
  readonly #isTame: boolean
  readonly #random: Random
  #count = 0

  constructor(text: string, isTame: boolean, random: Random) {
    this.#random = random
    this.#isTame = isTame
    this.#names = isTame ? tameNames : [...new Set([...text.matchAll(words)].map(([name]) => name))]
  }

  /** A value that is there, in something. */
  around(old: string): string {
    const inner = this.#below(2) === 0 ? old : this.expression(1)
    return this.#one<string>([
      () => this.expression(3),
      () => `(${inner} ${this.#binary()} ${this.expression(1)})`,
      () => `${this.#unary()}(${inner})`,
      () => `${this.#intrinsic()}(${this.#list(inner, 3)})`,
      () =>
        `${this.#scalar()}${1 + this.#below(4)}(${this.#list(inner, 4)}).${pick(['x', 'xy', 'xxxx', 'r', 'w'], this.#random)}`,
      () => `(${this.#type()})${inner}`,
      () => `(${this.#type()})0`,
      () => `${inner}.${pick(methods, this.#random)}(${this.#list(this.expression(0), 3)})`,
      () => `{ ${this.#list(inner, 4)} }`,
      () => `[${pick(['', '=', '&', 'this'], this.#random)}](${this.#scalar()} v) { return v; }(${inner})`,
      () => `select(${inner} > 1, ${inner}, ${this.expression(1)})`,
      () => `((${inner}) ? ${this.expression(1)} : ${inner})`,
      () => `_Static_assert(${inner}, "no")`,
    ])
  }

  expression(depth: number): string {
    if (depth <= 0 || this.#random() < 0.2)
      return this.#one<string>([
        () => this.#name(),
        () => this.#name(),
        () => (this.#isTame ? '1.5' : pick(numbers, this.#random)),
        () => String(this.#below(9)),
        () =>
          this.#isTame
            ? 'true'
            : pick(
                ['true', 'this', '"text"', "'c'", 'nullptr', 'NULL', 'main', '__LINE__', '__FILE__', '1.5', '0x7fu'],
                this.#random,
              ),
      ])
    const inner = (): string => this.expression(depth - 1)
    if (this.#isTame) return this.#tameExpression(inner)
    return this.#one<string>([
      () => `${this.expression(depth - 1)} ${this.#binary()} ${this.expression(depth - 1)}`,
      () => `${this.#unary()}${this.expression(depth - 1)}`,
      () => `(${this.expression(depth - 1)})`,
      () => `${this.#name()}(${this.#list(this.expression(depth - 1), 3)})`,
      () => `${this.#name()}[${this.expression(depth - 1)}]`,
      () => `${this.#name()}.${this.#name()}`,
      () => `${this.#name()}::${this.#name()}`,
      () => `${this.#name()}<${this.#type()}>(${this.expression(depth - 1)})`,
      () => `${this.#type()}(${this.#list(this.expression(depth - 1), 3)})`,
      () =>
        `${this.expression(depth - 1)}${pick(['++', '--', '.xxxx', '._m00', '.operator+(1)', '[0]', '()'], this.#random)}`,
      () => `sizeof(${pick([this.#type(), this.#name()], this.#random)})`,
      () => `${pick(['ResourceDescriptorHeap', 'SamplerDescriptorHeap'], this.#random)}[${this.expression(depth - 1)}]`,
      () => `decltype(${this.#name()})(${this.expression(depth - 1)})`,
      () => `(${this.expression(depth - 1)} ? ${this.expression(depth - 1)} : ${this.expression(depth - 1)})`,
    ])
  }

  #tameExpression(inner: () => string): string {
    return this.#one<string>([
      () => `(${inner()} ${this.#binary()} ${inner()})`,
      () => `${this.#unary()}(${inner()})`,
      () => `${this.#intrinsic()}(${inner()})`,
      () =>
        `float3(${inner()}, ${inner()}, ${inner()})${pick(['.x', '[1]', '.zyx.y', '[anyIndex]', '.r'], this.#random)}`,
      () =>
        `int2x2(${inner()}, 1, 2, ${inner()})${pick(['._m01', '[1].x', '[anyIndex][0]', '._12_21.y'], this.#random)}`,
      () => `(${inner()} ? ${inner()} : ${inner()})`,
      () => `(counted++, ${inner()})`,
      () => `(counted ${pick(['=', '+=', '<<=', '|=', '%='], this.#random)} ${inner()})`,
      () => `${pick(['counted++', '--counted', '++counted'], this.#random)}`,
      () => `dot((float4)${inner()}, float4(1, 2, 3, ${inner()}))`,
      () => `select(${inner()} > 1, ${inner()}, ${inner()})`,
      () => `max(${inner()}, ${inner()})`,
      () => `mul(float2x2(1, 2, 3, ${inner()}), (float2)(${inner()})).y`,
    ])
  }

  statement(depth: number): string {
    const body = (): string => (depth <= 0 ? ';' : `{ ${this.statement(depth - 1)} ${this.statement(depth - 1)} }`)
    const local = this.#fresh()
    const attribute = this.#random() < 0.15 ? `${attributeText(this.#random)} ` : ''
    return this.#one<string>([
      () => `${this.expression(2)};`,
      () => `${this.#scalar()} ${local} = ${this.expression(1)};`,
      () => `${this.#type()} ${local}${this.#sizes()};`,
      () => `${this.#type()} ${local} = ${this.expression(1)}, ${local}2${this.#sizes()} = { ${this.expression(1)} };`,
      () => `static const ${this.#scalar()} ${local} = ${this.expression(1)};`,
      () => `${attribute}if (${this.#condition()}) ${body()} else ${body()}`,
      () => `${attribute}for (int ${local} = 0; ${local} < ${this.#below(5)}; ${local}++) ${body()}`,
      () => `${attribute}for (${this.expression(1)}; ${this.expression(1)}; ${this.expression(1)}) ${body()}`,
      () => `${attribute}while (${this.#condition()}) { ${this.statement(depth - 1)} break; }`,
      () => `${attribute}do ${body()} while (${this.#condition()});`,
      () =>
        `${attribute}switch (${this.#condition()}) { case ${this.#below(4)}: ${body()} break; default: ${body()} case ${this.expression(0)}: ; }`,
      () => `${pick(['break', 'continue', 'return', 'discard', 'goto end'], this.#random)};`,
      () => `if (${this.#condition()}) return;`,
      () => `{ ${this.declaration(depth - 1)} ${body()} }`,
      () => `typedef ${this.#type()} ${local}${this.#sizes()}; ${local} ${local}_v;`,
      () => `using ${local} = ${this.#type()};`,
      () =>
        `struct ${local} { ${this.#fields(depth)} } ${local}_v${this.#sizes()}; ${local}_v${this.#random() < 0.5 ? ' = ' : ';'}${local}_v;`,
      () => `enum ${local} { ${local}A, ${local}B = ${this.expression(1)} }; ${local} ${local}_v = ${local}A;`,
      () => `${local}: ${this.expression(1)};`,
      () => 'asm { nop };',
      () => `\n${pick(directives, this.#random)}\n`,
    ])
  }

  declaration(depth: number): string {
    const name = this.#fresh()
    const modifier = this.#random() < 0.2 ? `${pick(modifiers, this.#random)} ` : ''
    const attribute = this.#random() < 0.15 ? `${attributeText(this.#random)} ` : ''
    return this.#one<string>([
      () => `struct ${name}${this.#base()} { ${this.#fields(depth)} };`,
      () => `class ${name}${this.#base()} { ${this.#fields(depth)} };`,
      () => `interface ${name} { ${this.#scalar()} get(); ${this.#fields(0)} };`,
      () => `union ${name} { ${this.#fields(0)} };`,
      () => `${pick(['cbuffer', 'tbuffer'], this.#random)} ${name}${this.#place()} { ${this.#fields(0)} }`,
      () =>
        `${pick(['ConstantBuffer', 'TextureBuffer', 'StructuredBuffer', 'RWStructuredBuffer'], this.#random)}<${this.#name()}> ${name}${this.#sizes()}${this.#place()};`,
      () => `${modifier}${this.#type()} ${name}${this.#sizes()}${this.#place()};`,
      () => `${modifier}${this.#type()} ${name} = ${this.expression(1)};`,
      () => `static ${this.#scalar()} ${name}${this.#sizes()} = { ${this.#list(this.expression(1), 4)} };`,
      () => `groupshared ${this.#type()} ${name}${this.#sizes()};`,
      () => `${attribute}${modifier}${this.#function(name, depth)}`,
      () => `template<${this.#parameters(name)}> ${this.#function(name, depth)}`,
      () =>
        `template<${this.#parameters(name)}> struct ${name}${this.#base()} { ${this.#fields(depth)} }; template<> struct ${name}<${this.#list(this.#type(), 2)}> { ${this.#fields(0)} };`,
      () => `template<${this.#parameters(name)}> using ${name} = ${this.#type()};`,
      () => `template<${this.#parameters(name)}> static const ${this.#scalar()} ${name} = ${this.expression(1)};`,
      () =>
        `enum ${pick(['', 'class '], this.#random)}${name}${pick(['', ' : uint', ' : uint64_t', ' : float'], this.#random)} { ${name}A, ${name}B = ${this.expression(1)}, ${name}C };`,
      () =>
        `namespace ${name} { ${depth > 0 ? this.declaration(depth - 1) : ''} } ${pick(['', `using namespace ${name};`, `namespace other = ${name};`], this.#random)}`,
      () => `typedef ${this.#type()} ${name}${this.#sizes()};`,
      () => `extern ${this.#type()} ${name}${this.#sizes()};`,
      () =>
        `technique ${name} { pass p { VertexShader = compile vs_5_0 ${this.#name()}(); SetBlendState(${this.#name()}, 1, 2); } }`,
      () => `SamplerState ${name} { Filter = MIN_MAG_MIP_LINEAR; AddressU = ${this.#name()}; };`,
      () => `GlobalRootSignature ${name} = { "${rootSignature(this.#random)}" };`,
      () => `[RootSignature("${rootSignature(this.#random)}")]`,
      () =>
        `LocalRootSignature ${name} = { "${rootSignature(this.#random)}" }; SubobjectToExportsAssociation ${name}2 = { "${name}", "main" };`,
      () =>
        `${pick(['StateObjectConfig', 'RaytracingShaderConfig', 'RaytracingPipelineConfig', 'TriangleHitGroup'], this.#random)} ${name} = { ${this.#list(this.expression(0), 2)} };`,
      () => `${this.#scalar()} ${this.#name()}::${this.#name()}(${this.#scalar()} v) { return v; }`,
      () =>
        `${this.#scalar()} operator${pick(operators, this.#random)}(${this.#name()} a, ${this.#name()} b) { return a; }`,
      () => `_Static_assert(${this.expression(1)}, "no");`,
      () => pick(directives, this.#random),
    ])
  }

  #function(name: string, depth: number): string {
    const count = this.#below(4)
    const parameters = Array.from({ length: count }, (_, index) => {
      const mode = pick(['', '', 'in ', 'out ', 'inout ', 'const ', 'uniform '], this.#random)
      const type = this.#random() < 0.5 ? this.#scalar() : this.#type()
      const rest = pick(
        ['', '', ` = ${this.expression(0)}`, ` : ${pick(semantics, this.#random)}`, this.#sizes()],
        this.#random,
      )
      return `${mode}${type} p${index}${rest}`
    })
    const semantic = this.#random() < 0.2 ? ` : ${pick(semantics, this.#random)}` : ''
    const type = this.#random() < 0.6 ? this.#scalar() : this.#type()
    const body = depth > 0 ? `{ ${this.statement(depth - 1)} return ${this.expression(1)}; }` : `{ return (${type})0; }`
    return `${type} ${name}(${parameters.join(', ')})${semantic} ${this.#random() < 0.1 ? ';' : body}`
  }

  #fields(depth: number): string {
    const field = (): string => {
      const name = this.#fresh()
      return this.#one<string>([
        () => `${this.#scalar()} ${name};`,
        () => `${this.#type()} ${name}${this.#sizes()};`,
        () => `${pick(modifiers, this.#random)} ${this.#type()} ${name} : ${pick(semantics, this.#random)};`,
        () => `uint ${name} : ${this.#below(34)};`,
        () => `${this.#name()} ${name};`,
        () => `static const ${this.#scalar()} ${name} = ${this.expression(0)};`,
        () => this.#function(name, depth - 1),
        () => `static ${this.#function(name, depth - 1)}`,
        () => `template<${this.#parameters(name)}> ${this.#function(name, depth - 1)}`,
        () => `${this.#scalar()} operator${pick(operators, this.#random)}(${this.#scalar()} other) { return other; }`,
        () => `struct { ${this.#scalar()} ${name}; };`,
        () => `struct ${name} { ${this.#scalar()} a; } ${name}_v;`,
        () => `${pick(['public', 'private', 'protected'], this.#random)}:`,
        () => `typedef ${this.#type()} ${name};`,
        () => `enum ${name} { ${name}A };`,
        () => `friend ${this.#function(name, 0)}`,
        () => `${name}() {}`,
      ])
    }
    return Array.from({ length: 1 + this.#below(4) }, field).join(' ')
  }

  #parameters(name: string): string {
    const one = (index: number): string =>
      pick(
        [
          `typename T${index}`,
          `class T${index} = ${this.#type()}`,
          `int N${index}`,
          `int N${index} = ${this.expression(0)}`,
          `typename T${index} = ${name}<int>`,
          `typename... T${index}`,
          `${this.#type()} V${index}`,
          `template<typename> class T${index}`,
        ],
        this.#random,
      )
    return Array.from({ length: this.#below(4) }, (_, index) => one(index)).join(', ')
  }

  #base(): string {
    return this.#random() < 0.7 ? '' : ` : ${pick(['', 'public ', 'virtual '], this.#random)}${this.#name()}`
  }

  #sizes(): string {
    return pick(['', '', '', '[2]', '[]', '[2][3]', '[0]', `[${this.expression(0)}]`, '[65536]'], this.#random)
  }

  #place(): string {
    const letter = pick([...'tusbci'], this.#random)
    const options = ['', '', ` : register(${letter}${this.#below(9)})`, ` : register(space${this.#below(3)})`]
    return pick(
      [...options, ` : packoffset(c${this.#below(9)}.y)`, ` : ${pick(semantics, this.#random)}`],
      this.#random,
    )
  }

  #condition(): string {
    return this.#random() < 0.1 ? `${this.#scalar()} ${this.#fresh()} = ${this.expression(0)}` : this.expression(1)
  }

  #list(first: string, most: number): string {
    return [first, ...Array.from({ length: this.#below(most) }, () => this.expression(0))].join(', ')
  }

  #binary(): string {
    return pick(this.#isTame ? tameBinary : binary, this.#random)
  }

  #unary(): string {
    return pick(this.#isTame ? tameUnary : unary, this.#random)
  }

  #intrinsic(): string {
    return pick(this.#isTame ? tameIntrinsics : intrinsics, this.#random)
  }

  #type(): string {
    return this.#isTame ? pick(tameTypes, this.#random) : typeText(this.#random)
  }

  #scalar(): string {
    return pick(this.#isTame ? tameTypes.slice(0, 4) : scalars, this.#random)
  }

  #name(): string {
    return this.#names.length === 0 ? 'main' : pick(this.#names, this.#random)
  }

  #fresh(): string {
    this.#count++
    return `made${this.#count}_${this.#below(1000)}`
  }

  #below(limit: number): number {
    return below(limit, this.#random)
  }

  #one<T>(makers: readonly (() => T)[]): T {
    return pick(makers, this.#random)()
  }
}
