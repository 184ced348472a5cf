// Instances of function templates that checking a body brings about, as steps that another program can take without checking the body.
//
//   float f(float x) { return twice(x); }      made: twice<float>, because a call considers it; asked for, because the call is chosen
//
// An instance is checked where it is first asked for, and sees what is declared up to there: a program that passes over f has to take
// its steps in the same place.
import type { ProgramFunction } from '../../program/program.ts'
import { bug } from '../../support/bug.ts'
import type { Location } from '../../support/source.ts'
import { isNumeric, type StructType } from '../../types/types.ts'
import type { Checker } from '../checker.ts'
import type { FunctionSymbol, TemplateArgumentValue } from '../names/symbols.ts'
import { requestBody } from '../statements/function-bodies.ts'
import { trial } from '../trial.ts'
import { instantiateFunction } from './templates.ts'

export interface InstanceOrigin {
  readonly symbol: FunctionSymbol
  readonly values: readonly TemplateArgumentValue[]
}

/** An instance was made, or asked for by a call at this place; without a function: one could not be made. */
export interface InstanceEvent {
  readonly function: ProgramFunction | undefined
  readonly call?: Location
}

/** The same, described without this program's functions: an instance of a function template, or a method of an instance of a class template. */
export interface InstanceStep {
  readonly name: string
  /** The place of the template's name, or of the method's. */
  readonly template: Location
  readonly values?: readonly TemplateArgumentValue[]
  /** Of a method: its struct. */
  readonly owner?: string
  readonly call?: Location
}

/** Undefined if only this program can take them. */
export function stepsOf(checker: Checker, events: readonly InstanceEvent[]): readonly InstanceStep[] | undefined {
  const steps: InstanceStep[] = []
  for (const { function: instance, call } of events) {
    const step = instance && stepOf(checker, instance)
    if (!step) return undefined
    steps.push(call === undefined ? step : { call, ...step })
  }
  return steps
}

function stepOf(checker: Checker, instance: ProgramFunction): InstanceStep | undefined {
  const { name, location, owner } = instance
  const origin = checker.instanceOrigins.get(instance)
  if (!origin) {
    const isOnly = owner && checker.methodInstances.get(keyOf(location, owner.name)) === instance
    return isOnly ? { name, template: location, owner: owner.name } : undefined
  }
  const { symbol, values } = origin
  if (!values.every(isPortable) || checker.templates.get(symbol.place) !== symbol) return undefined
  return { name, template: symbol.place, values }
}

/** The name of an instance of a class, which need not be unique. */
function keyOf(location: Location, owner: string): string {
  return `${location} ${owner}`
}

/** A method of an instance of a class template waits to be asked for. */
export function noteMethod({ methodInstances }: Checker, method: ProgramFunction, { name }: StructType): void {
  const key = keyOf(method.location, name)
  methodInstances.set(key, methodInstances.has(key) ? undefined : method)
}

/** Types that a program declares are its own. */
function isPortable(value: TemplateArgumentValue): boolean {
  return isNumeric(value.kind === 'type' ? value.type.type : value.type)
}

export function takeSteps(checker: Checker, steps: readonly InstanceStep[]): void {
  for (const step of steps) {
    const instance = instanceOf(checker, step)
    const pending = instance && checker.lazyBodies.get(instance)
    if (step.call !== undefined && pending) requestBody(checker, pending, step.call)
    // After an error, nothing is sure to be declared.
    if (!instance && checker.sink.errorCount === 0) bug(`the template '${step.name}' was skipped, and is needed`)
  }
}

function instanceOf(checker: Checker, { template, values, owner }: InstanceStep): ProgramFunction | undefined {
  if (!values) return checker.methodInstances.get(keyOf(template, owner!))
  const symbol = checker.templates.get(template)
  return symbol && instantiateFunction(trial(checker), symbol, values)
}
