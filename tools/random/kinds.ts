// All kinds of random shaders of the longer run.
import type fc from 'fast-check'
import { type Kind, libraries, kinds as runnable } from '../../test/interpret/kinds.ts'
import { payloadPrograms } from '../../test/interpret/payload-programs.ts'
import { type SignatureProgram, signaturePrograms } from '../../test/interpret/signature-programs.ts'
import { tablePrograms } from '../../test/interpret/table-programs.ts'

/** Shaders that are compiled and not run: what they say of themselves is judged. */
export interface FactKind {
  readonly name: string
  readonly facts: fc.Arbitrary<SignatureProgram>
  /** Parts of a container that must be the same bytes as DXC's. */
  readonly parts: readonly string[]
}

export const kinds: readonly (Kind | FactKind)[] = [
  ...runnable,
  libraries,
  { name: 'tables', facts: tablePrograms.map((text) => ({ text, profile: 'cs_6_6' })), parts: [] },
  { name: 'payloads', facts: payloadPrograms, parts: ['PSV0'] },
  { name: 'signatures', facts: signaturePrograms, parts: ['ISG1', 'OSG1', 'PSV0'] },
]
