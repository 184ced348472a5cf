// Finds the named structs a module mentions, in the order the text mentions them, members before the structs that
// contain them.
import { ConstantAggregate, ConstantExpression } from './constants.ts'
import type { Instruction } from './instructions.ts'
import { MetadataConstant, type MetadataNode } from './metadata.ts'
import { GlobalVariable, IrFunction, type Module } from './module.ts'
import type { IrType, StructType } from './types.ts'
import type { Value } from './values.ts'

export class StructCollector {
  private readonly module: Module
  private readonly seen = new Set<IrType>()
  private readonly seenConstants = new Set<Value>()
  private readonly found: StructType[] = []

  constructor(module: Module) {
    this.module = module
  }

  collect(): StructType[] {
    for (const global of this.module.globals.values()) {
      this.addType(global.valueType)
      if (global.initializer !== undefined) this.addValue(global.initializer)
    }
    for (const fn of this.module.functions.values()) this.addFunction(fn)
    const visited = new Set<MetadataNode>()
    for (const nodes of this.module.namedMetadata.values()) for (const node of nodes) this.addMetadata(node, visited)
    return this.found
  }

  private addFunction(fn: IrFunction): void {
    this.addType(fn.functionType)
    this.addAttributes(fn.resultAttributes)
    for (const argument of fn.arguments) this.addAttributes(argument.attributes)
    for (const block of fn.blocks)
      for (let each = block.instructions.first; each !== undefined; each = each.next) this.addInstruction(each)
  }

  private addInstruction(instruction: Instruction): void {
    this.addType(instruction.type)
    if (instruction.subjectType !== undefined) this.addType(instruction.subjectType)
    for (const operand of instruction.operands) this.addValue(operand)
    const { call } = instruction
    if (call === undefined) return
    this.addAttributes(call.resultAttributes)
    for (const attributes of call.argumentAttributes) this.addAttributes(attributes)
  }

  private addAttributes(attributes: ReadonlyMap<string, string | IrType>): void {
    for (const value of attributes.values()) if (typeof value !== 'string') this.addType(value)
  }

  private addMetadata(root: MetadataNode, visited: Set<MetadataNode>): void {
    const pending = [root]
    for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
      if (visited.has(node)) continue
      visited.add(node)
      for (const operand of node.operands) {
        if (operand instanceof MetadataConstant) this.addValue(operand.value)
        else if (operand !== null && 'operands' in operand) pending.push(operand)
      }
    }
  }

  private addValue(value: Value): void {
    this.addType(value.type)
    if (!(value instanceof ConstantAggregate || value instanceof ConstantExpression)) return
    if (this.seenConstants.has(value)) return
    this.seenConstants.add(value)
    if (value instanceof ConstantExpression && value.sourceElementType !== undefined)
      this.addType(value.sourceElementType)
    for (const operand of value.operands)
      if (!(operand instanceof GlobalVariable || operand instanceof IrFunction)) this.addValue(operand)
  }

  /** Types nest only as deep as the source wrote them, so this recursion is bounded by the parser's limits. */
  private addType(type: IrType): void {
    if (this.seen.has(type)) return
    this.seen.add(type)
    switch (type.kind) {
      case 'vector':
      case 'array':
        this.addType(type.element)
        break
      case 'struct':
        for (const element of type.elements) this.addType(element)
        if (type.name !== '') this.found.push(type)
        break
      case 'function':
        this.addType(type.result)
        for (const parameter of type.parameters) this.addType(parameter)
        break
      case 'target':
        for (const parameter of type.types) this.addType(parameter)
        break
    }
  }
}
