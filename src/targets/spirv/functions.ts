// Functions: `in` parameters come as values, `out` and `inout` ones as pointers to variables of the caller.
//
// A value that the function writes to is copied to a variable first.
import { hasAttribute } from '../../program/attributes.ts'
import type { ProgramFunction } from '../../program/program.ts'
import { bug } from '../../support/bug.ts'
import type { Shared } from './context.ts'
import { requireNeeds } from './decorations.ts'
import { FunctionControl } from './enumerants.ts'
import { FunctionWriter } from './function-writer.ts'
import { writeMainBody } from './interlock.ts'
import { isPassedByValue, memoryVariables } from './memory-variables.ts'
import { type Id, pushInstruction } from './module.ts'
import { variablePlace } from './place.ts'
import { preciseVariables } from './precise-variables.ts'
import { declareLocal, writeStatement } from './statements.ts'
import { valueType } from './types.ts'

/** Functions call each other by id, so all have one before the first is written. */
export function declareFunction(shared: Shared, target: ProgramFunction): void {
  const { module, shader } = shared
  const id = module.newId()
  shared.functions.set(target, id)
  module.name(id, shader.names.get(target) ?? target.symbol)
}

export function writeFunction(shared: Shared, target: ProgramFunction): void {
  const { module } = shared
  const { parameters, returnType, body } = target
  requireNeeds(shared, target.attributes)
  for (const { attributes, type } of parameters) {
    requireNeeds(shared, attributes)
    // A pointer that is not a whole variable cannot be passed on without.
    if (type.kind === 'object' && type.row.name === 'vk::WorkgroupSpirvPointer') {
      module.capability('VariablePointers')
      module.extension('SPV_KHR_variable_pointers', 1, 3)
    }
  }
  const result = valueType(shared, returnType)
  const types = parameters.map((parameter) => {
    const id = valueType(shared, parameter.type)
    return isPassedByValue(parameter) ? id : module.pointerType('Function', id)
  })
  const words: number[] = []
  const id = shared.functions.get(target) ?? bug('a function is declared before it is written')
  const control = hasAttribute(target.attributes, 'noinline') ? 'DontInline' : 'None'
  const type = module.type('OpTypeFunction', result, ...types)
  pushInstruction(words, 'OpFunction', [result, id, FunctionControl[control], type])

  const precise = shared.hasPrecision ? preciseVariables(target) : undefined
  const writer = new FunctionWriter(shared, memoryVariables(target), precise)
  parameters.forEach((parameter, index) => {
    const given = module.newId(types[index]!)
    pushInstruction(words, 'OpFunctionParameter', [types[index]!, given])
    module.nameValue(given, parameter.name)
    if (isPassedByValue(parameter)) declareLocal(writer, parameter, given)
    else writer.places.set(parameter, variablePlace(parameter.type, given, 'Function'))
  })
  shared.debug?.enterFunction(writer, target, id)
  if (body) (target === shared.entry.main ? writeMainBody : writeStatement)(writer, body)
  finish(writer, result, returnType.kind === 'void')
  for (const word of writer.words()) words.push(word)
  pushInstruction(words, 'OpFunctionEnd', [])
  module.addFunction(words)
  shared.uses.set(target, module.globalsIn(words))
}

/** Control may run off the end of a function; what it returns then is undefined. */
function finish(writer: FunctionWriter, result: Id, isVoid: boolean): void {
  if (!writer.isOpen) return
  if (isVoid) writer.end('OpReturn')
  else writer.end('OpReturnValue', writer.module.undef(result))
}
