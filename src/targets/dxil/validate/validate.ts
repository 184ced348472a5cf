// Checks a finished module by the rules of the official validator, so that a mistake is reported here and not by the driver of a GPU.
//
// Only what this compiler could get wrong is asked: what the writers make of the module's own facts (flags, hashes, parts) is right by
// construction.
import type { IrFunction } from '../../../ir/module.ts'
import { limits } from '../../../support/limits.ts'
import type { DxilModule } from '../dxil-module.ts'
import { checkFlow } from './flow.ts'
import { checkFunction } from './instructions.ts'
import { checkLimits } from './limits.ts'
import { checkSignatures } from './signatures.ts'
import { checkTessellation } from './tessellation.ts'
import type { Complain, Violation } from './violations.ts'

/** One more than the limit, to see whether there are more. */
export function validateDxil(dxil: DxilModule): readonly Violation[] {
  const violations: Violation[] = []
  const complain: Complain = (rule, subject, at) => {
    if (violations.length <= limits.dxilViolations.most) violations.push({ rule, subject, at })
  }
  checkDeclarations(dxil, complain)
  checkLimits(dxil, complain)
  checkSignatures(dxil, complain)
  checkTessellation(dxil, complain)
  const [, repeated] = dxil.module.getFunction('dx.op.setMeshOutputCounts')?.calls() ?? []
  if (repeated && dxil.entries.length === 1) complain('Instr.MultipleSetMeshOutputCounts', 'a second call', repeated)
  const bodies = [...dxil.module.functions.values()].filter((fn) => !fn.isDeclaration)
  checkFlow(bodies, complain)
  for (const fn of bodies) checkFunction(fn, dxil, complain)
  return violations
}

function checkDeclarations({ module, stage }: DxilModule, complain: Complain): void {
  for (const fn of module.functions.values()) {
    if (!fn.isDeclaration) continue
    if (!isKnownExternal(fn) && stage !== 'library') complain('Decl.DxilFnExtern', fn.name)
    if (!fn.hasUses) complain('Decl.UsedExternalFunction', fn.name)
  }
}

function isKnownExternal({ name }: IrFunction): boolean {
  return name.startsWith('dx.op.') || name.startsWith('llvm.lifetime.')
}
