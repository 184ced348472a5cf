// Tells what is wrong with a module, at the place in the source that its instruction came from.

import type { DiagnosticSink } from '../../../diagnostics/sink.ts'
import { dxilDiagnostics } from '../../../diagnostics/tables/dxil.ts'
import { optionDiagnostics } from '../../../diagnostics/tables/options.ts'
import { plainLocation } from '../../../ir/debug.ts'
import { limits } from '../../../support/limits.ts'
import type { DxilModule } from '../dxil-module.ts'
import { validateDxil } from './validate.ts'
import { rules } from './violations.ts'

export function reportViolations(dxil: DxilModule, sink: DiagnosticSink): void {
  for (const [position, { rule, subject, at }] of validateDxil(dxil).entries()) {
    const location = plainLocation(at?.location ?? 0) || dxil.entries[0]?.function.location || 0
    if (position === limits.dxilViolations.most) sink.report(optionDiagnostics.fatal_too_many_errors(location))
    else
      sink.report(dxilDiagnostics.err_dxil_invalid(location, { text: rules[rule].replace(/\.$/, ''), subject, rule }))
  }
}
