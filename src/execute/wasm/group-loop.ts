// The function that a thread of the machine runs: it takes groups of the dispatch until none is left.
//
//   work(region, pieces)      takes up to `pieces` pieces of the groups; 1 if there may be more of them
//
// A piece is a run of groups, taken by adding to a counter that all threads share. Packs of a group run one after the other, each to its
// next barrier, until all have ended.
import { Code, type WasmModule } from './encoder.ts'
import { control, controlAddress, laneTable, type MemoryPlan } from './layout.ts'

const [region, pieces] = [0, 1]

/** `run` is the shader, `masks` where a frame has the masks of its entry, `patience` what the loops of a group may cost. */
export function addGroupLoop(
  module: WasmModule,
  plan: MemoryPlan,
  run: number,
  masks: number,
  patience: number,
  isShared: boolean,
): void {
  const code = new Code(2)
  const [group, end] = [code.local('i32'), code.local('i32')]
  code.loop()
  code.get(pieces).op('i32.eqz').if().constant(1).op('return', 'end')
  code.get(pieces).constant(1).op('i32.sub').set(pieces)
  takePiece(code, group, end, isShared)
  code.loop()
  code.get(region).wideConstant(BigInt(patience)).memory('i64.store', plan.patienceOffset)
  startGroup(code, plan, group, masks)
  runPacks(code, plan, run)
  code.get(group).constant(1).op('i32.add').tee(group).get(end).op('i32.lt_u').branchIf(0).op('end')
  code.branch(0).op('end').constant(0)
  module.addFunction(['i32', 'i32'], ['i32'], code, 'work')
}

function pushControl(code: Code, word: keyof typeof control): Code {
  return code.constant(controlAddress).memory('i32.load', control[word] * 4)
}

/** Returns when no group is left. */
function takePiece(code: Code, group: number, end: number, isShared: boolean): void {
  if (isShared) {
    code.constant(controlAddress)
    pushControl(code, 'piece')
      .memory('i32.atomic.rmw.add', control.next * 4)
      .set(group)
  } else {
    pushControl(code, 'next').set(group).constant(controlAddress).get(group)
    pushControl(code, 'piece')
      .op('i32.add')
      .memory('i32.store', control.next * 4)
  }
  code.get(group)
  pushControl(code, 'total').op('i32.ge_u').if().constant(0).op('return', 'end')
  code.get(group)
  pushControl(code, 'piece').op('i32.add').tee(end)
  pushControl(code, 'total')
  code.get(end)
  pushControl(code, 'total').op('i32.lt_u', 'select').set(end)
}

/** Its id, groupshared memory of zeros, and frames of which only the masks are not. */
function startGroup(code: Code, plan: MemoryPlan, group: number, masks: number): void {
  const rest = code.local('i32')
  const store = (axis: number, push: () => void): void => {
    code.get(region)
    push()
    code.memory('i32.store', plan.groupOffset + axis * 4)
  }
  store(0, () => {
    code.get(group)
    pushControl(code, 'width').op('i32.rem_u')
  })
  code.get(group)
  pushControl(code, 'width').op('i32.div_u').set(rest)
  store(1, () => {
    code.get(rest)
    pushControl(code, 'height').op('i32.rem_u')
  })
  store(2, () => {
    code.get(rest)
    pushControl(code, 'height').op('i32.div_u')
  })
  const bytes = plan.framesOffset - plan.groupshared + plan.frameSize * plan.packs
  pushInRegion(code, plan.groupshared).constant(0).constant(bytes).fill()
  const bytesOfMasks = plan.chunks * 16
  forPacks(code, plan, bytesOfMasks, plan.startMasks, (frame, from) => {
    code.get(frame).constant(1).memory('i32.store')
    code.get(frame).constant(masks).op('i32.add').get(from).constant(bytesOfMasks).copy()
  })
}

function pushInRegion(code: Code, offset: number): Code {
  return code.get(region).constant(offset).op('i32.add')
}

/** Emits a loop over the packs: `emit` gets locals with the frame, and with an address that is `step` further for each. */
function forPacks(
  code: Code,
  plan: MemoryPlan,
  step: number,
  start: number,
  emit: (frame: number, at: number) => void,
): void {
  const [frame, at, last] = [code.local('i32'), code.local('i32'), code.local('i32')]
  pushInRegion(code, plan.framesOffset).set(frame)
  code.constant(start).set(at)
  pushInRegion(code, plan.framesOffset + plan.frameSize * plan.packs).set(last)
  code.loop()
  emit(frame, at)
  code.get(at).constant(step).op('i32.add').set(at)
  code.get(frame).constant(plan.frameSize).op('i32.add').tee(frame).get(last).op('i32.lt_u').branchIf(0).op('end')
}

function runPacks(code: Code, plan: MemoryPlan, run: number): void {
  const running = code.local('i32')
  code.loop().constant(0).set(running)
  forPacks(code, plan, plan.chunks * laneTable.size, plan.laneTable, (frame, lanes) => {
    code.get(frame).memory('i32.load').if()
    code.get(frame).get(frame).get(lanes).get(region).call(run).memory('i32.store')
    code.get(frame).memory('i32.load').get(running).op('i32.or').set(running)
    code.op('end')
  })
  code.get(running).branchIf(0).op('end')
}
