// Calls of intrinsics: those with an operation of their own, ids of threads, accesses of resources, and the rest, which JavaScript does.
import type { Instruction } from '../../ir/instructions.ts'
import { CannotRun } from '../cannot-run.ts'
import { pureFunction } from '../pure-functions.ts'
import { waveFunctions } from '../wave.ts'
import type { Code } from './encoder.ts'
import { emitForeign, emitOfWave } from './foreign.ts'
import { laneTable } from './layout.ts'
import { emitMath } from './math.ts'
import { emitResource, resourcePrefix } from './resource-instructions.ts'
import { lanesParameter, regionParameter, type Translation } from './translate.ts'

export function emitCall(call: Instruction, translation: Translation): void {
  const callee = call.calledFunction
  if (callee?.name.startsWith('printf')) throw new CannotRun("'printf' is not translated")
  if (!callee?.isDeclaration) throw new CannotRun('a call of a function is not translated')
  const { intrinsic: name } = call
  if (/^llvm\.(lifetime|assume|dbg)|^llvm\.dx\.debug\.break/.test(name)) return
  if (name.startsWith(resourcePrefix)) emitResource(call, name.slice(resourcePrefix.length), translation)
  else if (Object.hasOwn(waveFunctions, name)) emitOfWave(call, name, translation)
  else if (!emitSystemValue(call, name, translation) && !emitMath(call, name, translation)) {
    if (call.argumentCount === 0 || !pureFunction(name, call, call.argumentCount))
      throw new CannotRun(`'${name}' is not translated`)
    emitForeign(call, name, translation)
  }
}

/** Ids of threads and lanes. */
function emitSystemValue(call: Instruction, name: string, translation: Translation): boolean {
  const { code, context, chunk } = translation
  const axis = (): number => {
    const operand = call.argument(0)
    return 'number' in operand ? Number(operand.number) : 0
  }
  const group = (): Code => code.get(regionParameter).memory('i32.load', context.plan.groupOffset + axis() * 4)
  const row = (vector: number): Code => code.get(lanesParameter).memory('v128.load', chunk * laneTable.size + vector)
  switch (name) {
    case 'llvm.dx.group.id':
      group().op('i32x4.splat')
      break
    case 'llvm.dx.thread.id.in.group':
      row(laneTable.x + axis() * 16)
      break
    case 'llvm.dx.thread.id':
      group().constant(context.groupSize[axis()]!).op('i32.mul', 'i32x4.splat')
      row(laneTable.x + axis() * 16).op('i32x4.add')
      break
    case 'llvm.dx.flattened.thread.id.in.group':
      row(laneTable.index)
      break
    case 'llvm.dx.wave.getlaneindex':
      row(laneTable.lane)
      break
    case 'llvm.dx.wave.get.lane.count':
      code.splat(context.waveSize)
      break
    case 'llvm.dx.group.wave.index':
      row(laneTable.wave)
      break
    case 'llvm.dx.group.wave.count':
      code.splat(context.wavesOfGroup)
      break
    case 'llvm.dx.break':
      code.splat(-1)
      break
    case 'llvm.dx.is.helper.lane':
    case 'llvm.dx.is.debugging.enabled':
      code.splat(0)
      break
    default:
      return false
  }
  translation.define(call)
  return true
}
