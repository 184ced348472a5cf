// Copies of structs as DXC's -scalarrepl-param-hlsl removes them: a variable that is only a copy of another is replaced by that one, use
// by use; others are taken apart, the largest first.
//
//   Holder held = Held; held.b[0];                    =>      Held.b[0]
//   Holder held = Held; held.n = 1; held.b[0];        =>      b0 = Held.b[0]; b0
import { arrayType, type IrType } from '../ir/types.ts'
import { holdsResources } from './dxc-copies.ts'
import { Largest } from './dxc-largest.ts'
import { type Block, type Budget, mergeElements, Node } from './dxc-nodes.ts'

/** `statics` in the order of their declarations: of two of one size the earlier goes first, and both before local variables. */
export function replaceCopies(entry: Block, statics: readonly Node[], budget: Budget): void {
  const ranks = new Map(statics.map((node, index) => [node, statics.length - index]))
  const rankOf = (node: Node): number => ranks.get(node) ?? 0
  const pending = new Largest<Node>((left, right) => {
    const [size, other] = [sizeOf(left.type), sizeOf(right.type)]
    return size === other ? rankOf(left) < rankOf(right) : size < other
  })
  for (const variable of statics) if (variable.hasUsers) pending.push(variable)
  for (const node of [...entry.nodes])
    if (node.kind === 'local' && node.type && (node.hasUsers || !holdsResources(node.type))) {
      pending.push(node)
      mergeElements(node)
    }
  for (let variable = pending.pop(); variable; variable = pending.pop()) {
    if (!variable.hasUsers) {
      // Its parts take part in the order of the others.
      const parts = holdsResources(variable.type!) ? [] : partsOfPlain(variable.type!)
      for (const part of parts) pending.push(new Node('local', [], [], part))
      continue
    }
    if (variable.kind === 'variable') mergeElements(variable)
    if (replaceBySource(variable, budget)) continue
    if (budget.left <= 0) return
    const rank = rankOf(variable)
    for (const part of takeApart(variable, entry)) {
      if (rank > 0) ranks.set(part, rank)
      pending.push(part)
    }
  }
}

interface Status {
  /** How it gets its value: `copy`, by one copy of all of it. */
  stored: 'never' | 'copy' | 'more'
  loaded: 'never' | 'copy' | 'more'
  storing: Node | undefined
  loading: Node | undefined
  readonly copies: Node[]
}

function statusOf(variable: Node): Status {
  const status: Status = { stored: 'never', loaded: 'never', storing: undefined, loading: undefined, copies: [] }
  look(variable, variable.type, false, status)
  return status
}

function look(place: Node, type: IrType | undefined, isMember: boolean, status: Status): void {
  const isWhole = place.kind === 'local' || place.kind === 'variable'
  for (const user of place.users)
    if (user.isElement) look(user, undefined, type === undefined ? isMember : type.kind === 'struct', status)
    else if (user.kind === 'store') status.stored = 'more'
    else if (user.kind === 'copy') {
      const isTarget = user.operands[0] === place
      if (!isMember) status.copies.push(user)
      if (isTarget) {
        const isFirst = isWhole && status.stored === 'never'
        status.stored = isFirst ? 'copy' : 'more'
        status.storing = isFirst ? user : undefined
      } else {
        const isFirst = isWhole && status.loaded === 'never'
        status.loaded = isFirst ? 'copy' : 'more'
        status.loading = isFirst ? user : undefined
      }
    } else status.loaded = 'more'
}

/** Whether nothing is left of the variable. */
function replaceBySource(variable: Node, budget: Budget): boolean {
  for (;;) {
    const { stored, loaded, storing, loading, copies } = statusOf(variable)
    if (stored === 'copy' && canBeReplaced(storing!.operands[1]!)) {
      const source = storing!.operands[1]!
      replaceCopy(variable, source, storing!)
      if (variable.kind === 'variable' && source.isElement) mergeElements(rootOf(source))
      if (!variable.hasUsers) return true
    } else if (stored !== 'copy' && loaded === 'copy' && canBeReplacedAsTarget(loading!.operands[0]!)) {
      replaceCopy(loading!.operands[0]!, variable, loading!)
    } else {
      for (const copy of copies) if (copy.block) split(copy, budget)
      return false
    }
  }
}

function rootOf(place: Node): Node {
  let root = place
  while (root.isElement) root = root.operands[0]!
  return root
}

function canBeReplaced(source: Node): boolean {
  if (!source.isElement) return source.kind !== 'parameter' && statusOf(source).stored !== 'more'
  let base = source
  while (base.isElement) base = base.operands[0]!
  return base.kind === 'buffer'
}

function canBeReplacedAsTarget(target: Node): boolean {
  return !target.isElement && target.kind !== 'parameter' && statusOf(target).stored !== 'more'
}

