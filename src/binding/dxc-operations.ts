// What is done with a resource, as far as it is a function of its own in DXC: operator[] of RWBuffer<float>, Store of RWByteAddressBuffer.
import type { Instruction } from '../ir/instructions.ts'

/** Reading and writing a texture through operator[] is one function. */
const subscripts = new Set(['llvm.dx.resource.load.texture', 'llvm.dx.resource.store.texture'])

export function operationOf(handle: Instruction): string {
  const user = handle.uses[0]?.user as Instruction | undefined
  if (!user) return handle.type.text
  if (subscripts.has(user.intrinsic)) return handle.type.text
  if (user.intrinsic !== 'llvm.dx.resource.getpointer') return `${user.intrinsic} ${handle.type.text}`
  const access = user.uses[0]?.user as Instruction | undefined
  const isRaw = handle.type.text.startsWith('target("dx.RawBuffer", i8')
  return isRaw && access ? `${access.opcode} ${handle.type.text}` : handle.type.text
}
