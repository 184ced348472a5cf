// Slang's `__target_switch`: the case for the target is the code, the others are not even checked.
//
//   __target_switch { case spirv: return a; case hlsl: case metal: return b; default: return c; }
import type * as ast from '../../ast/nodes.ts'
import { handleDiagnostics as diagnostics } from '../../diagnostics/tables/handles.ts'
import { isLabelOf } from '../../hlsl/targets.ts'
import type { Statement } from '../../program/program.ts'
import type { Checker } from '../checker.ts'
import { checkBlock, inNewScope } from './statements.ts'

export function checkTargetSwitch(checker: Checker, syntax: ast.TargetSwitchStatement, out: Statement[]): void {
  const { cases } = syntax
  const { target = 'dxil' } = checker.options
  const fitting = cases.flatMap((one) => {
    const label = one.targets.find(({ text }) => isLabelOf(text, target))
    return label ? [{ one, label }] : []
  })
  const [first, second] = fitting
  if (first && second) {
    const notes = [diagnostics.note_hlsl_other_case(first.label)]
    const parameters = { target, first: first.label.text, second: second.label.text }
    checker.sink.report(diagnostics.err_hlsl_target_switch_conflict(second.label, parameters, { notes }))
  }
  const chosen = first?.one ?? cases.find(({ isDefault }) => isDefault)
  if (chosen) out.push(inNewScope(checker, () => checkBlock(checker, chosen.body)))
  else checker.sink.report(diagnostics.err_hlsl_target_switch_no_case(syntax.start, { target }))
}
