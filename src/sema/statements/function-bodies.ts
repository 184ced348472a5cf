// Bodies of functions: when they are checked, and what they call.
//
// A body at global scope is checked where it stands, so it does not see what is declared after it. Methods wait for their struct;
// Slang has no order of declaration, so there everything waits for the end; instances of templates wait until something that is
// checked calls them, because an instance without callers need not be valid.
//
// A body whose check leaves nothing behind but itself, messages and instances of function templates (no type, no static variable) need not
// be read by another program that has the same text up to there and does not reach it: repeating the messages, and making and asking for
// the instances does the same.
import type { Declaration, FunctionDeclaration } from '../../ast/nodes.ts'
import { statementDiagnostics } from '../../diagnostics/tables/statements.ts'
import { templateDiagnostics } from '../../diagnostics/tables/templates.ts'
import { fallsOffTheEnd } from '../../program/control-flow.ts'
import type { CallExpression, Expression, ProgramFunction, Variable } from '../../program/program.ts'
import { walkBody, walkExpression } from '../../program/walk.ts'
import { bug } from '../../support/bug.ts'
import { limits } from '../../support/limits.ts'
import type { Location } from '../../support/source.ts'
import { isAllNumeric } from '../../types/leaves.ts'
import type { StructType } from '../../types/types.ts'
import type { Checker, PendingBody } from '../checker.ts'
import { checkParameter } from '../declarations/parameters.ts'
import { declareParameter } from '../names/declare-names.ts'
import { type NameSymbol, Scope } from '../names/symbols.ts'
import { noteMethod, stepsOf, takeSteps } from '../templates/instance-steps.ts'
import { insideInstance, instanceNotes } from '../templates/instantiation-notes.ts'
import { requireConcrete } from '../types/abstract.ts'
import { requireComplete } from '../types/complete.ts'
import { checkBlock } from './statements.ts'
import { checkUninitialized } from './uninitialized.ts'
import { reportUnusedLocals } from './unused-variables.ts'

export function isInTemplate(scope: Scope): boolean {
  for (let at: Scope | undefined = scope; at; at = at.parent) if (at.kind === 'template') return true
  return false
}

/** The body is checked now, after the struct around it, or when it is called. */
export function scheduleBody(
  checker: Checker,
  made: ProgramFunction,
  declaration: FunctionDeclaration,
  scope: Scope,
  label = `member function '${made.scope}${made.name}'`,
): void {
  const pending: PendingBody = {
    function: made,
    declaration,
    scope,
    depth: checker.bodyDepth,
    label,
    notes: instanceNotes(checker),
  }
  if (declaration.isSkipped) checker.skippedFunctions.add(made)
  if (isInTemplate(scope)) {
    checker.lazyBodies.set(made, pending)
    if (made.owner && !checker.instanceOrigins.has(made)) noteMethod(checker, made, made.owner)
    return
  }
  if (!declaration.body) return
  checker.pendingBodies.push(pending)
  drainBodies(checker)
}

/** Checks what waits, unless a struct is not complete yet. */
export function drainBodies(checker: Checker): void {
  if (checker.waitsForEnd || checker.openStructs > 0) return
  for (let pending = checker.pendingBodies.shift(); pending; pending = checker.pendingBodies.shift()) {
    if (checker.sink.isFull) return
    const { declaration, notes } = pending
    if (declaration.isSkipped) {
      repeatEffects(checker, declaration.body!.start)
      continue
    }
    const before = traces(checker)
    const { globals, structs } = checker
    const [firstGlobal, firstStruct] = [globals.length, structs.length]
    const [seen, logged] = [checker.sink.all.length, checker.instanceLog.length]
    checkBody(checker, pending)
    if (notes.length > 0 || !declaration.body) continue
    const left = traces(checker) - before
    const own = left === 0 ? 0 : ownDeclarations(checker, globals.slice(firstGlobal), structs.slice(firstStruct))
    if (left !== own) continue
    const instances = stepsOf(checker, checker.instanceLog.slice(logged))
    if (!instances) continue
    const effects = { messages: checker.sink.all.slice(seen), instances }
    checker.messages.checked.set(declaration.body.start, {
      effects,
      declares: own > 0,
      callees: checker.callees.get(pending.function) ?? [],
    })
  }
}

