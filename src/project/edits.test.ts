// Random edits to random programs, compiled for real: what is locked never moves, and `check` finds every change and nothing else.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzzRuns } from '../../test/support/fuzz-runs.ts'
import { DiagnosticSink } from '../diagnostics/sink.ts'
import { createCompiler } from '../driver/compiler.ts'
import { type CompileOptions, defaultOptions } from '../driver/options.ts'
import { reflectionStage } from '../driver/outputs/reflection.ts'
import { createMemoryHost } from '../preprocess/host.ts'
import type { Reflection } from '../reflect/reflection.ts'
import { SourceMap } from '../support/source.ts'
import { changesFrom } from './changes.ts'
import { type Lock, printLock, readLock } from './lock.ts'
import { isInPlace, lockOf, type Plan, planAll, planTable } from './plan.ts'
import { type Family, requestsOf } from './slots.ts'

const shaders = ['first', 'second', 'third'] as const
type Shader = (typeof shaders)[number]

const resourceKinds = {
  buffer: { declare: 'Buffer<float>', letter: 't' },
  structured: { declare: 'StructuredBuffer<float>', letter: 't' },
  written: { declare: 'RWBuffer<float>', letter: 'u' },
} as const

interface Resource {
  readonly name: string
  readonly kind: keyof typeof resourceKinds
  /** Elements; 1 is no array. */
  readonly count: number
  readonly users: readonly Shader[]
  /** Of the annotation. */
  readonly register: number | undefined
}

interface Block {
  readonly name: string
  readonly members: readonly { readonly name: string; readonly width: 1 | 2 | 3 | 4; readonly count: number }[]
  readonly users: readonly Shader[]
}

interface Program {
  readonly resources: readonly Resource[]
  readonly blocks: readonly Block[]
}

function sourceOf({ resources, blocks }: Program, shader: Shader): string {
  const declared = [
    ...resources.map(({ name, kind, count, register }) => {
      const { declare, letter } = resourceKinds[kind]
      const place = register === undefined ? '' : ` : register(${letter}${register})`
      return `${declare} ${name}${count === 1 ? '' : `[${count}]`}${place};`
    }),
    ...blocks.map(({ name, members }) => {
      const lines = members.map((member) => `${typeOf(member)} ${name}_${member.name}${boundsOf(member)};`)
      return `cbuffer ${name} { ${lines.join(' ')} }`
    }),
  ]
  const used = <Of extends { readonly users: readonly Shader[] }>(all: readonly Of[]): Of[] =>
    all.filter(({ users }) => users.includes(shader))
  const terms = [
    ...used(resources).map(({ name, count }) => (count === 1 ? `${name}[0]` : `${name}[${count - 1}][0]`)),
    ...used(blocks).map(({ name, members: [first] }) => `${name}_${first!.name}${first!.count === 1 ? '' : '[0]'}.x`),
  ]
  const body = `o[0] = ${['1.0', ...terms].join(' + ')};`
  return `RWBuffer<float> o : register(u200);\n${declared.join('\n')}\n[numthreads(1, 1, 1)] void main() { ${body} }`
}

type Member = Block['members'][number]
const typeOf = ({ width }: Member): string => (width === 1 ? 'float' : `float${width}`)
const boundsOf = ({ count }: Member): string => (count === 1 ? '' : `[${count}]`)

const optionsFor: Readonly<Record<Family, CompileOptions>> = {
  direct3d: { ...defaultOptions, profile: 'cs_6_6' },
  vulkan: { ...defaultOptions, profile: 'cs_6_6', target: 'spirv' },
}

function reflect(text: string, family: Family, table?: string): Reflection {
  const compiler = createCompiler(createMemoryHost({ 'table.csv': table ?? '' }))
  const options = { ...optionsFor[family], ...(table !== undefined && { bindingTable: 'table.csv' }) }
  const reflection = compiler.generate({ path: 'a.hlsl', text }, options).ask(reflectionStage)
  if (!reflection) throw new Error(text)
  return reflection
}

function planOf(program: Program, family: Family, lock: Lock): Plan {
  const units = shaders.map((shader) => ({
    id: shader,
    shader,
    permutation: [],
    layout: 'all',
    family,
    reflection: reflect(sourceOf(program, shader), family),
  }))
  const [plan] = planAll(units, lock)
  return plan!
}

/** By the rules of constant buffers: rows of 16 bytes that no vector crosses, elements of arrays each in its own. */
function linesOf({ name, members }: Block): Map<string, string> {
  const lines = new Map<string, string>()
  let end = 0
  for (const member of members) {
    const size = 4 * member.width
    const isArray = member.count > 1
    if (isArray || (end % 16) + size > 16) end = Math.ceil(end / 16) * 16
    lines.set(
      `${name}.${name}_${member.name}`,
      `${end} ${typeOf(member)}${boundsOf(member)}${isArray ? ' stride 16' : ''}`,
    )
    end += isArray ? 16 * (member.count - 1) + size : size
  }
  lines.set(`${name} (size)`, `${end} bytes`)
  return lines
}

