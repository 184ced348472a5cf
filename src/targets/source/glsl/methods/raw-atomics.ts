// Atomics of byte-address buffers: on words, and on pairs of them.
//
//   raw.InterlockedAdd(o, 1)   =>   atomicAdd(raw[o >> 2], 1u)
import { intType, scalarType, type Type, uintType } from '../../../../types/types.ts'
import { type Code, call, code, infix, suffix } from '../code.ts'
import { resourceOf } from '../elements.ts'
import { aliasOf } from '../resources.ts'
import { glslKind, plainType, typeName } from '../types.ts'
import { type MethodCall, type MethodTable, writeResult } from './call.ts'
import { asWord, forNames, wordIndex, words } from './raw-words.ts'

export const rawAtomicMethods: MethodTable = {
  ...Object.fromEntries(
    ['Add', 'And', 'Exchange', 'Max', 'Min', 'Or', 'Xor'].flatMap((name) => [
      [`Interlocked${name}`, update(name)] as const,
      [`Interlocked${name}64`, update64(name)] as const,
    ]),
  ),
  InterlockedExchangeFloat: update('Exchange'),
  ...forNames(['InterlockedCompareExchange', 'InterlockedCompareStore'], compare),
  ...forNames(['InterlockedCompareExchangeFloatBitwise', 'InterlockedCompareStoreFloatBitwise'], compare),
  ...forNames(['InterlockedCompareExchange64', 'InterlockedCompareStore64'], compare64),
}

function update(name: string): (context: MethodCall) => Code {
  return (context) => {
    const { writer, values, parameterTypes } = context
    const target = suffix(words(context), `[${wordIndex(values[0]!).text}]`)
    const operandType = plainType(parameterTypes[1]!)
    // The smaller of signed numbers is found between signed ones.
    if ((name === 'Min' || name === 'Max') && operandType.kind === 'scalar' && glslKind(operandType) === 'int') {
      signedLimit(context, name, target, values[1]!)
      return code('')
    }
    const old = { ...call(`atomic${name}`, target, asWord(writer, values[1]!, parameterTypes[1]!)), effects: true }
    return finishAtomic(context, 2, old)
  }
}

/** The words are unsigned: exchange until no other thread came between. */
function signedLimit(context: MethodCall, name: 'Min' | 'Max', target: Code, value: Code): void {
  const { writer } = context
  const operand = writer.reuse(value, intType)
  const old = writer.spill(target, uintType, 'old')
  const seen = writer.declare(uintType, 'seen')
  writer.lines.push('while (true) {')
  const limit = `uint(${name.toLowerCase()}(int(${old.text}), ${operand.text}))`
  writer.lines.push(
    [
      `${seen.text} = atomicCompSwap(${target.text}, ${old.text}, ${limit});`,
      `if (${seen.text} == ${old.text}) break;`,
      `${old.text} = ${seen.text};`,
    ],
    '}',
  )
  if (context.arguments.length > 2) writeResult(context, 2, old, uintType)
}

function compare(context: MethodCall): Code {
  const { writer, values, parameterTypes } = context
  const target = suffix(words(context), `[${wordIndex(values[0]!).text}]`)
  const operands = [1, 2].map((index) => asWord(writer, values[index]!, parameterTypes[index]!))
  return finishAtomic(context, 3, { ...call('atomicCompSwap', target, ...operands), effects: true })
}

/** A pair of words: the buffer is declared once more as an array of 64-bit integers. */
function pairAt({ writer, object, values }: MethodCall, isSigned: boolean): Code {
  const named = resourceOf(writer, object)
  if (!named) return code('0')
  writer.extensions.add('GL_EXT_shader_atomic_int64')
  const { resource, code: descriptor } = named
  const type = typeName(writer, scalarType(isSigned ? 'int64_t' : 'uint64_t'))
  const alias = aliasOf(writer, resource, isSigned ? 'int64' : 'uint64', (name, layout, sizes) => [
    `layout(${layout}, std430) buffer ${name}_block {`,
    [`${type} ${resource.isArray ? 'data' : name}[];`],
    `}${resource.isArray ? ` ${name}${sizes}` : ''};`,
    '',
  ])
  const chosen = descriptor.text.slice(writer.resourceNames.get(resource)!.length)
  const index = infix(values[0]!, '>>', code('3'))
  return code(`${alias}${chosen}${resource.isArray ? '.data' : ''}[${index.text}]`)
}

function update64(name: string): (context: MethodCall) => Code {
  return (context) => {
    const { values, parameterTypes } = context
    const type = plainType(parameterTypes[1]!)
    const isSigned = type.kind === 'scalar' && glslKind(type) === 'int64_t'
    return finish64(context, 2, call(`atomic${name}`, pairAt(context, isSigned), values[1]!), type)
  }
}

function compare64(context: MethodCall): Code {
  const { values, parameterTypes } = context
  return finish64(
    context,
    3,
    call('atomicCompSwap', pairAt(context, false), values[1]!, values[2]!),
    parameterTypes[1]!,
  )
}

function finish64(context: MethodCall, index: number, old: Code, type: Type): Code {
  if (index < context.arguments.length) writeResult(context, index, { ...old, effects: true }, type)
  else context.writer.lines.push(`${old.text};`)
  return code('')
}

function finishAtomic(context: MethodCall, index: number, old: Code): Code {
  const { writer, arguments: list, parameterTypes } = context
  if (index >= list.length) {
    writer.lines.push(`${old.text};`)
    return code('')
  }
  const plain = plainType(parameterTypes[index] ?? uintType)
  const isFloat = plain.kind === 'scalar' && glslKind(plain) === 'float'
  if (isFloat) writeResult(context, index, call('uintBitsToFloat', old), plain)
  else writeResult(context, index, old, uintType)
  return code('')
}