/** Grows with every effect of checking a body, except messages and what `instanceLog` records. */
function traces(checker: Checker): number {
  const { globals, structs, enums, extensions, origins, coreFunctions, globalsBuffer } = checker
  const made = globals.length + structs.length + enums.length + extensions.size + origins.size + coreFunctions.size
  // An instance that is made is one more in the first of these, one that is asked for moves to the second.
  const waiting = checker.lazyBodies.size + 2 * checker.pendingBodies.length - checker.instanceLog.length
  return made + waiting + checker.undefinedInstances.length + globalsBuffer.members.length + checker.declaredGlobals
}

/** How many of these are numbers and plain structs of a body: no resources, no methods, nothing that other shaders are given. */
function ownDeclarations({ members }: Checker, globals: Checker['globals'], structs: readonly StructType[]): number {
  const statics = globals.filter((global) => global.kind === 'static' && isAllNumeric(global.type))
  const plain = structs.filter((struct) => !struct.isRayPayload && (members.get(struct)?.methods.size ?? 0) === 0)
  return statics.length + plain.length
}

/** The same for a declaration, without what it declares itself: structs may hold others. */
export function tracesBesides(checker: Checker, { kind }: Declaration): number {
  const { globals, structs, enums, declaredGlobals } = checker
  if (kind === 'struct') return traces(checker) - structs.length - enums.length
  if (kind === 'enum') return traces(checker) - enums.length
  return kind === 'variables' ? traces(checker) - globals.length - declaredGlobals : traces(checker)
}

/** Messages of a function that are given only while there are no errors. */
const idleWithErrors: ReadonlySet<string> = new Set(['warn_noreturn_nonvoid', 'warn_falloff_nonvoid'])

/** Repeats the diagnostics of a body that is not checked again, and makes the same instances. */
function repeatEffects(checker: Checker, start: Location): void {
  const { sink } = checker
  const effects = checker.messages.skipped.get(start)
  if (!effects) return
  for (const message of effects.messages)
    if (sink.errorCount === 0 || !idleWithErrors.has(message.id)) sink.report(message)
  takeSteps(checker, effects.instances)
}

export function checkBody(outer: Checker, pending: PendingBody): void {
  const { function: target } = pending
  const checker = insideInstance(outer, pending.notes)
  const declaration = checker.outOfLine.get(pending.declaration) ?? pending.declaration
  const { body } = declaration
  if (target.body) return
  if (declaration.isSkipped) {
    // As in reachable.ts: after a misspelt name.
    if (checker.sink.errorCount > 0) return
    bug(`the body of '${target.name}' was skipped, and is needed`)
  }
  if (!body) {
    // A template that is called before it is defined: its body may still come.
    checker.undefinedInstances.push(pending)
    return
  }
  if (isInTemplate(pending.scope)) checker.checkedInstances.add(pending.declaration).add(declaration)
  const { scope, current, bodyDepth } = checker
  checker.scope = new Scope('function', pending.scope)
  if (declaration !== pending.declaration) adoptDefinition(checker, pending, declaration)
  checker.bodyDepth = pending.depth
  checker.current = { function: target, returnType: target.returnType, loopDepth: 0, switchDepth: 0 }
  for (const parameter of target.parameters) {
    declareParameter(checker, parameter)
    if (requireComplete(checker, parameter.type, parameter.location, 'variable'))
      requireConcrete(checker, parameter.type, parameter.location, 'parameter')
  }
  const { returnType } = target
  if (returnType.kind === 'struct' && requireComplete(checker, returnType, declaration.name.start, 'result'))
    requireConcrete(checker, returnType, declaration.name.start, 'return')
  const firstLocal = checker.uses?.locals.length ?? 0
  target.body = checkBlock(checker, body)
  reportUnusedLocals(checker, firstLocal)
  checkUninitialized(checker, target, isInTemplate(pending.scope))
  checkReturns(checker, target, body.end)
  noteCalls(checker, target)
  checker.scope = scope
  checker.current = current
  checker.bodyDepth = bodyDepth
}