/** What is where, as the lock would say it: by the sources alone, where they decide. */
function expectedChanges(before: Program, after: Program, locked: ReadonlyMap<string, string>): Set<string> {
  const changed = new Set<string>()
  const isUsed = ({ users }: { readonly users: readonly Shader[] }): boolean => users.length > 0
  const names = (program: Program): Map<string, Resource | Block> =>
    new Map([...program.resources, ...program.blocks].filter(isUsed).map((one) => [one.name, one]))
  const [old, now] = [names(before), names(after)]
  for (const name of new Set([...old.keys(), ...now.keys()])) {
    const resource = after.resources.find((one) => one.name === name)
    if (!old.has(name) || !now.has(name)) {
      changed.add(name)
      const either = old.get(name) ?? now.get(name)!
      // The element is data, too.
      if ('kind' in either && either.kind === 'structured') changed.add(`${name} (buffer)`)
    } else if (resource?.register !== undefined) {
      const { letter } = resourceKinds[resource.kind]
      const place = `${letter}${resource.register}${boundsOf({ name, width: 1, count: resource.count })}`
      if (locked.get(name) !== place) changed.add(name)
    }
  }
  for (const name of new Set([...before.blocks, ...after.blocks].map((block) => block.name))) {
    const [was, is] = [before, after].map(({ blocks }) => blocks.find((block) => block.name === name && isUsed(block)))
    if (was && is) {
      const [left, right] = [linesOf(was), linesOf(is)]
      for (const line of new Set([...left.keys(), ...right.keys()]))
        if (left.get(line) !== right.get(line)) changed.add(line)
    } else if (was || is) changed.add(`${name} (buffer)`)
  }
  return changed
}

const users = fc.subarray([...shaders])
const member = fc.record({
  name: fc.constantFrom('p', 'q', 'r', 's', 't'),
  width: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
  count: fc.constantFrom(1, 1, 1, 2, 3),
})
const block = fc.record({
  name: fc.constantFrom('C0', 'C1', 'C2'),
  members: fc.uniqueArray(member, { minLength: 1, maxLength: 5, selector: ({ name }) => name }),
  users,
})
/** A name has one kind and size in all versions; other tests are about those that change. */
const resource = fc
  .record({ index: fc.integer({ min: 0, max: 9 }), users, isWritten: fc.integer({ min: 0, max: 9 }) })
  .map(({ index, users: by, isWritten }): Resource => {
    const kind = (['buffer', 'structured', 'written'] as const)[index % 3]!
    const register = isWritten === 0 ? 100 + 4 * index : isWritten === 1 ? 50 + 4 * index : undefined
    return { name: `R${index}`, kind, count: 1 + (index % 4), users: by, register }
  })
const program: fc.Arbitrary<Program> = fc.record({
  resources: fc.uniqueArray(resource, { maxLength: 8, selector: ({ name }) => name }),
  blocks: fc.uniqueArray(block, { maxLength: 3, selector: ({ name }) => name }),
})

/** As it is read back from its file. */
function written(lock: Lock): Lock {
  return readLock('descry.lock', printLock(lock), new SourceMap(), new DiagnosticSink())!
}

test.each(['direct3d', 'vulkan'] as const)('%s: locked resources stay, and every change is found', (family) => {
  // In Vulkan registers become bindings by more rules than are repeated here.
  const versions = fc
    .array(program, { minLength: 3, maxLength: 8 })
    .map((all) =>
      family === 'direct3d'
        ? all
        : all.map((one) => ({ ...one, resources: one.resources.map((each) => ({ ...each, register: undefined })) })),
    )
  fc.assert(
    fc.property(versions, (all) => {
      let lock: Lock = new Map()
      let before: Program = { resources: [], blocks: [] }
      for (const after of all) {
        const plan = planOf(after, family, lock)
        expect(plan.problems).toEqual([])
        const locked = lock.get('all')?.get(family)?.resources
        const annotated = new Set(
          after.resources.filter(({ register }) => register !== undefined).map(({ name }) => name),
        )
        for (const { key, slot } of plan.slots) {
          const place = locked?.get(key)
          if (place && !annotated.has(key)) expect({ key, slot }).toEqual({ key, slot: place.slot })
        }
        for (const shader of shaders) {
          const placed = reflect(sourceOf(after, shader), family, planTable(plan))
          expect(requestsOf(placed, family).length).toBeGreaterThan(0)
          expect(isInPlace(plan, placed)).toBe(true)
        }
        const texts = new Map([...(locked ?? [])].map(([key, { slot }]) => [key, placeText(slot)]))
        const found = new Set(changesFrom(lock, [plan]).map(({ name }) => name))
        found.delete('o')
        const expected = expectedChanges(before, after, texts)
        const isAboutMembers = (name: string): boolean => / \(size\)$|\./.test(name)
        const compared = (names: ReadonlySet<string>): string[] =>
          [...names].filter((name) => family === 'direct3d' || !isAboutMembers(name)).sort()
        expect(compared(found)).toEqual(compared(expected))
        lock = written(lockOf([plan], true))
        expect(changesFrom(lock, [plan])).toEqual([])
        before = after
      }
    }),
    { numRuns: fuzzRuns(15) },
  )
})

function placeText({
  lane,
  first,
  count,
}: {
  readonly lane: string
  readonly first: number
  readonly count: number | null
}): string {
  return `${lane.charAt(0)}${first}${count === 1 ? '' : `[${count}]`}`
}
