import { expect, test } from 'vitest'
import { atomCount, atomOf, giveBackAtoms, intern, internSlice, leaseAtoms, nextHash, spelling } from './intern.ts'
import { effort } from './limits.ts'

function atomOfSlice(text: string): number {
  let hash = 0
  for (let at = 0; at < text.length; at++) hash = nextHash(hash, text.charCodeAt(at))
  return internSlice(text, 0, text.length, hash)
}

/** As many new words as make room for others. */
function freshWords(round: number): void {
  for (let index = 0; index < effort.freshAtoms.most; index++) atomOfSlice(`word${round}_${index}`)
  giveBackAtoms()
}

test('words of source texts are given back, those of tables and of leases stay', () => {
  const permanent = intern('a word of a table')
  const leased = atomOf('a word of a kept text')
  const lease = leaseAtoms([{ count: 1, atoms: Uint32Array.of(leased) }])
  freshWords(0)
  const count = atomCount()
  for (let round = 1; round < 20; round++) freshWords(round)
  expect(atomCount()).toBe(count)
  expect(lease.atoms).toEqual(Uint32Array.of(leased))
  expect([spelling(permanent), spelling(leased)]).toEqual(['a word of a table', 'a word of a kept text'])
  expect([intern('a word of a table'), atomOfSlice('a word of a kept text')]).toEqual([permanent, leased])
})

test('a word is one atom, however it is asked for', () => {
  expect(atomOfSlice('either way')).toBe(atomOf('either way'))
  freshWords(100)
  const again = atomOfSlice('either way')
  expect(atomOf('either way')).toBe(again)
  expect(spelling(again)).toBe('either way')
})
