// Payloads and attributes of rays, and structs that functions of libraries are given, lie in memory as in DXC's libraries, which may share a
// pipeline: i32 for bool, and matrices, column by column unless they say otherwise, as structs of rows that are accessed as one vector.
//
//   %p = alloca { <6 x float>, <2 x i1> }             =>     %p = alloca { %class.matrix.float.2.3, <2 x i32> }
//   store <6 x float> %m, ptr %p                      =>     a store of its components in another order
//   call @llvm.dx.traceray(..., ptr %p)               =>     the same with the new %p
import { Builder } from '../../../ir/builder.ts'
import { constantInt, poisonValue, zeroValue } from '../../../ir/constants.ts'
import { Instruction } from '../../../ir/instructions.ts'
import { sizeInBytes } from '../../../ir/layout.ts'
import { GlobalVariable, type Module } from '../../../ir/module.ts'
import { arrayType, elementCount, type IrType, i1, i32, type VectorType, vectorType } from '../../../ir/types.ts'
import { Argument, type Value } from '../../../ir/values.ts'
import { definePass } from '../../../passes/define.ts'
import { bug } from '../../../support/bug.ts'
import { indexedType } from '../indexed-type.ts'
import { into, type Place } from './memory-place.ts'
import { type MatrixMember, PayloadRewriter, PayloadTypes, passedMatrices, storedLane } from './payload-rewriter.ts'

/** Their last operand is a payload, attributes or parameters. */
const passing: ReadonlySet<string> = new Set([
  'llvm.dx.traceray',
  'llvm.dx.callshader',
  'llvm.dx.reporthit',
  'llvm.dx.hitobject.trace.ray',
  'llvm.dx.hitobject.invoke',
  'llvm.dx.hitobject.attributes',
  'llvm.dx.hitobject.from.ray.query.with.attributes',
])

export const rayMemory = definePass({
  name: 'ray-memory',
  summary:
    'Store what ray-tracing shaders and functions of libraries pass to each other without bools, and matrices column by column.',
  after: ['resource-access'],
  run(module: Module) {
    const functions = [...module.functions.values()].filter(({ intrinsic }) => intrinsic === '')
    const types = new RayTypes(module)
    const builder = new Builder(module)
    for (const fn of functions) {
      const matrices = passedMatrices(fn)
      for (const argument of fn.arguments) {
        const { pointee, index } = argument
        const matrix = matrices.get(index)
        const isSeen = pointee?.kind === 'struct' || fn.linkage === 'external'
        if (!pointee || !isSeen || types.member(pointee, matrix) === pointee) continue
        const rewriter = new RayRewriter(builder, pointee, types, argument, matrix)
        if (rewriter.canFollow(argument)) types.passed.set(argument, rewriter)
      }
    }
    for (const [argument, rewriter] of types.passed) {
      rewriter.run(argument)
      argument.pointee = rewriter.storedType
    }
    let changed = types.passed.size > 0
    for (const fn of functions)
      for (const call of [...fn.instructions()])
        for (const index of passedBy(call, types)) changed = send(builder, call, index, types) || changed
    return changed
  },
})

/** Which arguments of a call lie in memory as other shaders and libraries have them. */
function passedBy(call: Instruction, types: RayTypes): number[] {
  const { calledFunction } = call
  if (!calledFunction) return []
  if (passing.has(call.intrinsic)) return [call.argumentCount - 1]
  return calledFunction.arguments.flatMap((argument, index) => (types.passed.has(argument) ? [index] : []))
}

/** What is passed on from elsewhere than a local variable goes through one. */
function send(builder: Builder, call: Instruction, index: number, types: RayTypes): boolean {
  const sent = call.argument(index)
  const root = rootOf(sent)
  const wanted = wantedBy(call, index, types)
  if (wanted?.type.kind === 'struct' || !wanted)
    if (root instanceof Instruction && root.opcode === 'alloca') return changeVariable(builder, root, types)
  const type = pointeeOf(sent)
  if (!type || (wanted ? wanted.type !== type : types.of(type) === type)) return false
  const copy = passCopy(builder, call, index, type, {
    place: { type, fields: [], indices: [] },
    load: (leaf) => builder.load(leaf.place.type, builder.gep(type, sent, [0, ...leaf.path])),
    store: (leaf, value) => void builder.store(value, builder.gep(type, sent, [0, ...leaf.path])),
  })
  changeVariable(builder, copy, types, wanted?.matrix)
  return true
}

