// What addresses are in, and accesses of it: a resource, groupshared memory and constants, variables of a thread.
//
//   Buffers[i].Load(0)      for each buffer that lanes of the chunk have chosen: read, those lanes alone
//
// An address is an offset in what it comes from. Variables are interleaved: word by word, each for four lanes.
import { ConstantExpression, ConstantInt, ConstantString } from '../../ir/constants.ts'
import { Instruction } from '../../ir/instructions.ts'
import { sizeInBytes, structLayout } from '../../ir/layout.ts'
import { GlobalVariable, type IrFunction } from '../../ir/module.ts'
import type { IrType } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'
import { CannotRun } from '../cannot-run.ts'
import type { Code } from './encoder.ts'
import { localBytes, type StaticObject } from './layout.ts'
import { storeTo } from './memory-instructions.ts'
import { frameParameter, regionParameter, type Translation } from './translate.ts'

/** What an address is in. */
export type Root =
  | { readonly kind: 'buffer'; readonly handle: Value }
  | ({ readonly kind: 'static' } & StaticObject)
  | { readonly kind: 'local'; readonly frame: number; readonly size: number }

/** The same for the lanes of an access. */
export type Space = Exclude<Root, { kind: 'buffer' }> | { readonly kind: 'descriptor'; readonly push: () => Code }

export class Addresses {
  readonly #translation: Translation
  readonly #roots = new Map<Value, Root>()

  constructor(translation: Translation) {
    this.#translation = translation
  }

  rootOf(pointer: Value): Root {
    const known = this.#roots.get(pointer)
    if (known) return known
    const root = this.#findRoot(pointer, new Set())
    this.#roots.set(pointer, root)
    return root
  }

