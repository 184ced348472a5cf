// Runs passes on IR text for file tests:
//
//   ; passes: simplify, dead-code
//   define ...
//   ; ==>
//   define ...                     the whole module afterwards
//   ; A is gone, branch-never-taken: the condition is always false (by: br i1 false, label %a, label %b) (use: %h)
//
// Every instruction gets a location of its own, so that remarks can show which instruction they mean.

import { verifyModule } from '../../src/analysis/verifier.ts'
import type { Diagnostic } from '../../src/diagnostics/define.ts'
import { allPasses, anyPassNamed } from '../../src/driver/all-passes.ts'
import { ConstantString } from '../../src/ir/constants.ts'
import type { GlobalVariable, Module } from '../../src/ir/module.ts'
import { parseModule } from '../../src/ir/parser.ts'
import { printInstruction, printModule } from '../../src/ir/printer.ts'
import { type Remark, Remarks } from '../../src/passes/remarks.ts'
import { runPasses } from '../../src/passes/run.ts'
import { nowhere } from '../../src/support/source.ts'
import type { Fixture } from './fixture.ts'
import { renderSections } from './sections.ts'

export function parseOrThrow(text: string): Module {
  const { module, problems } = parseModule(text)
  if (module === undefined) throw new Error(problems.map(({ line, message }) => `${line}: ${message}`).join('\n'))
  return module
}

export function renderPasses(fixture: Fixture): string {
  const names = (fixture.headers.get('passes') ?? '').split(/\s*,\s*/)
  const level = Number(fixture.headers.get('level') ?? 3)
  return renderSections(fixture, (input) => {
    const module = parseOrThrow(input)
    const texts = numberInstructions(module)
    const resources = [...module.globals.values()].map((global) => ({ global, name: resourceName(global) }))
    const remarks = new Remarks()
    let before = printModule(module)
    const mistakes: string[] = []
    const report = ({ message }: Diagnostic): unknown => mistakes.push(`; error: ${message}\n`)
    for (const name of names) {
      const pass = anyPassNamed(name)
      if (!pass) throw new Error(`there is no pass '${name}'`)
      const { changed } = runPasses(module, [pass], { remarks, level, report }, { verify: verifyModule })
      const after = printModule(module)
      if (changed !== (after !== before)) throw new Error(`${name} says changed = ${changed}, which is not so`)
      before = after
    }
    const gone = resources.map(({ global, name }) => describeRemark(name, remarks.of(global), texts))
    return [before, ...gone, ...mistakes].join('')
  })
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}

/** Gives instructions the locations 1, 2, ...; answers their texts. */
function numberInstructions(module: Module): readonly string[] {
  const texts = ['']
  for (const fn of module.functions.values())
    for (const instruction of fn.instructions()) {
      instruction.location = texts.length
      texts.push(instruction.name === '' ? oneLine(printInstruction(instruction)) : `%${instruction.name}`)
    }
  return texts
}

function resourceName({ initializer, name }: GlobalVariable): string {
  return initializer instanceof ConstantString ? Buffer.from(initializer.bytes).toString().replace(/\0$/, '') : name
}

function describeRemark(name: string, remark: Remark | undefined, texts: readonly string[]): string {
  if (remark === undefined) return ''
  const by = remark.location === nowhere ? '' : ` (by: ${texts[remark.location]})`
  return `; ${name} is gone, ${remark.kind}: ${remark.text}${by} (use: ${texts[remark.use]})\n`
}

export const passNames: readonly string[] = allPasses.map(({ name }) => name)
