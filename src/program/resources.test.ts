import { expect, test } from 'vitest'
import { lookupObject } from '../hlsl/resources.ts'
import { addField, makeStruct } from '../types/own-structs.ts'
import { arrayOf, floatType, type ObjectType, objectType, type StructType, type Type } from '../types/types.ts'
import type { ConstantBuffer, Program, RegisterBinding, Variable } from './program.ts'
import { collectResources, containsResources } from './resources.ts'

const nothing = { semantic: undefined, packOffset: undefined, attributes: [], initializer: undefined }

function binding(letter: 't' | 'u' | 'b' | 's' | undefined, number?: number, space?: number): RegisterBinding {
  return { letter, number, space, span: { start: 0, end: 0 } }
}

function global(kind: Variable['kind'], name: string, type: Type, bindings: RegisterBinding[] = []): Variable {
  const flags = { isConst: false, isPrecise: false, rowMajor: false, location: 1 }
  return { kind, name, scope: '', type, ...flags, modifiers: [], bindings, buffer: undefined, ...nothing }
}

function buffer(name: string, members: Variable[], bindings: RegisterBinding[] = []): ConstantBuffer {
  return {
    kind: 'constant-buffer',
    name,
    isTexture: false,
    native16Bit: false,
    members,
    bindings,
    attributes: [],
    location: 1,
  }
}

function struct(name: string, members: Record<string, Type>, bases: StructType[] = []): StructType {
  const type: StructType = { ...makeStruct(name), bases }
  for (const [fieldName, fieldType] of Object.entries(members)) addField(type, fieldName, fieldType)
  return type
}

function program(globals: (Variable | ConstantBuffer)[]): Program {
  return { globals, functions: [], structs: [], enums: [], entries: [] }
}

function object(name: string, element?: Type): ObjectType {
  return objectType(lookupObject(name)!, element)
}

function table(globals: (Variable | ConstantBuffer)[]): string[] {
  return collectResources(program(globals)).map(({ name, class: resourceClass, register, count, space, order }) => {
    const place = register === undefined ? `#${order}` : `=${register}`
    return `${name} ${resourceClass} ${place} x${count ?? 'unbounded'}${space === undefined ? '' : ` space${space}`}`
  })
}

const writable = object('RWBuffer', floatType)
const texture = object('Texture2D', floatType)
const structured = object('RWStructuredBuffer', floatType)

test('implicit resources count up in declaration order; a counter takes one id more', () => {
  expect(
    table([
      global('resource', 'A', writable),
      global('resource', 'S', structured, [binding('u', 3)]),
      global('resource', 'T', arrayOf(texture, [2, 3])),
      global('resource', 'U', arrayOf(texture, [undefined, 4]), [binding(undefined, undefined, 2)]),
      buffer('CB', []),
      global('static', 'ignored', writable),
      buffer('$Globals', [global('constant', 'f', floatType)]),
    ]),
  ).toEqual([
    'A UAV #0 x1',
    'S UAV =3 x1',
    'T SRV #2 x6',
    'U SRV #3 xunbounded space2',
    'CB CBV #4 x1',
    '$Globals CBV #5 x1',
  ])
})

test('only the first annotation of a plain resource counts', () => {
  const bindings = [binding(undefined, undefined, 1), binding('u', 3)]
  expect(table([global('resource', 'A', writable, bindings)])).toEqual(['A UAV #0 x1 space1'])
})

test('resources of a struct variable count up per class, bases first', () => {
  const base = struct('Base', { B: writable })
  const inner = struct('Inner', { T: texture })
  const type = struct('S', { C: arrayOf(writable, [4]), n: floatType, inner, D: writable }, [base])
  const bindings = [binding('u', 5), binding('t', 2, 1)]
  expect(table([global('constant', 's', type, bindings)])).toEqual([
    's.Base::B UAV =5 x1',
    's.C UAV =6 x4',
    's.inner.T SRV =2 x1 space1',
    's.D UAV =10 x1',
  ])
})

test('elements of struct arrays are rows of their own, before the buffer they stand in', () => {
  const base = struct('A', { Buf: writable })
  const middle = struct('B', {}, [base])
  const member = global('constant', 'arr', arrayOf(struct('C', { x: floatType }, [middle]), [2]))
  expect(table([buffer('CB', [member])])).toEqual([
    'arr.0.B::A::Buf UAV #0 x1',
    'arr.1.B::A::Buf UAV #1 x1',
    'CB CBV #2 x1',
  ])
  expect(containsResources(member.type)).toBe(true)
  expect(containsResources(struct('N', { x: floatType }))).toBe(false)
})
