// Makes equal metadata nodes one node, as LLVM does on its own.
import { type Metadata, MetadataConstant, MetadataNode, MetadataString } from '../../ir/metadata.ts'
import { constantText } from '../../ir/print-constants.ts'

export function shareNodes(named: Map<string, MetadataNode[]>): void {
  const known = new Map<string, MetadataNode>()
  const numbers = new Map<MetadataNode, number>()
  const textOf = (operand: Metadata): string => {
    if (operand === null) return 'null'
    if (operand instanceof MetadataString) return `"${operand.text}"`
    if (operand instanceof MetadataConstant) return `${operand.value.type.text} ${constantText(operand.value)}`
    return `!${numbers.get(operand)}`
  }
  // Nodes here are trees of a few levels: nothing names itself.
  const share = (node: MetadataNode): MetadataNode => {
    node.operands.forEach((operand, index) => {
      if (operand instanceof MetadataNode) node.operands[index] = share(operand)
    })
    const key = node.operands.map(textOf).join(',')
    const same = known.get(key)
    if (same) return same
    known.set(key, node)
    numbers.set(node, numbers.size)
    return node
  }
  for (const [name, nodes] of named) named.set(name, nodes.map(share))
}
