// Makes programs of one change each out of shaders that are in order, and says where the judges differ.
import { mutateOnce } from '../fuzz/mutations.ts'
import { createRandom, pick } from '../fuzz/random.ts'
import type { Judges, Program, Refusal } from './judges.ts'
import { isKnown } from './known.ts'

/** A shader that an outside judge takes. */
export interface Original extends Program {
  readonly isTakenByClang: boolean
  readonly isTakenByDxc: boolean
}

export const kinds = [
  'both refuse, descry accepts',
  'both accept, descry refuses',
  'DXC refuses, descry --rules dxc accepts',
  'DXC accepts, descry --rules dxc refuses',
  'Clang refuses, descry accepts',
  'Clang accepts, descry refuses',
] as const
export type Kind = (typeof kinds)[number]

export interface Difference {
  readonly kind: Kind
  /** The messages of whoever refuses, without names and numbers. */
  readonly group: string
  readonly program: Program
  readonly messages: readonly string[]
}

export function judge(
  judges: Judges,
  { path, text, args }: Program,
): Pick<Original, 'isTakenByClang' | 'isTakenByDxc'> {
  const program = { path, text, args }
  return {
    isTakenByClang: !judges.clang(program).refusal,
    isTakenByDxc: judges.dxc !== undefined && !judges.dxc(program).refusal,
  }
}

/** The mutants of a seed. */
export function* mutants(originals: readonly Original[], seed: number, count: number): Generator<Original> {
  const random = createRandom(seed)
  const texts = originals.map(({ text }) => text)
  for (let index = 0; index < count; index++) {
    const original = pick(originals, random)
    const text = mutateOnce(original.text, texts, random)
    if (text !== original.text && text.length < 2 * original.text.length + 500) yield { ...original, text }
  }
}

/** Outside judges are asked only where their answer can make a difference. */
export function compare(judges: Judges, program: Original): Difference[] {
  const own = judges.descry(program, 'clang').refusal
  if (!judges.dxc) return compareWithClang(judges, program, own)
  const underDxc = judges.descry(program, 'dxc').refusal
  const dxc = judges.dxc(program).refusal
  const result: Difference[] = []
  if (dxc && !underDxc && dxc.line !== undefined)
    result.push(...difference('DXC refuses, descry --rules dxc accepts', program, [dxc]))
  if (!dxc && underDxc) result.push(...difference('DXC accepts, descry --rules dxc refuses', program, [underDxc]))
  const differs = dxc ? !own || !underDxc : Boolean(own)
  if (!differs || !program.isTakenByClang) return result
  const clang = judges.clang(program).refusal
  if (dxc && clang) result.push(...difference('both refuse, descry accepts', program, [clang, dxc]))
  else if (!dxc && !clang) result.push(...difference('both accept, descry refuses', program, [own!]))
  return result
}

function compareWithClang(judges: Judges, program: Original, own: Refusal | undefined): Difference[] {
  if (!program.isTakenByClang) return []
  const clang = judges.clang(program).refusal
  if (clang && !own) return difference('Clang refuses, descry accepts', program, [clang])
  return !clang && own ? difference('Clang accepts, descry refuses', program, [own]) : []
}

function difference(kind: Kind, { path, text, args }: Program, refusals: readonly Refusal[]): Difference[] {
  const messages = refusals.map(({ message, line }) => `${line ?? '-'}: ${message}`)
  const side = kind.endsWith('accepts') ? 'outside refuses' : 'descry refuses'
  if (isKnown(side, messages)) return []
  const group = refusals.map(({ message }) => message.replaceAll(/'[^']*'|\d+/g, '…')).join(' | ')
  return [{ kind, group, program: { path, text, args }, messages }]
}
