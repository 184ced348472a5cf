// Which register and components each element of a signature takes, as DXC packs them: prefix-stable, where an element's place depends only
// on those before it, or optimised, where wide elements come first and small ones fill the gaps (`-pack-optimized`).
//
//   float4 SV_Position, float2 A, float2 B, nointerpolation uint C     =>     0 xyzw, 1 xy, 1 zw, 2 x
//
// Elements share a register when they are interpolated alike and equally wide. System values stand right of ordinary ones, those
// the hardware makes right of both.
import type { SemanticInterpretation, SignaturePointRow } from '../hlsl/semantics.ts'

export interface PackedElement {
  readonly rows: number
  readonly columns: number
  readonly interpolation: number
  readonly interpretation: SemanticInterpretation
  readonly width: 16 | 32
  readonly semanticIndex: number
}

/** -1 for an element in no register. */
export interface ElementPlace {
  readonly row: number
  readonly column: number
}

const nowhere: ElementPlace = { row: -1, column: -1 }
const registerCount = 32

export function packSignature(
  elements: readonly PackedElement[],
  packing: SignaturePointRow['packing'],
  isOptimized = false,
): ElementPlace[] {
  switch (packing) {
    case undefined:
      return elements.map(() => nowhere)
    case 'input assembler':
      return packRows(elements)
    case 'target':
      return elements.map((element) =>
        element.interpretation === 'target' ? { row: element.semanticIndex, column: 0 } : nowhere,
      )
    default:
      return isOptimized ? packOptimized(elements) : packPrefixStable(elements)
  }
}

/** Every element starts a register of its own. */
function packRows(elements: readonly PackedElement[]): ElementPlace[] {
  let next = 0
  return elements.map(({ rows }) => {
    const row = next
    next += rows
    return { row, column: 0 }
  })
}

// ---- Registers

/** Bits of what stands, or may not stand, in a component. */
const occupied = 1
const classes: Readonly<Partial<Record<SemanticInterpretation, number>>> = {
  arbitrary: 2,
  generated: 4,
  'system value': 8,
  'tessellation factor': 16,
  'clip or cull': 32,
}
const [arbitrary, generated, system, tessellation, clipping] = [2, 4, 8, 16, 32] as const
/** May not lie in a register that is indexed. */
const notIndexed = generated | system

/** What may not stand left of a class, and right of it. */
function conflictsLeft(kind: number): number {
  if (kind & arbitrary) return generated | system | tessellation | clipping
  return kind & (system | tessellation | clipping) ? generated : 0
}

function conflictsRight(kind: number): number {
  if (kind & generated) return arbitrary | system | tessellation | clipping
  return kind & (system | tessellation | clipping) ? arbitrary : 0
}

const [indexedUp, indexedDown] = [1, 2] as const

function indexBits(row: number, rows: number): number {
  return (row > 0 ? indexedUp : 0) | (row < rows - 1 ? indexedDown : 0)
}

class Register {
  private readonly components = [0, 0, 0, 0]
  private interpolation: number | undefined
  private width: number | undefined
  private indexed = 0
  private isIndexingFixed = false

  hasRoom(element: PackedElement, indexing: number): boolean {
    const kind = classes[element.interpretation] ?? arbitrary
    if (this.indexed !== 0 && kind & notIndexed) return false
    if (this.isIndexingFixed && (indexing | this.indexed) !== this.indexed) return false
    if (kind & tessellation && (indexing | this.indexed) !== indexing) return false
    if (this.interpolation !== undefined && this.interpolation !== element.interpolation) return false
    if (this.width !== undefined && this.width !== element.width) return false
    let free = 0
    for (const component of this.components) {
      free = component & (occupied | kind) ? 0 : free + 1
      if (free >= element.columns) return true
    }
    return false
  }

  isFree(element: PackedElement, column: number): boolean {
    const taken = occupied | (classes[element.interpretation] ?? arbitrary)
    for (let index = column; index < column + element.columns; index++)
      if ((this.components[index] ?? occupied) & taken) return false
    return true
  }

  place(element: PackedElement, column: number, indexing: number): void {
    const kind = classes[element.interpretation] ?? arbitrary
    this.interpolation = element.interpolation
    this.width = element.width
    this.indexed |= indexing
    if (kind & (notIndexed | tessellation)) this.isIndexingFixed = true
    this.components.forEach((component, index) => {
      if (component & occupied) return
      if (index < column) this.components[index] = component | conflictsLeft(kind)
      else if (index < column + element.columns) this.components[index] = occupied | kind
      else this.components[index] = component | conflictsRight(kind)
    })
  }
}

class Allocator {
  private readonly registers: readonly Register[]

  constructor(count: number) {
    this.registers = Array.from({ length: count }, () => new Register())
  }

  find(element: PackedElement, firstRow = 0, firstColumn = 0): ElementPlace | undefined {
    const { rows, columns } = element
    for (let row = firstRow; row + rows <= this.registers.length; row++) {
      const taken = this.registers.slice(row, row + rows)
      if (!taken.every((register, index) => register.hasRoom(element, indexBits(index, rows)))) continue
      for (let column = firstColumn; column + columns <= 4; column++)
        if (taken.every((register) => register.isFree(element, column))) return { row, column }
    }
    return undefined
  }

