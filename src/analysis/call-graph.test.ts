import { expect, test } from 'vitest'
import { parseModule } from '../ir/parser.ts'
import { CallGraph } from './call-graph.ts'

test('callees come first, recursion is found', () => {
  const { module } = parseModule(`
    @table = global ptr @leaf
    define void @main() {
      call void @left()
      call void @right()
      ret void
    }
    define void @left() {
      call void @leaf()
      ret void
    }
    define void @right() {
      call void @even()
      call void @leaf()
      ret void
    }
    define void @even() {
      call void @odd()
      ret void
    }
    define void @odd() {
      call void @even()
      call void @llvm.assume(i1 true)
      ret void
    }
    define void @self() {
      call void @self()
      ret void
    }
    define void @leaf() {
      ret void
    }`)
  const graph = new CallGraph(module!)
  const order = graph.calleesFirst.map((fn) => fn.name)
  expect(new Set(order)).toEqual(new Set(['main', 'left', 'right', 'even', 'odd', 'self', 'leaf']))
  for (const [callee, caller] of [
    ['leaf', 'left'],
    ['left', 'main'],
    ['right', 'main'],
    ['even', 'right'],
  ] as const)
    expect(order.indexOf(callee)).toBeLessThan(order.indexOf(caller))
  const recursive = order.filter((name) => graph.isRecursive(module!.getFunction(name)!))
  expect(new Set(recursive)).toEqual(new Set(['even', 'odd', 'self']))
})
