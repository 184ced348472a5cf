// Writes the tables of SPIR-V from the grammar that Khronos publishes (KhronosGroup/SPIRV-Headers, include/spirv/unified1):
//
//   npx tsx tools/generate/spirv-tables.ts DIR
//
//   opcodes.ts               OpNop: 0, ...                    instructions, and those of GLSL.std.450
//   enumerants.ts            Dim = { '1D': 0, ... }           enumerated operands
//   extension-names.ts       'SPV_KHR_ray_query', ...         what [[vk::ext_extension]] may name
//   disassemble/operands.ts  'Result Id Int': 'OpTypeVector'  what follows an instruction or an enumerant
//
// Left out is what only OpenCL devices and FPGAs have. Rows are in the order of the grammar; of several names for one number the first
// is the one that is printed.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Operand {
  readonly kind: string
  readonly quantifier?: '?' | '*'
}

interface Row {
  readonly extensions?: readonly string[]
  readonly capabilities?: readonly string[]
}

interface Instruction extends Row {
  readonly opname: string
  readonly aliases?: readonly string[]
  readonly class?: string
  readonly opcode: number
  readonly operands?: readonly Operand[]
}

interface Enumerant extends Row {
  readonly enumerant: string
  readonly aliases?: readonly string[]
  readonly value: string | number
  readonly parameters?: readonly Operand[]
}

interface Grammar {
  readonly instructions: readonly Instruction[]
  readonly operand_kinds: readonly {
    readonly category: string
    readonly kind: string
    readonly enumerants?: readonly Enumerant[]
  }[]
}

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('usage: npx tsx tools/generate/spirv-tables.ts DIR')
const read = (name: string): Grammar => JSON.parse(readFileSync(join(folder, name), 'utf8'))
const core = read('spirv.core.grammar.json')
const glsl = read('extinst.glsl.std.450.grammar.json')
const target = join(import.meta.dirname, '../../src/targets/spirv')
const origin = '// Made by tools/generate/spirv-tables.ts; not to be edited.'

/** First the name to print: spirv-dis prints that of the older extension for these. */
const printedByAlias =
  /^(ComputeDerivativeGroup|DerivativeGroup|OpGroupNonUniformPartition|GroupNonUniformPartition|Partitioned)/

function namesOf(name: string, aliases: readonly string[]): string[] {
  return printedByAlias.test(name) ? [...aliases, name] : [name, ...aliases]
}

const foreign = /INTEL|ALTERA|Pipe|Kernel|FPGA|TOSA|^Op(Graph|TypeGraph)/
const foreignClasses: ReadonlySet<string> = new Set(['Pipe', 'Device-Side_Enqueue'])
const instructions = core.instructions.filter(
  ({ opname, class: kind = '' }) => !foreign.test(opname) && !foreignClasses.has(kind),
)
const enumerations = core.operand_kinds.filter(
  ({ category, kind }) => /Enum$/.test(category) && !foreign.test(kind) && !/^(Sampler|ImageChannel)/.test(kind),
)

function enumerantsOf(rows: readonly Enumerant[]): Enumerant[] {
  return rows.filter(
    ({ enumerant, extensions = [] }) => !foreign.test(enumerant) && !extensions.some((name) => foreign.test(name)),
  )
}

