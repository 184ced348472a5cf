// Statements: scopes, conditions, jumps, switches, loop hints.
import type * as ast from '../../ast/nodes.ts'
import { attributeDiagnostics } from '../../diagnostics/tables/attributes.ts'
import { expressionDiagnostics } from '../../diagnostics/tables/expressions.ts'
import { nameDiagnostics } from '../../diagnostics/tables/names.ts'
import { statementDiagnostics } from '../../diagnostics/tables/statements.ts'
import { templateDiagnostics } from '../../diagnostics/tables/templates.ts'
import type {
  BlockStatement,
  Expression,
  IfStatement,
  LoopHint,
  LoopStatement,
  ReturnStatement,
  Statement,
  VariableStatement,
} from '../../program/program.ts'
import { limits } from '../../support/limits.ts'
import type { Span } from '../../support/source.ts'
import { boolType, type Type } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import { convertTo, settleUnused } from '../conversions/conversions.ts'
import { checkAttributes } from '../declarations/attributes.ts'
import { checkDeclaration } from '../declarations/declarations.ts'
import { declareLocals } from '../declarations/declare-variables.ts'
import { constantInitializer, initializeOnce, needsFunction } from '../declarations/static-locals.ts'
import { checkExpression } from '../expressions/expressions.ts'
import { checkLooseList } from '../expressions/initializers.ts'
import { errorExpression } from '../expressions/nodes.ts'
import { warnUnused } from '../expressions/unused-values.ts'
import { Scope } from '../names/symbols.ts'
import { enterLevels, leaveLevels } from '../nesting.ts'
import { decision, endsBlock } from '../templates/generic-branches.ts'
import { warnAssignedCondition, warnDanglingElse, warnEmptyArm, warnEmptyLoop } from './suspicious.ts'
import { checkSwitch } from './switches.ts'
import { checkTargetSwitch } from './target-switches.ts'

/** The statements of a block in a scope that the caller has made. */
export function checkBlock(checker: Checker, block: ast.BlockStatement): BlockStatement {
  const statements: Statement[] = []
  for (const [index, statement] of block.statements.entries()) {
    checkStatement(checker, statement, statements)
    warnEmptyLoop(checker, statement, block.statements[index + 1])
    if (endsBlock(checker, statement, statements.at(-1))) break
  }
  return { kind: 'block', statements, start: block.start, end: block.end }
}

export function inNewScope<T>(checker: Checker, run: () => T): T {
  const outer = checker.scope
  const inner = new Scope('block', outer)
  checker.scope = inner
  const result = run()
  checker.scope = outer
  if (inner.symbols.size + inner.ended.length > 0) outer.ended.push(inner)
  return result
}

/** A statement that is the body of another one: a single declaration in it has a scope of its own. */
function checkNested(checker: Checker, syntax: ast.Statement): Statement {
  return inNewScope(checker, () => checkInside(checker, syntax))
}

/** The same in the scope of the statement around it, whose names the outermost block of the body may not declare again. */
function checkInside(checker: Checker, syntax: ast.Statement): Statement {
  if (syntax.kind === 'block') return checkBlock(checker, syntax)
  const statements: Statement[] = []
  checkStatement(checker, syntax, statements)
  const [only] = statements
  if (statements.length === 1 && only!.kind !== 'variable-statement') return only!
  return { kind: 'block', statements, start: syntax.start, end: syntax.end }
}

/** Appends what the statement becomes: declarations of several variables become several statements. */
export function checkStatement(checker: Checker, syntax: ast.Statement, out: Statement[]): void {
  if (checker.sink.isFull) return
  if (checker.statementDepth >= limits.statementDepth.most) {
    if (checker.statementDepth === limits.statementDepth.most)
      checker.sink.report(
        statementDiagnostics.err_bracket_depth_exceeded(syntax.start, { limit: limits.statementDepth.most }),
      )
    return
  }
  if (!enterLevels(checker, syntax.start, 1)) return
  checker.statementDepth++
  checkKind(checker, syntax, out)
  checker.statementDepth--
  leaveLevels(checker, 1)
}