/** Constants become places of the function, where the copy stood. */
function replaceCopy(variable: Node, source: Node, copy: Node): void {
  if (variable !== source)
    for (let user = variable.latestUser; user; user = variable.latestUser) {
      if (user.kind === 'constant' && source.kind !== 'variable') {
        const place = copy.block!.insertBefore(new Node('element', [source], user.path), copy)
        user.replaceAllUses(place)
        user.erase()
      } else user.setOperand(user.operands.indexOf(variable), source)
    }
  copy.erase()
}

/** One step down: members that are structs or arrays are copied, resources are loaded and stored. */
function split(copy: Node, budget: Budget): void {
  const [to, from] = copy.operands as [Node, Node]
  budget.left -= resourcesIn(typeOf(to))
  if (budget.left <= 0) return
  if (to !== from) splitAt(copy, to, from, typeOf(to), [])
  copy.erase()
}

function splitAt(copy: Node, to: Node, from: Node, type: IrType | undefined, path: readonly number[]): void {
  const block = copy.block!
  const place = (outer: Node): Node =>
    path.length === 0 ? outer : block.insertBefore(new Node('element', [outer], path), copy)
  if (type?.kind === 'target') {
    const target = place(to)
    const load = block.insertBefore(new Node('load', [place(from)]), copy)
    block.insertBefore(new Node('store', [target, load]), copy)
  }
  for (const [index, part] of partsOf(type).entries()) {
    if (!holdsResources(part)) continue
    const inner = [...path, index]
    if (isCopiedWhole(part)) {
      const [target, source] = [to, from].map((outer) => block.insertBefore(mergedElement(outer, inner), copy))
      block.insertBefore(new Node('copy', [target!, source!]), copy)
    } else splitAt(copy, to, from, part, inner)
  }
}

function mergedElement(outer: Node, path: readonly number[]): Node {
  return outer.isElement
    ? new Node('element', [outer.operands[0]!], [...outer.path, ...path])
    : new Node('element', [outer], path)
}

/** A variable without resources becomes one for each member, or arrays of them. */
function partsOfPlain(type: IrType): IrType[] {
  if (type.kind === 'struct') return [...type.elements]
  if (type.kind !== 'array') return []
  const { element, count } = type
  if (element.kind === 'vector') return Array.from({ length: element.count }, () => arrayType(count, element.element))
  return element.kind === 'struct' || element.kind === 'array'
    ? partsOfPlain(element).map((part) => arrayType(count, part))
    : []
}

function partsOf(type: IrType | undefined): readonly IrType[] {
  if (type?.kind === 'struct') return type.elements
  return type?.kind === 'array' ? Array.from({ length: type.count }, () => type.element) : []
}

/** A struct with one member is as that member. */
function isCopiedWhole(type: IrType): boolean {
  if (type.kind === 'struct') return type.elements.length === 1 ? isCopiedWhole(type.elements[0]!) : true
  return type.kind === 'array'
}

/** Of a place in a local or static variable. */
export function typeOf(place: Node): IrType | undefined {
  if (!place.isElement) return place.type
  let type = typeOf(place.operands[0]!)
  for (const index of place.path) type = type?.kind === 'array' ? type.element : partsOf(type)[index]
  return type
}

/** A variable for every member, or for every element of an array of resources; uses in their order. */
function takeApart(variable: Node, entry: Block): Node[] {
  const { type } = variable
  const isArray = type?.kind === 'array' && type.element.kind === 'target'
  if (type?.kind !== 'struct' && !isArray) return []
  const types = partsOf(type)
  // An index that is not known is negative; one past the end is in no part.
  if (variable.users.some((user) => !user.isElement || types[user.path[0]!] === undefined)) return []
  const parts = types.map((part) => new Node(variable.kind, [], [], part))
  const front = entry.nodes.first
  for (const part of parts) if (part.kind === 'local') entry.insertBefore(part, front)
  for (let user = variable.latestUser; user; user = variable.latestUser) {
    const [index, ...rest] = user.path
    const part = parts[index!]!
    const place = rest.length === 0 ? part : placeBefore(user, new Node('element', [part], rest), entry)
    user.replaceAllUses(place)
    user.erase()
  }
  return parts.filter(({ type: part }) => holdsResources(part!))
}

/** Places in static variables are in no block. */
function placeBefore(user: Node, place: Node, entry: Block): Node {
  return user.block ? user.block.insertBefore(place, user) : entry.insertFirst(place)
}

function resourcesIn(type: IrType | undefined): number {
  if (type?.kind === 'array') return type.count * resourcesIn(type.element)
  if (type?.kind === 'struct') return type.elements.reduce((sum, element) => sum + resourcesIn(element), 0)
  return type?.kind === 'target' ? 1 : 0
}

/** In bytes, near enough to compare. */
function sizeOf(type: IrType | undefined): number {
  if (!type) return 0
  if (type.kind === 'array') return type.count * sizeOf(type.element)
  if (type.kind === 'struct') return type.elements.reduce((sum, element) => sum + sizeOf(element), 0)
  if (type.kind === 'vector') return type.count * sizeOf(type.element)
  return type.kind === 'int' || type.kind === 'float' ? Math.max(type.bits / 8, 2) : 4
}
