// `IsHelperLane()` before shader model 6.6, which has no operation for it: it becomes a variable, as in DXC (DxilPreparePasses.cpp).
//
//   define void @main() {                                  define void @main() {
//                                                            store (coverage == 0), @dx.ishelper
//     call void @llvm.dx.discard(i1 %c)              =>      call void @llvm.dx.discard(i1 %c)
//                                                            store (%c | load @dx.ishelper), @dx.ishelper
//     %h = call i1 @llvm.dx.is.helper.lane()                 %h = load @dx.ishelper
//
// Only pixel shaders have such lanes: anywhere else the answer is no.
import { Builder } from '../../ir/builder.ts'
import { constantBool, constantInt } from '../../ir/constants.ts'
import { Instruction } from '../../ir/instructions.ts'
import type { GlobalVariable, Module } from '../../ir/module.ts'
import { i32 } from '../../ir/types.ts'
import type { Value } from '../../ir/values.ts'

/** The shader model with an operation of its own. */
const since = 6
const variableName = 'dx.ishelper'

export function emulateHelperLanes(module: Module, minor: number, mayBePixel: boolean): void {
  const questions = callsOf(module, 'llvm.dx.is.helper.lane')
  if (minor >= since || questions.length === 0) return
  const builder = new Builder(module)
  const variable = mayBePixel
    ? module.createGlobal(variableName, i32, { linkage: 'internal', initializer: constantInt(i32, 0), alignment: 4 })
    : undefined
  for (const call of questions) {
    builder.positionBefore(call)
    call.replaceWith(variable ? isSet(builder, variable) : constantBool(false))
  }
  if (!variable) return
  for (const discard of callsOf(module, 'llvm.dx.discard')) {
    builder.positionAfter(discard)
    set(builder, variable, builder.or(discard.argument(0), isSet(builder, variable)))
  }
  for (const fn of module.functions.values()) {
    if (fn.attributes.get('hlsl.shader') !== 'pixel' || fn.isDeclaration) continue
    builder.positionBefore(fn.entry.firstNonPhi()!)
    const coverage = builder.callIntrinsic('llvm.dx.coverage', [], i32, [])
    set(builder, variable, builder.icmp('eq', coverage, constantInt(i32, 0)))
  }
}

function callsOf(module: Module, name: string): Instruction[] {
  const users = [...(module.getFunction(name)?.users() ?? [])]
  return users.filter((user): user is Instruction => user instanceof Instruction)
}

function isSet(builder: Builder, variable: GlobalVariable): Value {
  return builder.icmp('ne', builder.load(i32, variable, '', 4), constantInt(i32, 0))
}

function set(builder: Builder, variable: GlobalVariable, value: Value): void {
  builder.store(builder.cast('zext', value, i32), variable, 4)
}