function checkKind(checker: Checker, syntax: ast.Statement, out: Statement[]): void {
  const { start, end } = syntax
  switch (syntax.kind) {
    case 'block':
      out.push(inNewScope(checker, () => checkBlock(checker, syntax)))
      return
    case 'declaration-statement':
      checkDeclarationStatement(checker, syntax.declaration, out, false)
      return
    case 'expression-statement':
      out.push({ kind: 'expression-statement', expression: checkDiscarded(checker, syntax.expression), start, end })
      return
    case 'if':
      out.push(checkIf(checker, syntax))
      return
    case 'for':
      checkFor(checker, syntax, out)
      return
    case 'while':
      out.push(inNewScope(checker, () => checkWhile(checker, syntax)))
      return
    case 'do':
      out.push(checkDo(checker, syntax))
      return
    case 'switch':
      out.push(inNewScope(checker, () => checkSwitch(checker, syntax)))
      return
    case 'case':
      reportStrayLabel(checker, syntax)
      return
    case 'return':
      out.push(checkReturn(checker, syntax))
      return
    case 'break':
    case 'continue':
    case 'discard':
      checkJump(checker, syntax)
      out.push({ kind: syntax.kind, start, end })
      return
    case 'empty-statement':
      return
    case 'attributed':
      checkAttributes(checker, syntax.attributes, 'statement')
      checkKind(checker, syntax.statement, out)
      return
    case 'target-switch':
      checkTargetSwitch(checker, syntax, out)
      return
  }
}

/** An unused value still needs a type of its own. */
function checkDiscarded(checker: Checker, syntax: ast.Expression): Expression {
  const expression = settleUnused(checker, checkExpression(checker, syntax))
  warnUnused(checker, syntax, expression)
  return expression
}

function reportStrayLabel(checker: Checker, label: ast.CaseLabel): void {
  const row = label.value ? statementDiagnostics.err_case_not_in_switch : statementDiagnostics.err_default_not_in_switch
  checker.sink.report(row(label.start))
}

function checkDeclarationStatement(
  checker: Checker,
  declaration: ast.Declaration,
  out: Statement[],
  isForVariable: boolean,
): void {
  if (declaration.kind !== 'variables') {
    if (declaration.kind === 'namespace')
      checker.sink.report(nameDiagnostics.err_namespace_nonnamespace_scope(declaration.start))
    if ('templateParameters' in declaration && declaration.templateParameters)
      checker.sink.report(templateDiagnostics.err_template_outside_namespace_or_class_scope(declaration.start))
    checkDeclaration(checker, declaration)
    return
  }
  for (const { variable, initializer } of declareLocals(checker, declaration, isForVariable)) {
    // Slang's, which other functions' variables stand beside.
    if (variable.kind === 'groupshared') continue
    const isStatic = variable.kind !== 'local'
    const { start, end } = declaration
    const statement: VariableStatement = {
      kind: 'variable-statement',
      variable,
      initializer: isStatic ? undefined : initializer,
      start,
      end,
    }
    out.push(statement)
    if (variable.kind !== 'static' || !initializer || !needsFunction(initializer)) continue
    const constant = constantInitializer(initializer)
    if (constant) variable.initializer = constant
    else out.push(initializeOnce(checker, variable, initializer, declaration))
  }
}

// ---- Conditions

/** A condition, or the variable it declares, as a scalar bool; the variable's statement goes in front. */
function checkCondition(
  checker: Checker,
  syntax: ast.Expression | ast.VariableDeclaration,
  out: Statement[],
  statement: 'if' | 'for' | 'while' | 'do-while',
): Expression {
  const value = conditionValue(checker, syntax, out)
  if (syntax.kind !== 'variables') warnAssignedCondition(checker, syntax)
  const { type, start, end } = value
  if ((type.kind === 'vector' && type.count > 1) || (type.kind === 'matrix' && type.rows * type.columns > 1)) {
    checker.sink.report(expressionDiagnostics.err_hlsl_control_flow_cond_not_scalar({ start, end }, { statement }))
    return errorExpression(value)
  }
  return convertTo(checker, value, boolType, 'condition')
}

