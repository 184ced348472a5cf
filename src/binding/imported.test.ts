import { expect, test } from 'vitest'
import type { BindingRecord } from './allocate.ts'
import { applyImported, readBindingTable } from './imported.ts'

test('columns come in any order and case, rows end at lines and semicolons', () => {
  expect(readBindingTable('space,RESOURCENAME,Binding\r\n0x1e , A,u7;,"s.Q",T3\n\n')).toEqual({
    bindings: [
      { name: 'A', letter: 'u', register: 7, space: 30 },
      { name: 's.Q', letter: 't', register: 3, space: 0 },
    ],
    problems: [],
  })
})

test.each([
  ['', 1, 'the first row must name ResourceName, Binding and Space'],
  ['ResourceName,Space\nA,0', 1, 'the first row must name ResourceName, Binding and Space'],
  ['ResourceName,Binding,Space\nA,7,0', 2, "'7' is not a register of 'A'"],
  ['ResourceName,Binding,Space\nA,u4294967296,0', 2, "'u4294967296' is not a register of 'A'"],
  ['ResourceName,Binding,Space\nA,u1,one', 2, "'one' is not a register space of 'A'"],
  ['ResourceName,Binding,Space\n,u1,0', 2, 'a row has no resource name'],
  ['ResourceName,Binding,Space\nA,u1,0,9', 2, 'a row has 4 cells, not 3'],
  ['ResourceName,Binding,Space\nA,u1', 2, 'a row has 2 cells, not 3'],
  ['ResourceName,Binding,Space\nA,,0', 2, "'' is not a register of 'A'"],
])('a wrong table is reported with its line: %j', (text, line, problem) => {
  expect(readBindingTable(text)).toEqual({ bindings: [], problems: expect.arrayContaining([{ line, text: problem }]) })
})

test('names and classes must agree, and the source wins', () => {
  const record = { name: 'A', class: 'UAV', count: 1, register: undefined, space: 0, isReservation: false } as const
  const { bindings } = readBindingTable('ResourceName,Binding,Space\nA,u7,2\nB,t1,0\nC,u9,1')
  const records = [record, { ...record, name: 'C', register: 3 }, { ...record, name: 'B' }]
  expect(applyImported(records, bindings).map(({ register, space }) => [register, space])).toEqual([
    [7, 2],
    [3, 0],
    [undefined, 0],
  ])
})

test('of several resources with one name, the last is meant', () => {
  const record = { name: 'A', class: 'UAV', count: 1, register: undefined, space: 0, isReservation: false } as const
  const { bindings } = readBindingTable('ResourceName,Binding,Space\nA,u5,0\nA,u9,0')
  const registers = (records: readonly BindingRecord[]): unknown[] =>
    applyImported(records, bindings).map(({ register }) => register)
  expect(registers([record, { ...record }])).toEqual([undefined, 9])
  expect(registers([record, { ...record, register: 7 }])).toEqual([undefined, 7])
})
