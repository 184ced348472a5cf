// Attributes of functions as LLVM 3.7 has them: groups of attributes, and lists of groups.
import type { IrFunction } from '../../../ir/module.ts'
import { attributeNumbers, stringAttributes } from './bitcode-codes.ts'
import { type BitWriter, utf8 } from './bitstream.ts'

const listsBlock = 9
const groupsBlock = 10
const listCode = 2
const groupCode = 3
/** The "parameter" that is the function itself. */
const functionIndex = 0xffffffff

export class AttributeTable {
  private readonly groups = new Map<string, readonly number[]>()
  private readonly byFunction = new Map<IrFunction, number>()

  add(fn: IrFunction): void {
    const operands = groupOperands(fn)
    if (operands.length === 0) return
    const key = operands.join(',')
    if (!this.groups.has(key)) this.groups.set(key, operands)
    this.byFunction.set(fn, [...this.groups.keys()].indexOf(key) + 1)
  }

  /** 0 for none. */
  numberOf(fn: IrFunction): number {
    return this.byFunction.get(fn) ?? 0
  }

  write(writer: BitWriter): void {
    if (this.groups.size === 0) return
    const groups = [...this.groups.values()]
    writer.enterBlock(groupsBlock, 3)
    for (const [index, operands] of groups.entries()) writer.record(groupCode, [index + 1, functionIndex, ...operands])
    writer.leaveBlock()
    writer.enterBlock(listsBlock, 3)
    for (const index of groups.keys()) writer.record(listCode, [index + 1])
    writer.leaveBlock()
  }
}

/** Words by number, then strings: 0 and the number, or 4, the key and the value. */
function groupOperands({ attributes }: IrFunction): number[] {
  const numbers = new Set<number>()
  const strings: number[] = []
  for (const [key, value] of attributes) {
    const number = attributeNumbers[key]
    if (number !== undefined) numbers.add(number)
    else if (key === 'memory' && value === 'none') numbers.add(attributeNumbers.readnone!)
    else if (key === 'memory' && value === 'read') numbers.add(attributeNumbers.readonly!)
    else if (stringAttributes.has(key))
      strings.push(value === '' ? 3 : 4, ...utf8(key), 0, ...(value === '' ? [] : [...utf8(value), 0]))
  }
  return [...[...numbers].sort((first, second) => first - second).flatMap((number) => [0, number]), ...strings]
}