/** How a function finds what it is given. */
function wantedBy({ calledFunction }: Instruction, index: number, types: RayTypes): RayRewriter | undefined {
  const argument = calledFunction?.arguments[index]
  return argument && types.passed.get(argument)
}

function rootOf(pointer: Value): Value {
  let root = pointer
  while (root instanceof Instruction && root.opcode === 'getelementptr') root = root.pointer
  return root
}

function pointeeOf(pointer: Value): IrType | undefined {
  if (pointer instanceof Argument) return pointer.pointee
  if (pointer instanceof GlobalVariable) return pointer.valueType
  if (pointer instanceof Instruction && pointer.opcode === 'alloca') return pointer.subjectType
  if (!(pointer instanceof Instruction) || pointer.opcode !== 'getelementptr') return undefined
  return indexedType(pointer.subjectType!, pointer.operands.slice(1))
}

function changeVariable(builder: Builder, variable: Instruction, types: RayTypes, matrix?: MatrixMember): boolean {
  const type = variable.subjectType!
  const stored = types.member(type, matrix)
  if (stored === type) return false
  builder.positionBefore(variable)
  const memory = builder.alloca(stored, variable.name)
  const changed = new RayRewriter(builder, type, types, memory, matrix).run(variable)
  if (changed) variable.erase()
  else memory.erase()
  return changed
}

interface Leaf {
  readonly place: Place
  /** Indices that lead to it. */
  readonly path: readonly number[]
}

interface Original {
  readonly place: Place
  readonly load: (leaf: Leaf) => Value
  readonly store: (leaf: Leaf, value: Value) => void
}

/** Gives a call a variable with what lies somewhere, and takes it from there when the call is done. */
function passCopy(builder: Builder, call: Instruction, index: number, type: IrType, original: Original): Instruction {
  builder.positionBefore(call.function!.entry.firstNonPhi()!)
  const copy = builder.alloca(type)
  const leaves = leavesOf(original.place, [])
  const addressOf = ({ path }: Leaf): Value => (path.length === 0 ? copy : builder.gep(type, copy, [0, ...path]))
  builder.positionBefore(call)
  for (const leaf of leaves) builder.store(original.load(leaf), addressOf(leaf))
  call.setOperand(index, copy)
  builder.positionAfter(call)
  for (const leaf of leaves) original.store(leaf, builder.load(leaf.place.type, addressOf(leaf)))
  return copy
}

class RayTypes extends PayloadTypes {
  /** The parameters whose memory changes. */
  readonly passed = new Map<Argument, RayRewriter>()

  protected override vector(type: VectorType): IrType {
    return vectorType(type.count, this.of(type.element))
  }

  override member(type: IrType, matrix: MatrixMember | undefined): IrType {
    if (!matrix) return this.of(type)
    if (type.kind === 'array') return arrayType(type.count, this.member(type.element, matrix))
    const { rows, columns, element } = matrix
    const row = vectorType(columns, type.kind === 'vector' ? type.element : bug('a matrix is a vector in registers'))
    return this.module.createStruct(`class.matrix.${element}.${rows}.${columns}`, [arrayType(rows, row)])
  }
}

class RayRewriter extends PayloadRewriter {
  private readonly rays: RayTypes

  constructor(builder: Builder, type: IrType, types: RayTypes, memory: Value, matrix?: MatrixMember) {
    super(builder, type, types, memory, matrix)
    this.rays = types
  }

  canFollow(variable: Value): boolean {
    return this.isResolvable(variable, this.root)
  }

  protected override takesAddress(call: Instruction, pointer: Value): boolean {
    return passing.has(call.intrinsic)
      ? call.argument(call.argumentCount - 1) === pointer
      : call.calledFunction !== undefined && call.intrinsic === ''
  }