/** Of `if`, loops and `switch`, before any conversion. */
export function conditionValue(
  checker: Checker,
  syntax: ast.Expression | ast.VariableDeclaration,
  out: Statement[],
): Expression {
  if (syntax.kind !== 'variables') return checkExpression(checker, syntax)
  checkDeclarationStatement(checker, syntax, out, false)
  const last = out.at(-1)
  const { start, end } = syntax
  if (last?.kind !== 'variable-statement') return checkExpression(checker, { kind: 'error', start, end })
  return { kind: 'variable', variable: last.variable, type: last.variable.type, start, end }
}

/** Puts the declaration of a condition's variable in front of the statement that uses it. */
function withDeclarations(declarations: Statement[], statement: Statement): Statement {
  if (declarations.length === 0) return statement
  const { start, end } = statement
  return { kind: 'block', statements: [...declarations, statement], start, end }
}

function checkIf(checker: Checker, syntax: ast.IfStatement): Statement {
  return inNewScope(checker, () => {
    const hints = checkAttributes(checker, syntax.attributes, 'if')
    const [hint] = hints
    const isBoth = ['branch', 'flatten'].every((wanted) => hints.some(({ name }) => name === wanted))
    if (isBoth && checker.options.isLenientLikeDxc)
      checker.sink.report(attributeDiagnostics.err_hlsl_branch_and_flatten(syntax.attributes[0]!.start))
    const declarations: Statement[] = []
    const condition = checkCondition(checker, syntax.condition, declarations, 'if')
    warnEmptyArm(checker, syntax)
    warnDanglingElse(checker, syntax)
    const decided = decision(checker, condition)
    if (decided !== undefined) {
      const { start, end } = syntax
      const arm = decided ? syntax.consequent : syntax.alternate
      const nothing: Statement = { kind: 'block', statements: [], start, end }
      return withDeclarations(declarations, arm ? checkNested(checker, arm) : nothing)
    }
    const statement: IfStatement = {
      kind: 'if',
      hint: hint?.name === 'branch' || hint?.name === 'flatten' ? hint.name : undefined,
      condition,
      consequent: checkNested(checker, syntax.consequent),
      alternate: syntax.alternate && checkNested(checker, syntax.alternate),
      start: syntax.start,
      end: syntax.end,
    }
    return withDeclarations(declarations, statement)
  })
}

// ---- Loops

const hintKinds = new Set(['unroll', 'loop', 'fastopt', 'allow_uav_condition'])

/** Of several hints one that decides about unrolling is kept. */
function loopHint(checker: Checker, attributes: readonly ast.Attribute[]): LoopHint | undefined {
  const hints = checkAttributes(checker, attributes, 'loop').filter(({ name }) => hintKinds.has(name))
  const [unroll, loop, fastopt] = ['unroll', 'loop', 'fastopt'].map((wanted) =>
    hints.find(({ name }) => name === wanted),
  )
  const other = loop ?? fastopt
  if (unroll && other) {
    const { name } = other
    checker.sink.report(attributeDiagnostics.err_hlsl_loop_attributes_incompatible(attributes[0]!.start, { name }))
  }
  const hint = unroll ?? loop ?? hints[0]
  if (!hint) return undefined
  const [count] = hint.arguments
  return { kind: hint.name as LoopHint['kind'], count: typeof count === 'number' ? count : undefined }
}

function checkLoopBody(checker: Checker, syntax: ast.Statement, sharesScope: boolean): Statement {
  const { current } = checker
  if (current) current.loopDepth++
  const body = sharesScope ? checkInside(checker, syntax) : checkNested(checker, syntax)
  if (current) current.loopDepth--
  return body
}

function checkFor(checker: Checker, syntax: ast.ForStatement, out: Statement[]): void {
  // Before HLSL 2021 the variables of a `for` live on after the loop.
  const leaks = checker.options.language === 'hlsl' && checker.options.hlslVersion < 2021
  if (leaks) checkForLoop(checker, syntax, out, out)
  else
    inNewScope(checker, () => {
      const initializers: Statement[] = []
      checkForLoop(checker, syntax, initializers, out)
    })
}

