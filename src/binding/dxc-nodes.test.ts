import { expect, test } from 'vitest'
import { Block, mergeElements, Node } from './dxc-nodes.ts'

/** A variable, and the places that are made of it in this order. */
function places(...paths: (readonly number[])[]): { variable: Node; made: Node[] } {
  const block = new Block()
  const variable = block.append(new Node('local'))
  const made = paths.map((path) => {
    const place = path.reduce((outer, index) => block.append(new Node('element', [outer], [index])), variable)
    block.append(new Node('load', [place]))
    return place
  })
  return { variable, made }
}

const pathsOf = ({ users }: Node): string[] => users.map(({ path }) => path.join('.'))

test('the latest use is the first', () => {
  expect(pathsOf(places([0], [1], [2]).variable)).toEqual(['2', '1', '0'])
})

test('replacing a value turns its uses around', () => {
  const { variable } = places([0], [1], [2])
  const other = new Node('local')
  variable.replaceAllUses(other)
  expect(pathsOf(other)).toEqual(['0', '1', '2'])
  expect(variable.users).toEqual([])
})

test('merged places come to the front, in the order they were made', () => {
  const { variable } = places([3, 0], [0], [4, 1], [1])
  mergeElements(variable)
  expect(pathsOf(variable)).toEqual(['3.0', '4.1', '1', '0'])
})
