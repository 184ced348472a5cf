// The passes that make a module sayable in DXIL, in the order in which to-dxil.ts runs them.
import type { Pass } from '../../../passes/define.ts'
import { constantVariables } from './constant-variables.ts'
import { dynamicVectors } from './dynamic-vectors.ts'
import { flattenMemory } from './flatten-memory.ts'
import { oldInstructions } from './old-instructions.ts'
import { payloadMemory } from './payload-memory.ts'
import { resourceAccess } from './resource-access.ts'

export const legalizations: readonly Pass[] = [
  resourceAccess,
  constantVariables,
  dynamicVectors,
  payloadMemory,
  flattenMemory,
  oldInstructions,
]