  place(element: PackedElement, { row, column }: ElementPlace): void {
    for (let index = 0; index < element.rows; index++)
      this.registers[row + index]!.place(element, column, indexBits(index, element.rows))
  }

  /** Finds a place and takes it. */
  take(element: PackedElement, firstRow = 0, firstColumn = 0): ElementPlace | undefined {
    const place = this.find(element, firstRow, firstColumn)
    if (place) this.place(element, place)
    return place
  }
}

const packable: ReadonlySet<SemanticInterpretation> = new Set(Object.keys(classes) as SemanticInterpretation[])

function packPrefixStable(elements: readonly PackedElement[]): ElementPlace[] {
  const allocator = new Allocator(registerCount)
  const clips = new ClipRegisters(allocator)
  return elements.map((element) => {
    if (!packable.has(element.interpretation)) return nowhere
    if (element.interpretation === 'clip or cull') return clips.take(element) ?? nowhere
    const isIndexedFactor = element.interpretation === 'tessellation factor' && element.rows > 1
    return allocator.take(element, 0, isIndexedFactor ? 3 : 0) ?? nowhere
  })
}

/** Whole registers first, then what is indexed, ordinary, and the system's; clip and cull distances, and what the hardware makes, last. */
function packOptimized(elements: readonly PackedElement[]): ElementPlace[] {
  const allocator = new Allocator(registerCount)
  const places = new Map<PackedElement, ElementPlace>()
  const pack = (group: readonly PackedElement[], firstColumn = 0): void => {
    for (const element of inPackingOrder(group, elements)) {
      const place = allocator.take(element, 0, firstColumn)
      if (place) places.set(element, place)
    }
  }
  const ofKind = (kind: SemanticInterpretation, choose: (element: PackedElement) => boolean = () => true) =>
    elements.filter((element) => element.interpretation === kind && choose(element))
  const isWhole = ({ columns }: PackedElement): boolean => columns === 4
  const isIndexed = ({ rows }: PackedElement): boolean => rows > 1
  const isNot = (choose: (element: PackedElement) => boolean) => (element: PackedElement) => !choose(element)
  pack([...ofKind('arbitrary', isWhole), ...ofKind('system value', isWhole)])
  pack(ofKind('tessellation factor', isIndexed), 3)
  pack(ofKind('arbitrary', isNot(isWhole)))
  pack([...ofKind('system value', isNot(isWhole)), ...ofKind('tessellation factor', isNot(isIndexed))])
  packClips(inPackingOrder(ofKind('clip or cull'), elements), allocator, places)
  pack(ofKind('generated'))
  return elements.map((element) => places.get(element) ?? nowhere)
}

/** Interpolated alike, then tall, then wide ones first; else as they are declared. */
function inPackingOrder(group: readonly PackedElement[], all: readonly PackedElement[]): PackedElement[] {
  return [...group].sort(
    (first, second) =>
      first.interpolation - second.interpolation ||
      second.rows - first.rows ||
      second.columns - first.columns ||
      all.indexOf(first) - all.indexOf(second),
  )
}

/** At most two registers hold them: those of one register move together to the first place that takes all of them. */
function packClips(
  clips: readonly PackedElement[],
  allocator: Allocator,
  places: Map<PackedElement, ElementPlace>,
): void {
  const inside = new Allocator(2)
  const rows: PackedElement[][] = [[], []]
  for (const element of clips) {
    const place = inside.take(element)
    if (place) rows[place.row]!.push(element)
  }
  for (const own of rows) {
    const columns = own.reduce((sum, element) => sum + element.columns, 0)
    const place = own[0] && allocator.find({ ...own[0], columns })
    let column = place?.column ?? 0
    for (const element of place ? own : []) {
      allocator.place(element, { row: place!.row, column })
      places.set(element, { row: place!.row, column })
      column += element.columns
    }
  }
}

/** Clip and cull distances share two registers with nothing else in them; they are reserved when first needed. */
class ClipRegisters {
  private readonly allocator: Allocator
  private readonly inside = new Allocator(2)
  private readonly rows: number[] = []

  constructor(allocator: Allocator) {
    this.allocator = allocator
  }

  take(element: PackedElement): ElementPlace | undefined {
    const place = this.inside.find(element)
    if (!place) return undefined
    if (place.row + element.rows > this.rows.length && !this.reserve(element, place.row + element.rows))
      return undefined
    this.inside.place(element, place)
    return { row: this.rows[place.row]!, column: place.column }
  }

  private reserve(element: PackedElement, needed: number): boolean {
    const isPair = element.rows > 1 && this.rows.length === 0
    const whole = { ...element, rows: isPair ? 2 : 1, columns: 4 }
    const place = this.allocator.take(whole, element.rows > 1 && !isPair ? this.rows[0]! + 1 : 0)
    if (!place) return false
    this.rows.push(place.row)
    if (isPair) this.rows.push(place.row + 1)
    return this.rows.length >= needed
  }
}
