// Gives every scalar leaf of a variable in memory a flat array of its own.
//
//   groupshared struct { float3 a; bool b; } S[8]     =>     @S.0 = [24 x float], @S.1 = [8 x i32]
//   load <3 x float> of S[i].a                        =>     loads of @S.0 at i * 3, i * 3 + 1, i * 3 + 2
//
// DXIL knows neither vectors nor arrays of arrays in memory, and bool is an i32 there. Variables whose address goes somewhere else, as
// payloads do, stay as they are.
import { Builder } from '../../../ir/builder.ts'
import { constantInt } from '../../../ir/constants.ts'
import { moveDebugUses } from '../../../ir/debug.ts'
import { Instruction } from '../../../ir/instructions.ts'
import { sizeInBytes } from '../../../ir/layout.ts'
import { GlobalVariable, type Module } from '../../../ir/module.ts'
import { arrayType, type IrType, i1, i8, i32 } from '../../../ir/types.ts'
import type { Value } from '../../../ir/values.ts'
import { definePass } from '../../../passes/define.ts'
import { effort } from '../../../support/limits.ts'
import { flattenInitializer } from './flatten-initializer.ts'
import type { Place } from './memory-place.ts'
import { isZero, MemoryRewriter } from './memory-rewriter.ts'

export const flattenMemory = definePass({
  name: 'flatten-memory',
  summary: 'Give every scalar leaf of a variable in memory a flat array of its own.',
  after: ['resource-access', 'dynamic-vectors'],
  run: flattenVariables,
})

function flattenVariables(module: Module): boolean {
  const builder = new Builder(module)
  let changed = false
  for (const global of [...module.globals.values()])
    if (needsFlattening(global.valueType)) changed = new Flattener(builder, global, global.valueType).run() || changed
  for (const fn of module.functions.values())
    for (const instruction of [...fn.instructions()])
      if (instruction.opcode === 'alloca' && needsFlattening(instruction.subjectType!))
        changed = new Flattener(builder, instruction, instruction.subjectType!).run() || changed
  return changed
}

function needsFlattening(type: IrType): boolean {
  if (type === i1) return true
  if (type.kind === 'array') return type.element !== i8 && type.element.kind !== 'target'
  return type.kind === 'vector' || type.kind === 'struct'
}

/** A scalar inside a type: the structs' members that lead to it, and how often arrays and vectors repeat it. */
export interface Leaf {
  readonly fields: readonly number[]
  readonly counts: readonly number[]
  readonly type: IrType
}

function leavesOf(type: IrType, fields: readonly number[] = [], counts: readonly number[] = []): Leaf[] {
  if (type.kind === 'array' || type.kind === 'vector') return leavesOf(type.element, fields, [...counts, type.count])
  if (type.kind !== 'struct') return [{ fields, counts, type }]
  return type.elements.flatMap((element, index) => leavesOf(element, [...fields, index], counts))
}

class Flattener extends MemoryRewriter {
  private readonly variable: Instruction | GlobalVariable
  private readonly root: Place
  private readonly leaves = new Map<string, { readonly leaf: Leaf; readonly memory: Value; readonly stored: IrType }>()

  constructor(builder: Builder, variable: Instruction | GlobalVariable, type: IrType) {
    super(builder)
    this.variable = variable
    this.root = { type, fields: [], indices: [] }
  }

  /** False when nothing was changed: the address escapes, or it holds what cannot be flat. */
  run(): boolean {
    const { builder } = this
    const { name } = this.variable
    const leaves = leavesOf(this.root.type)
    if (
      leaves.length > effort.flattenedLeaves.most ||
      leaves.some(({ type }) => type.kind === 'target' || type.kind === 'pointer')
    )
      return false
    if (!this.isResolvable(this.variable, this.root) || isFlat(this.variable, this.root.type)) return false
    // The parts may take over the name.
    if (this.variable instanceof GlobalVariable) builder.module.rename(this.variable, `${name}.whole`)
    leaves.forEach((leaf, index) => {
      this.leaves.set(leaf.fields.join('.'), this.createStorage(leaf, leaves.length === 1 ? name : `${name}.${index}`))
    })
    this.replaceUses(this.variable, this.root)
    const [only, ...others] = this.leaves.values()
    if (only && others.length === 0) moveDebugUses(this.variable, only.memory)
    if (this.variable instanceof Instruction) this.variable.erase()
    else this.variable.module?.eraseGlobal(this.variable)
    return true
  }

  private createStorage(leaf: Leaf, name: string) {
    const { builder, variable } = this
    const element = leaf.type === i1 ? i32 : leaf.type
    const count = leaf.counts.reduce((product, each) => product * each, 1)
    const stored = leaf.counts.length === 0 ? element : arrayType(count, element)
    const alignment = Math.max(4, sizeInBytes(element))
    if (variable instanceof Instruction) {
      builder.positionBefore(variable)
      return { leaf, stored, memory: builder.alloca(stored, name, alignment) }
    }
    const { linkage, isConstant, addressSpace, initializer } = variable
    const memory = builder.module.createGlobal(name, stored, {
      linkage,
      constant: isConstant,
      addressSpace,
      alignment,
      ...(initializer && { initializer: flattenInitializer(initializer, leaf, stored) }),
    })
    return { leaf, stored, memory }
  }

  protected address({ fields, indices }: Place): Value {
    const { leaf, memory, stored } = this.leaves.get(fields.join('.'))!
    return leaf.counts.length === 0
      ? memory
      : this.builder.gep(stored, memory, [0, this.flatIndex(leaf.counts, indices)])
  }

  protected laneAddresses({ fields, indices }: Place, count: number): Value[] {
    const { builder } = this
    const { leaf, memory, stored } = this.leaves.get(fields.join('.'))!
    const first = this.flatIndex(leaf.counts, [...indices, constantInt(i32, 0)])
    return Array.from({ length: count }, (_, lane) =>
      builder.gep(stored, memory, [0, lane === 0 ? first : builder.add(first, constantInt(i32, lane))]),
    )
  }
}

/** An array of scalars that is only accessed scalar by scalar: as this pass leaves it. */
function isFlat(variable: Instruction | GlobalVariable, type: IrType): boolean {
  if (type.kind !== 'array' || type.element === i1 || needsFlattening(type.element)) return false
  if (variable.alignment !== Math.max(4, sizeInBytes(type.element))) return false
  const { element } = type
  return [...variable.users()].every((user) => {
    if (!(user instanceof Instruction) || user.opcode !== 'getelementptr') return false
    if (user.subjectType !== type || user.operands.length !== 3 || !isZero(user.operand(1))) return false
    return [...user.users()].every((access) => {
      if (!(access instanceof Instruction)) return false
      if (access.opcode === 'load') return access.type === element
      return access.opcode === 'store' && access.storedValue.type === element
    })
  })
}