  /** Where a function finds a number or a vector it is as in registers. */
  override passAddress(call: Instruction, place: Place, pointer: Value): void {
    const passed = passedBy(call, this.rays)
    for (let index = 0; index < call.argumentCount; index++) {
      if (call.argument(index) !== pointer) continue
      const wanted = wantedBy(call, index, this.rays)
      if (passed.includes(index) && this.isStoredAs(place, wanted)) call.setOperand(index, this.whole(place))
      else {
        const copy = passCopy(this.builder, call, index, place.type, this.leavesOf(place))
        if (wanted) changeVariable(this.builder, copy, this.rays, wanted.matrix)
      }
      this.builder.positionBefore(call)
    }
  }

  /** Structs lie alike everywhere; of a matrix the declaration says how. */
  private isStoredAs(place: Place, wanted: RayRewriter | undefined): boolean {
    if (!wanted || wanted.type.kind === 'struct') return true
    const { matrix } = this.pathOf(place)
    return this.rays.member(place.type, matrix) === wanted.storedType && matrix?.rowMajor === wanted.matrix?.rowMajor
  }

  private whole(place: Place): Value {
    const isWhole = place.fields.length === 0 && place.indices.length === 0
    return isWhole ? this.memory : this.address(place)
  }

  private leavesOf(place: Place): Original {
    return {
      place,
      load: (leaf) => this.load(leaf.place),
      store: (leaf, value) => this.store(leaf.place, value),
    }
  }

  protected override load(place: Place): Value {
    if (place.type.kind !== 'vector') return super.load(place)
    const { builder, type, pointer, matrix } = this.vectorAt(place)
    const stored = builder.load(type, pointer, '', sizeInBytes(type.element))
    let vector: Value = poisonValue(place.type)
    for (let lane = 0; lane < type.count; lane++) {
      const component = builder.extractElement(stored, matrix ? storedLane(matrix, lane) : lane)
      const value = place.type.element === i1 ? builder.icmp('ne', component, constantInt(i32, 0)) : component
      vector = builder.insertElement(vector, value, lane)
    }
    return vector
  }

  protected override store(place: Place, value: Value): void {
    if (place.type.kind !== 'vector') {
      super.store(place, value)
      return
    }
    const { builder, type, pointer, matrix } = this.vectorAt(place)
    let vector: Value = zeroValue(type)
    for (let lane = 0; lane < type.count; lane++) {
      const component = builder.extractElement(value, lane)
      const stored = component.type === i1 ? builder.cast('zext', component, i32) : component
      vector = builder.insertElement(vector, stored, matrix ? storedLane(matrix, lane) : lane)
    }
    builder.store(vector, pointer, sizeInBytes(type.element))
  }

  override address(place: Place): Value {
    return this.addressOf(place, this.pathOf(place).matrix)
  }

  /** A component of a matrix lies in the vector that the whole is accessed as. */
  private addressOf({ type, fields, indices }: Place, matrix: MatrixMember | undefined): Value {
    const { builder } = this
    if (!matrix || type.kind === 'vector' || type.kind === 'array')
      return builder.gep(this.storedType, this.memory, [0, ...this.pathOf({ type, fields, indices }).path])
    const whole = { type, fields, indices: indices.slice(0, -1) }
    const lane = this.pathOf({ type, fields, indices }).path.at(-1)!
    const vector = vectorType(matrix.rows * matrix.columns, this.types.of(type))
    const base = builder.gep(this.storedType, this.memory, [0, ...this.pathOf(whole).path])
    return builder.gep(vector, base, [0, lane])
  }

  private vectorAt(place: Place): {
    builder: Builder
    type: VectorType
    pointer: Value
    matrix: MatrixMember | undefined
  } {
    const { builder } = this
    const { path, matrix } = this.pathOf(place)
    const { count, element } = place.type as VectorType
    const pointer = builder.gep(this.storedType, this.memory, [0, ...path])
    return { builder, type: vectorType(count, this.types.of(element)), pointer, matrix }
  }
}

/** Scalars and vectors in a place, with their indices from there. */
function leavesOf(place: Place, path: readonly number[]): Leaf[] {
  if (place.type.kind !== 'struct' && place.type.kind !== 'array') return [{ place, path }]
  return Array.from({ length: elementCount(place.type) }, (_, index) =>
    leavesOf(into(place, constantInt(i32, index))!, [...path, index]),
  ).flat()
}
