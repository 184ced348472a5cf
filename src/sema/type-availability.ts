// Built-in types that the shader model does not have yet, in functions that can run.
//
// As in DXC, only types of shader model 6.9 and later are checked here: older ones are found by the intrinsics they need.
import { declarationDiagnostics } from '../diagnostics/tables/declarations.ts'
import { latestShaderModel } from '../hlsl/profiles.ts'
import type { ProgramFunction, Statement } from '../program/program.ts'
import type { Location } from '../support/source.ts'
import { arrayElement, type Type } from '../types/types.ts'
import type { Checker } from './checker.ts'

const firstChecked = 9

export function checkTypeAvailability(checker: Checker, target: ProgramFunction): void {
  if (checker.options.shaderModel.minor >= latestShaderModel) return
  for (const { type, location } of target.parameters) checkType(checker, type, location)
  if (target.body) checkStatement(checker, target.body)
}

function checkStatement(checker: Checker, root: Statement): void {
  const pending: Statement[] = [root]
  for (let statement = pending.pop(); statement; statement = pending.pop()) {
    switch (statement.kind) {
      case 'block':
        for (const inner of statement.statements) pending.push(inner)
        break
      case 'variable-statement':
        checkType(checker, statement.variable.type, statement.variable.location)
        break
      case 'if':
        pending.push(statement.consequent)
        if (statement.alternate) pending.push(statement.alternate)
        break
      case 'for':
      case 'while':
      case 'do':
        pending.push(statement.body)
        for (const inner of statement.initializers) pending.push(inner)
        break
      case 'switch':
        for (const { body } of statement.cases) for (const inner of body) pending.push(inner)
        break
    }
  }
}

function checkType(checker: Checker, type: Type, location: Location): void {
  const inner = arrayElement(type)
  if (inner.kind !== 'object') return
  const { name, shaderModel = 0 } = inner.row
  const { major, minor } = checker.options.shaderModel
  if (shaderModel < firstChecked || major !== 6 || minor >= shaderModel) return
  checker.sink.report(
    declarationDiagnostics.warn_hlsl_builtin_type_unavailable(location, {
      name,
      model: `${major}.${minor}`,
      needed: `6.${shaderModel}`,
    }),
  )
}
