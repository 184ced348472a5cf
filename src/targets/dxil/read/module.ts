// A module of a container as IR, read through its text: `dump` and this share one reader of bitcode.
//
//   readModule(readContainer(bytes), 'DXIL')?.getFunction('main')
import type { Module } from '../../../ir/module.ts'
import { parseModule } from '../../../ir/parser.ts'
import type { Container } from './container.ts'
import { malformed } from './malformed.ts'
import { programText } from './resource-records.ts'

/** Undefined when the container has no such part. Throws Malformed. */
export function readModule(container: Container, part: 'DXIL' | 'STAT'): Module | undefined {
  const text = programText(container, part)
  if (text === undefined) return undefined
  const { module, problems } = parseModule(text)
  return module ?? malformed(`part ${part} cannot be read: ${problems[0]?.message}`)
}
