// Built-in types that the shader model does not have yet, in functions that can run.
//
// As in DXC, only types of shader model 6.9 and later are checked here: older ones are found by the intrinsics they need.
import { typeDiagnostics } from '../../diagnostics/tables/types.ts'
import { latestShaderModel } from '../../hlsl/profiles.ts'
import type { ProgramFunction } from '../../program/program.ts'
import { forEachStatement } from '../../program/walk.ts'
import type { Location } from '../../support/source.ts'
import { arrayElement, type Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'

const firstChecked = 9

export function checkTypeAvailability(checker: Checker, target: ProgramFunction): void {
  if (checker.options.shaderModel.minor >= latestShaderModel) return
  for (const { type, location } of target.parameters) checkType(checker, type, location)
  if (!target.body) return
  forEachStatement(target.body, (statement) => {
    if (statement.kind === 'variable-statement')
      checkType(checker, statement.variable.type, statement.variable.location)
  })
}

function checkType(checker: Checker, type: Type, location: Location): void {
  const inner = arrayElement(type)
  if (inner.kind !== 'object') return
  const { name, shaderModel = 0 } = inner.row
  const { major, minor } = checker.options.shaderModel
  if (shaderModel < firstChecked || major !== 6 || minor >= shaderModel) return
  checker.sink.report(
    typeDiagnostics.warn_hlsl_builtin_type_unavailable(location, {
      name,
      model: `${major}.${minor}`,
      needed: `6.${shaderModel}`,
    }),
  )
}