/** A definition elsewhere may call its parameters, and those of the template, differently. */
function adoptDefinition(checker: Checker, pending: PendingBody, definition: FunctionDeclaration): void {
  const values = templateSymbols(pending.scope)
  for (const [index, { name }] of (definition.templateParameters ?? []).entries()) {
    const value = values[index]
    if (name && value) checker.scope.symbols.set(name.text, value)
  }
  checker.scope = new Scope('function', checker.scope)
  const target: { -readonly [Key in keyof ProgramFunction]: ProgramFunction[Key] } = pending.function
  target.parameters = definition.parameters.map((parameter) => checkParameter(checker, parameter))
}

function templateSymbols(scope: Scope): NameSymbol[] {
  for (let at: Scope | undefined = scope; at; at = at.parent)
    if (at.kind === 'template') return [...at.symbols.values()]
  return []
}

function checkReturns(checker: Checker, target: ProgramFunction, end: number): void {
  const { returnType, body } = target
  if (!body || returnType.kind === 'void' || returnType.kind === 'error' || checker.sink.errorCount > 0) return
  const verdict = fallsOffTheEnd(body)
  if (verdict === 'never') return
  const row =
    verdict === 'always' ? statementDiagnostics.warn_noreturn_nonvoid : statementDiagnostics.warn_falloff_nonvoid
  checker.sink.report(row(end - 1))
}

function noteCalls(checker: Checker, caller: ProgramFunction): void {
  const callees: Callees = new Map()
  walkBody(caller.body!, (expression) => collectCall(checker, expression, callees))
  checker.callees.set(caller, [...callees.keys()])
  requestBodies(checker, callees)
}

/** Functions with the first call of each. */
type Callees = Map<ProgramFunction, CallExpression>

const noCallees: Callees = new Map()

/** The functions an expression calls, those of the initialisers of its statics included. */
function collectCalls(checker: Checker, root: Expression, into: Callees): void {
  walkExpression(root, (expression) => collectCall(checker, expression, into))
}

function collectCall(checker: Checker, expression: Expression, into: Callees): void {
  if (expression.kind === 'call') {
    if (!into.has(expression.function)) into.set(expression.function, expression)
  } else if (expression.kind === 'variable' && expression.variable.kind === 'static') {
    for (const [callee, call] of calleesOfStatic(checker, expression.variable))
      if (!into.has(callee)) into.set(callee, call)
  }
}

/** Found once for a variable: constants are computed from constants in long chains, and every function names some. */
function calleesOfStatic(checker: Checker, variable: Variable): Callees {
  const { initializer } = variable
  if (!initializer) return noCallees
  const known = checker.staticCallees.get(initializer)
  if (known) return known
  checker.staticCallees.set(initializer, noCallees)
  const callees: Callees = new Map()
  collectCalls(checker, initializer, callees)
  if (callees.size > 0) checker.staticCallees.set(initializer, callees)
  return callees
}

/** An initializer outside of functions calls instances too. */
export function noteInitializerCalls(checker: Checker, variable: Variable, initializer: Expression): void {
  if (variable.kind === 'static') calleesOfStatic(checker, variable)
  if (checker.lazyBodies.size === 0) return
  const callees: Callees = new Map()
  collectCalls(checker, initializer, callees)
  requestBodies(checker, callees)
}

function requestBodies(checker: Checker, callees: Callees): void {
  for (const [callee, call] of callees) {
    const pending = checker.lazyBodies.get(callee)
    if (pending) requestBody(checker, pending, placeOfCall(call))
  }
}

/** The name of a method stands after its object and a dot. */
function placeOfCall({ object, start, end }: CallExpression): Location {
  const isMethod = object !== undefined && object.start === start && object.end < end
  return isMethod ? object.end + 1 : start
}

export function requestBody(checker: Checker, pending: PendingBody, location: Location): void {
  const { function: callee, label } = pending
  checker.lazyBodies.delete(callee)
  checker.instanceLog.push({ function: callee, call: location })
  const note = templateDiagnostics.note_template_instantiation_here(location, { label })
  const notes = [note, ...instanceNotes(checker)]
  const depth = checker.bodyDepth + 1
  if (depth > limits.bodyDepth.most)
    checker.sink.report(
      templateDiagnostics.err_template_recursion_depth_exceeded(callee.location, { depth: limits.bodyDepth.most }),
    )
  else checker.pendingBodies.push({ ...pending, depth, notes })
}
