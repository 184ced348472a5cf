// The typed program as HLSL for shader model 6.6, with the registers that were decided on the IR way:
//
//   Texture2D t;                      Texture2D<float4> t : register(t0);
//   float4 f() { return t[int2(0, 0)]; }
//
// Everything the entry points need is written, and nothing else: types, resources, statics, functions, in this order as far as they
// allow it. Names, loops, blocks, methods and comments are those of the source; templates are the instances they became.
import type { Bindings } from '../../../binding/bind.ts'
import type { Choices } from '../../../program/choices.ts'
import type { ConstantBuffer, Program, Variable } from '../../../program/program.ts'
import type { SourceMap } from '../../../support/source.ts'
import type { StructType } from '../../../types/types.ts'
import {
  writeBuffer,
  writeEnum,
  writeFunction,
  writePrototype,
  writeStructHead,
  writeVariable,
} from './declarations.ts'
import { isSubobject } from './names.ts'
import { arrange, type Declared } from './order.ts'
import { Registers } from './registers.ts'
import { type Item, Writing } from './writing.ts'

export interface HlslInput {
  /** Free of errors, without descriptor handles. */
  readonly program: Program
  readonly bindings: Bindings
  readonly choices: Choices
  readonly sources: SourceMap
  /** The source is HLSL itself, so that every name in it can stay. */
  readonly isHlsl: boolean
  /** The compiler that reads the text exports every function: those that are not exported here become `static`. */
  readonly isExternalByDefault: boolean
  /** Of a macro, which is gone here, and wins over the attribute of the entry point. */
  readonly rootSignature: string | undefined
}

/** Lines get marks (support/line-marks.ts) when they are asked for. */
export function writeHlsl(input: HlslInput, marksLines: boolean): string {
  const { program, bindings } = input
  const writing = new Writing(input)
  writing.marksLines = marksLines
  const registers = new Registers(program, bindings)
  const declared = new Map<Item, Declared>()
  const pending: Item[] = program.functions.map((target) => target.owner ?? target)
  for (const owner of registers.boundOwners) pending.push(itemOf(owner))
  for (const global of program.globals) if (global.kind === 'static' && isSubobject(global.type)) pending.push(global)
  for (const item of pending) {
    if (declared.has(item)) continue
    const made = declareItem(writing, item, registers)
    declared.set(item, made)
    for (const needs of [made.needs, made.bodyNeeds]) for (const need of needs) pending.push(need)
  }
  return arrange(declared, program)
}

/** Members of a buffer come with it. */
function itemOf(owner: Variable | ConstantBuffer): Item {
  return owner.kind === 'constant' && owner.buffer ? owner.buffer : owner
}

/** Writes one declaration and notes what it needs in front of it. */
function declareItem(writing: Writing, item: Item, registers: Registers): Declared {
  writing.scope = scopeOf(writing, item)
  const scope = writing.scope
  if ('kind' in item && item.kind === 'struct') return declareStruct(writing, item, scope)
  const needs = (writing.needed = new Set<Item>())
  const text = itemText(writing, item, registers)
  needs.delete(item)
  return { section: sectionOf(item), scope, text, needs, bodyNeeds: new Set(), methods: undefined }
}

function itemText(writing: Writing, item: Exclude<Item, StructType>, registers: Registers): string {
  if (!('kind' in item)) return writeFunction(writing, item)
  switch (item.kind) {
    case 'enum':
      return writeEnum(writing, item)
    case 'constant-buffer':
      return writeBuffer(writing, item, registers)
    default:
      return writeVariable(writing, item, registers)
  }
}

function scopeOf({ names }: Writing, item: Item): string {
  if (!('kind' in item)) return names.function(item).scope
  switch (item.kind) {
    case 'struct':
      return names.struct(item).scope
    case 'enum':
      return names.enum(item).scope
    case 'constant-buffer': {
      const [member] = item.members
      return member && item.name !== '$Globals' ? names.variable(member).scope : ''
    }
    default:
      return names.variable(item).scope
  }
}

function sectionOf(item: Item): Declared['section'] {
  if (!('kind' in item)) return 'functions'
  switch (item.kind) {
    case 'struct':
    case 'enum':
      return 'types'
    case 'constant-buffer':
    case 'resource':
      return 'resources'
    default:
      return 'statics'
  }
}

/** Bodies of methods may need what needs the struct itself: then they follow it. */
function declareStruct(writing: Writing, struct: StructType, scope: string): Declared {
  const needs = (writing.needed = new Set<Item>())
  const text = writeStructHead(writing, struct)
  const functions = writing.methods.get(struct) ?? []
  const prototypes = functions.map((method) => writePrototype(writing, method))
  needs.delete(struct)
  const bodyNeeds = (writing.needed = new Set<Item>())
  const prefix = `${writing.names.struct(struct).name}::`
  const inside = functions.map((method) => writeFunction(writing, method))
  const outside = functions.filter(({ body }) => body).map((method) => writeFunction(writing, method, prefix))
  bodyNeeds.delete(struct)
  return { section: 'types', scope, text, needs, bodyNeeds, methods: { prototypes, inside, outside } }
}
