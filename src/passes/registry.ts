// The passes that every target shares, by name. A new pass is a file and a line here; driver/all-passes.ts adds those of bindings and targets.

import { commonSubexpressions } from './common-subexpressions.ts'
import { constantPropagation } from './constant-propagation.ts'
import { deadCode } from './dead-code.ts'
import { deadStores } from './dead-stores.ts'
import type { Pass } from './define.ts'
import { forwardCopies } from './forward-copies.ts'
import { globalDeadCode } from './global-dead-code.ts'
import { handleVariables } from './handle-variables.ts'
import { inline } from './inline.ts'
import { localizeGlobals } from './localize-globals.ts'
import { mergeHandles } from './merge-handles.ts'
import { mergeUnsetHandles } from './merge-unset-handles.ts'
import { promoteMemory } from './promote-memory.ts'
import { propagateEqualities } from './propagate-equalities.ts'
import { propagatePrecision } from './propagate-precision.ts'
import { protectBreaks } from './protect-breaks.ts'
import { scalarReplacement } from './scalar-replacement.ts'
import { scalarize } from './scalarize.ts'
import { simplify } from './simplify.ts'
import { simplifyCfg } from './simplify-cfg.ts'
import { speculate } from './speculate.ts'
import { unreadShared } from './unread-shared.ts'
import { unrollLoops } from './unroll-loops.ts'
import { unusedValues } from './unused-values.ts'
import { valueRanges } from './value-ranges.ts'

export const passes: readonly Pass[] = [
  commonSubexpressions,
  constantPropagation,
  deadCode,
  deadStores,
  forwardCopies,
  globalDeadCode,
  handleVariables,
  inline,
  localizeGlobals,
  mergeHandles,
  mergeUnsetHandles,
  promoteMemory,
  propagateEqualities,
  propagatePrecision,
  protectBreaks,
  scalarize,
  scalarReplacement,
  simplify,
  simplifyCfg,
  speculate,
  unreadShared,
  unrollLoops,
  unusedValues,
  valueRanges,
]

const byName: ReadonlyMap<string, Pass> = new Map(passes.map((pass) => [pass.name, pass]))

export function passNamed(name: string): Pass | undefined {
  return byName.get(name)
}