/** `declared` takes the initializers: those of the loop itself, or the statements in front of it where they outlive the loop. */
function checkForLoop(checker: Checker, syntax: ast.ForStatement, declared: Statement[], out: Statement[]): void {
  const hint = loopHint(checker, syntax.attributes)
  const { initializer } = syntax
  if (initializer?.kind === 'declaration-statement')
    checkDeclarationStatement(checker, initializer.declaration, declared, declared === out)
  else if (initializer) checkStatement(checker, initializer, declared)
  const initializers = declared === out ? [] : declared
  // A variable in the condition is made anew every time round; it is rare enough to be declared once in front.
  const condition = syntax.condition && checkCondition(checker, syntax.condition, declared, 'for')
  const increment = syntax.increment && checkDiscarded(checker, syntax.increment)
  const body = checkLoopBody(checker, syntax.body, declared !== out)
  const span = loopSpan(syntax)
  const statement: LoopStatement = { kind: 'for', hint, initializers, condition, increment, body, ...span }
  out.push(statement)
}

function checkWhile(checker: Checker, syntax: ast.WhileStatement): Statement {
  const hint = loopHint(checker, syntax.attributes)
  const declarations: Statement[] = []
  const condition = checkCondition(checker, syntax.condition, declarations, 'while')
  const body = checkLoopBody(checker, syntax.body, true)
  const span = loopSpan(syntax)
  const loop: LoopStatement = { kind: 'while', hint, initializers: [], condition, increment: undefined, body, ...span }
  return withDeclarations(declarations, loop)
}

function checkDo(checker: Checker, syntax: ast.DoStatement): LoopStatement {
  const hint = loopHint(checker, syntax.attributes)
  const body = checkLoopBody(checker, syntax.body, false)
  const condition = checkCondition(checker, syntax.condition, [], 'do-while')
  return { kind: 'do', hint, initializers: [], condition, increment: undefined, body, ...loopSpan(syntax) }
}

type LoopSpan = Pick<LoopStatement, 'start' | 'end' | 'operatorLocation'>

function loopSpan({ start, end, keyword }: ast.ForStatement | ast.WhileStatement | ast.DoStatement): LoopSpan {
  return { start, end, operatorLocation: keyword }
}

// ---- Jumps

function checkJump(checker: Checker, syntax: ast.JumpStatement): void {
  const { current, sink } = checker
  if (!current) return
  if (syntax.kind === 'break' && current.loopDepth === 0 && current.switchDepth === 0)
    sink.report(statementDiagnostics.err_break_not_in_loop_or_switch(syntax.start))
  else if (syntax.kind === 'continue' && current.loopDepth === 0)
    sink.report(statementDiagnostics.err_continue_not_in_loop(syntax.start))
}

function checkReturn(checker: Checker, syntax: ast.ReturnStatement): ReturnStatement {
  const { start, end, value } = syntax
  const { current } = checker
  if (!current) return { kind: 'return', value: undefined, start, end }
  return {
    kind: 'return',
    value: returnedValue(checker, current.returnType, current.function.name, value, syntax),
    start,
    end,
  }
}

function returnedValue(
  checker: Checker,
  type: Type,
  name: string,
  syntax: ast.Expression | undefined,
  statement: Span,
): Expression | undefined {
  if (!syntax) {
    if (type.kind !== 'void' && type.kind !== 'error')
      checker.sink.report(statementDiagnostics.ext_return_missing_expr(statement.start, { name }))
    return undefined
  }
  if (syntax.kind === 'initializer-list' && type.kind !== 'void')
    return checkLooseList(checker, syntax, type, syntax.start)
  const value = checkExpression(checker, syntax)
  if (type.kind !== 'void') return convertTo(checker, value, type, 'return')
  // `return f();` where both are void is C++.
  if (value.type.kind !== 'void' && value.type.kind !== 'error')
    checker.sink.report(statementDiagnostics.ext_return_has_expr(statement.start, { name }, { ranges: [syntax] }))
  return value
}
