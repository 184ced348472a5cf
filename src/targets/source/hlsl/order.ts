// The order of declarations: types, resources, statics, functions, but never before what they need.
//
// A struct whose methods call a function that takes the struct cannot be written in one piece: its methods then follow it.
import type { Program } from '../../../program/program.ts'
import { bug } from '../../../support/bug.ts'
import { closing, opening } from './spaces.ts'
import type { Item } from './writing.ts'

const sections = ['types', 'resources', 'statics', 'functions'] as const

export interface Declared {
  readonly section: (typeof sections)[number]
  /** Of the namespaces around it. */
  readonly scope: string
  /** Of a struct: without its methods and the closing brace. */
  readonly text: string
  readonly needs: ReadonlySet<Item>
  /** What only the bodies of methods need. */
  readonly bodyNeeds: ReadonlySet<Item>
  readonly methods:
    | {
        readonly prototypes: readonly string[]
        readonly inside: readonly string[]
        readonly outside: readonly string[]
      }
    | undefined
}

interface Piece {
  readonly rank: number
  readonly scope: string
  readonly text: string
}

export function arrange(declared: ReadonlyMap<Item, Declared>, program: Program): string {
  const roots = inSourceOrder(declared, program)
  const split = new Set<Item>()
  // Each round splits one more struct.
  for (;;) {
    const order = new Order(declared, split)
    const cycle = order.visitAll(roots)
    if (!cycle) return join(order.pieces)
    split.add(cycle)
  }
}

function inSourceOrder(declared: ReadonlyMap<Item, Declared>, program: Program): Item[] {
  const { structs, enums, globals, functions } = program
  const all: Item[] = [...enums, ...structs, ...globals, ...functions]
  const known = all.filter((item) => declared.has(item))
  const listed = new Set(known)
  return [...known, ...[...declared.keys()].filter((item) => !listed.has(item))]
}

class Order {
  readonly pieces: Piece[] = []
  readonly #declared: ReadonlyMap<Item, Declared>
  readonly #split: ReadonlySet<Item>
  readonly #ranks = new Map<Item, number>()
  readonly #open: Item[] = []

  constructor(declared: ReadonlyMap<Item, Declared>, split: ReadonlySet<Item>) {
    this.#declared = declared
    this.#split = split
  }

  /** The struct that must be split, if there is one. */
  visitAll(roots: readonly Item[]): Item | undefined {
    for (const root of roots) {
      const cycle = this.#visit(root)
      if (cycle) return cycle
    }
    for (const item of this.#split) {
      const { methods, bodyNeeds, scope } = this.#declared.get(item)!
      const rank = this.#rankOf(bodyNeeds, sections.indexOf('functions'))
      for (const text of methods!.outside) this.pieces.push({ rank, scope, text })
    }
    return undefined
  }

  #visit(item: Item): Item | undefined {
    if (this.#ranks.has(item)) return undefined
    const made = this.#declared.get(item)
    if (!made) return undefined
    const at = this.#open.indexOf(item)
    if (at >= 0) return this.#open.slice(at).find((open) => this.#canSplit(open)) ?? bug('declarations need each other')
    this.#open.push(item)
    const isSplit = this.#split.has(item)
    const needs = isSplit ? made.needs : new Set([...made.needs, ...made.bodyNeeds])
    for (const need of needs) {
      const cycle = this.#visit(need)
      if (cycle) return cycle
    }
    this.#open.pop()
    const rank = this.#rankOf(needs, sections.indexOf(made.section))
    this.#ranks.set(item, rank)
    this.pieces.push({ rank, scope: made.scope, text: wholeText(made, isSplit) })
    return undefined
  }

  #canSplit(item: Item): boolean {
    const methods = this.#declared.get(item)?.methods
    return methods !== undefined && methods.inside.length > 0 && !this.#split.has(item)
  }

  #rankOf(needs: ReadonlySet<Item>, own: number): number {
    let rank = own
    for (const need of needs) rank = Math.max(rank, this.#ranks.get(need) ?? 0)
    return rank
  }
}

function wholeText({ text, methods }: Declared, isSplit: boolean): string {
  if (!methods) return text
  const members = isSplit ? methods.prototypes : methods.inside
  // Prototypes stand together, methods with bodies apart.
  const parts = members.map((member) => (isSplit ? indented(member) : `\n${indented(member)}`))
  return `${[text, ...parts].join('\n')}\n};`
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '  ')
}

/** Pieces of one namespace share its braces; single lines stand together, everything else apart. */
function join(pieces: readonly Piece[]): string {
  const sorted = sections.flatMap((_, rank) => pieces.filter((piece) => piece.rank === rank))
  const lines: string[] = []
  let scope = ''
  let previous: Piece | undefined
  for (const piece of sorted) {
    if (piece.scope !== scope) {
      if (scope !== '') lines.push(closing(scope))
      if (lines.length > 0) lines.push('')
      if (piece.scope !== '') lines.push(opening(piece.scope))
      scope = piece.scope
    } else if (previous && !(isSingle(piece) && isSingle(previous) && piece.rank === previous.rank)) lines.push('')
    lines.push(piece.text)
    previous = piece
  }
  if (scope !== '') lines.push(closing(scope))
  return `${lines.join('\n')}\n`
}

function isSingle({ text }: Piece): boolean {
  return !text.includes('\n')
}