  #findRoot(pointer: Value, seen: Set<Value>): Root {
    const { plan } = this.#translation.context
    if (pointer instanceof GlobalVariable) {
      const size = sizeInBytes(pointer.valueType)
      if (pointer.addressSpace === 3 || pointer.isConstant)
        return { kind: 'static', ...plan.placeGlobal(pointer, size) }
      const known = this.#roots.get(pointer) ?? ({ kind: 'local', frame: plan.placeLocal(size), size } as const)
      this.#roots.set(pointer, known)
      return known
    }
    if (pointer instanceof ConstantExpression) return this.rootOf(pointer.operands[0]!)
    if (pointer instanceof Instruction) {
      if (pointer.opcode === 'alloca') {
        const size = sizeInBytes(pointer.subjectType!)
        return { kind: 'local', frame: plan.placeLocal(size), size }
      }
      if (pointer.opcode === 'getelementptr') return this.rootOf(pointer.pointer)
      if (/^llvm\.dx\.resource\.get(texture)?pointer$/.test(pointer.intrinsic))
        return { kind: 'buffer', handle: pointer.argument(0) }
      const chosen = choices(pointer)
      if (chosen && !seen.has(pointer)) return this.#commonRoot(chosen, seen.add(pointer))
    }
    throw new CannotRun('an address that is chosen while the shader runs is not translated')
  }

  /** Where all that an address may be lies in the same object. */
  #commonRoot(pointers: readonly Value[], seen: Set<Value>): Root {
    const roots = pointers
      .filter((each) => !seen.has(each))
      .map((each) => this.#roots.get(each) ?? this.#findRoot(each, seen))
    const [first] = roots
    if (first && roots.every((root) => this.#isSame(root, first))) return first
    throw new CannotRun('an address that is chosen while the shader runs is not translated')
  }

  #isSame(first: Root, second: Root): boolean {
    if (first.kind === 'buffer')
      return (
        second.kind === 'buffer' &&
        (first.handle === second.handle ||
          (this.descriptorOf(first.handle) !== undefined &&
            this.descriptorOf(first.handle) === this.descriptorOf(second.handle)))
      )
    if (first.kind === 'static')
      return second.kind === 'static' && first.base === second.base && first.isOfGroup === second.isOfGroup
    return second.kind === 'local' && first.frame === second.frame
  }

  /** Of a handle that is known when the shader is translated. */
  descriptorOf(handle: Value): number | undefined {
    if (!(handle instanceof Instruction)) return undefined
    if (handle.intrinsic === 'llvm.dx.resource.casthandle') return this.descriptorOf(handle.argument(0))
    const name = boundName(handle)
    const index = name === undefined ? undefined : handle.argument(3)
    return index instanceof ConstantInt
      ? this.#translation.context.plan.descriptorOf(name!, index.unsignedNumber, handle.type)
      : undefined
  }

  /** Emits an access of a resource; once for each that lanes have chosen, if it is not known which. */
  withDescriptor(handle: Value, emit: (pushDescriptor: () => Code) => void): void {
    const { code, mask } = this.#translation
    const known = this.descriptorOf(handle)
    if (known !== undefined) {
      emit(() => code.constant(known))
      return
    }
    const [rest, own, descriptor] = [code.local('v128'), code.local('v128'), code.local('i32')]
    code.get(mask).set(rest)
    code.block().loop()
    code.get(rest).op('v128.any_true', 'i32.eqz').branchIf(1)
    const choose = (lane: number): void => {
      this.#translation.push(handle).extract(lane)
      if (lane === 3) return
      choose(lane + 1)
      code.get(rest).extract(lane).op('select')
    }
    choose(0)
    code.set(descriptor)
    this.#translation.push(handle).get(descriptor).op('i32x4.splat', 'i32x4.eq').get(rest).op('v128.and').set(own)
    code.get(rest).get(own).op('v128.andnot').set(rest)
    this.#translation.forLanes(own, () => emit(() => code.get(descriptor)))
    code.branch(0).op('end', 'end')
  }

  /** Emits an access of what an address is in. */
  inSpace(root: Root, emit: (space: Space) => void): void {
    if (root.kind !== 'buffer') emit(root)
    else this.withDescriptor(root.handle, (push) => emit({ kind: 'descriptor', push }))
  }

  /** Pushes base and size. */
  pushBounds(space: Space): void {
    const { code, chunk } = this.#translation
    if (space.kind === 'descriptor') {
      space.push().memory('i32.load')
      space.push().memory('i32.load', 4)
    } else if (space.kind === 'static') {
      code.constant(space.base)
      if (space.isOfGroup) code.get(regionParameter).op('i32.add')
      code.constant(space.size)
    } else
      code
        .get(frameParameter)
        .constant(space.frame + chunk * localBytes(space.size))
        .op('i32.add')
        .constant(localBytes(space.size))
  }

  constantOffset(expression: ConstantExpression): number {
    if (expression.opcode !== 'getelementptr')
      throw new CannotRun(`the constant ${expression.opcode} is not translated`)
    let type = expression.sourceElementType!
    let offset = expression.operands[0] instanceof ConstantExpression ? this.constantOffset(expression.operands[0]) : 0
    expression.operands.slice(1).forEach((index, position) => {
      const at = index instanceof ConstantInt ? index.number : 0
      if (position === 0) offset += at * sizeInBytes(type)
      else {
        const step = stepInto(type, at)
        offset += step.offset
        type = step.type
      }
    })
    return offset
  }

  /** Static variables of the threads of the chunk in hand start with their initial values. */
  initializeStatics(fn: IrFunction): void {
    for (const global of fn.module?.globals.values() ?? []) {
      if (global.addressSpace === 3 || global.isConstant || !global.initializer || global.uses.length === 0) continue
      if (global.initializer.kind === 'zero' || global.initializer.kind === 'undef') continue
      storeTo(global.initializer, this.rootOf(global), () => this.#translation.code.splat(0), this.#translation)
    }
  }
}

/** What a phi or a select may give. */
function choices(value: Instruction): readonly Value[] | undefined {
  if (value.opcode === 'select') return [value.ifTrue, value.ifFalse]
  return value.opcode === 'phi' ? value.operands : undefined
}

/** The name of the resource, of a handle from a binding. */
export function boundName(handle: Instruction): string | undefined {
  if (!/handlefrom(implicit)?binding$/.test(handle.intrinsic)) return undefined
  const name = handle.argument(handle.argumentCount - 1)
  const text = name instanceof GlobalVariable ? name.initializer : undefined
  return text instanceof ConstantString ? new TextDecoder().decode(text.bytes.subarray(0, -1)) : undefined
}

/** The member or element `index` of an aggregate, and where it lies. */
export function stepInto(type: IrType, index: number): { type: IrType; offset: number } {
  if (type.kind === 'struct') return { type: type.elements[index]!, offset: structLayout(type).offsets[index]! }
  if (type.kind === 'array' || type.kind === 'vector')
    return { type: type.element, offset: index * sizeInBytes(type.element) }
  throw new CannotRun('an address into no aggregate')
}