function key(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`
}

function table(name: string, rows: readonly string[]): string {
  return `export const ${name} = {\n${rows.map((row) => `  ${row},\n`).join('')}} as const\n`
}

const operandKinds: Readonly<Record<string, string>> = {
  IdResultType: 'Type',
  IdResult: 'Result',
  IdRef: 'Id',
  IdScope: 'Id',
  IdMemorySemantics: 'Id',
  LiteralInteger: 'Int',
  LiteralString: 'String',
  LiteralFloat: 'Float',
  LiteralContextDependentNumber: 'Number',
  LiteralExtInstInteger: 'ExtendedInstruction',
  LiteralSpecConstantOpInteger: 'Opcode',
  PairLiteralIntegerIdRef: 'NumberId',
  PairIdRefLiteralInteger: 'IdInt',
  PairIdRefIdRef: 'Id',
}

function lineOf(operands: readonly Operand[] = []): string {
  return operands.map(({ kind, quantifier = '' }) => `${operandKinds[kind] ?? kind}${quantifier}`).join(' ')
}

function writeOpcodes(): void {
  const rows = instructions.flatMap(({ opname, aliases = [], opcode }) =>
    namesOf(opname, aliases).map((name) => `${name}: ${opcode}`),
  )
  const extended = glsl.instructions.map(({ opname, opcode }) => `${opname}: ${opcode}`)
  writeFileSync(
    join(target, 'opcodes.ts'),
    `// Instructions of SPIR-V and of GLSL.std.450 by the names of their specifications.\n${origin}\n\n${table('opcodes', rows)}
export type OpcodeName = keyof typeof opcodes

/** The extended instructions of GLSL.std.450. */
${table('glslInstructions', extended)}
export type GlslInstruction = keyof typeof glslInstructions
`,
  )
}

function writeEnumerants(): void {
  const tables = enumerations.map(({ kind, enumerants = [] }) =>
    table(
      kind,
      enumerantsOf(enumerants).flatMap(({ enumerant, aliases = [], value }) =>
        namesOf(enumerant, aliases).map(
          (name) => `${key(name)}: ${typeof value === 'string' ? `0x${Number(value).toString(16)}` : value}`,
        ),
      ),
    ),
  )
  writeFileSync(
    join(target, 'enumerants.ts'),
    `// Numbers of enumerated operands by the names of the SPIR-V specification. Values of a kind that is a mask are its single bits.\n${origin}\n\n${tables.join('\n')}`,
  )
}

function writeExtensions(): void {
  const rows: readonly Row[] = [
    ...core.instructions,
    ...core.operand_kinds.flatMap(({ enumerants = [] }) => enumerants),
  ]
  const names = new Set(rows.flatMap(({ extensions = [] }) => extensions))
  const list = [...names].sort().map((name) => `  '${name}',\n`)
  writeFileSync(
    join(target, 'extension-names.ts'),
    `// Extensions of SPIR-V that something in its grammar needs.\n${origin}\n
export const extensionNames: ReadonlySet<string> = new Set([\n${list.join('')}])
`,
  )
}

function writeOperands(): void {
  const lines = new Map<string, string[]>()
  for (const { opname, aliases = [], operands } of instructions) {
    const line = lineOf(operands)
    // The disassembler takes the words of these as they come.
    if (/^Type Result( Id[*?]?)*$/.test(line)) continue
    lines.set(line, [...(lines.get(line) ?? []), opname, ...aliases])
  }
  const rows = [...lines].map(([line, names]) => `  '${line}': '${names.join(' ')}',\n`)
  const kinds = enumerations.flatMap(({ kind, enumerants = [] }) => {
    const own = enumerantsOf(enumerants).filter(({ parameters }) => parameters && parameters.length > 0)
    const inner = own.map(({ enumerant, parameters }) => `    ${key(enumerant)}: '${lineOf(parameters)}',\n`)
    return own.length === 0 ? [] : [`  ${kind}: {\n${inner.join('')}  },\n`]
  })
  const masks = enumerations.filter(({ category }) => category === 'BitEnum').map(({ kind }) => `  '${kind}',\n`)
  writeFileSync(
    join(target, 'disassemble/operands.ts'),
    `// What follows an instruction, by its operands; those that are \`Type Result Id*\` are not listed. \`?\` may be absent, \`*\` repeats until
// the words end. Then what follows an enumerant, and which kinds are masks.
${origin}

export const operandLines: Readonly<Record<string, string>> = {\n${rows.join('')}}

export const enumerantOperands: Readonly<Record<string, Readonly<Record<string, string>>>> = {\n${kinds.join('')}}

export const masks: readonly string[] = [\n${masks.join('')}]
`,
  )
}

writeOpcodes()
writeEnumerants()
writeExtensions()
writeOperands()
