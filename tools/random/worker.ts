// What the processes do that tools/random-shaders.ts hands shaders to: they make those of a seed, ask the judges, and answer with what they said.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { judgeFacts } from './fact-judges.ts'
import { judge } from './judges.ts'
import { kinds } from './kinds.ts'
import { millisecondsOutside, type OutsideTools } from './outside.ts'
import { Turns, type Verdict } from './verdicts.ts'

export interface Batch {
  readonly kind: string
  readonly seed: number
  readonly count: number
  /** Of its first shader among all of its kind, and of how many each judge of those that take turns is asked about one. */
  readonly first: number
  readonly every: number
}

export interface Failure extends Batch {
  readonly judge: string
  readonly problem: string
  readonly text: string
}

export interface BatchReport {
  readonly batch: Batch
  /** By judge: how many shaders it was asked about, and how many it cannot be asked about, by why. */
  readonly asked: Readonly<Record<string, number>>
  readonly refused: Readonly<Record<string, number>>
  readonly failures: readonly Failure[]
  /** Of this process, without those it started. */
  readonly milliseconds: number
  /** That it waited for DXC and the validator. */
  readonly outside: number
}

/** Until the process that started this one is done. */
export function serveBatches(dxc: string | undefined, dxv: string | undefined): void {
  const folder = mkdtempSync(join(tmpdir(), 'random-shaders-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  process.on('message', (batch: Batch) => process.send!(run(batch, { dxc, dxv, folder })))
  process.on('disconnect', () => process.exit())
}

function run(batch: Batch, tools: OutsideTools): BatchReport {
  const start = process.cpuUsage()
  const outsideBefore = millisecondsOutside()
  const kind = kinds.find(({ name }) => name === batch.kind)!
  const asked: Record<string, number> = {}
  const refused: Record<string, number> = {}
  const failures: Failure[] = []
  const record = (text: string, verdicts: Iterable<Verdict>): void => {
    for (const { judge: name, problem, refusal } of verdicts) {
      if (refusal === undefined) asked[name] = (asked[name] ?? 0) + 1
      else refused[`${name}: ${refusal}`] = (refused[`${name}: ${refusal}`] ?? 0) + 1
      if (problem !== undefined) failures.push({ ...batch, judge: name, problem, text })
    }
  }
  const turnsOf = (index: number): Turns => new Turns(batch.first + index, batch.every)
  const sample = { numRuns: batch.count, seed: batch.seed }
  if ('facts' in kind)
    for (const [index, { text, profile }] of fc.sample(kind.facts, sample).entries())
      record(`// ${profile}\n${text}`, judgeFacts(text, profile, turnsOf(index), tools, kind.parts))
  else
    for (const [index, shader] of fc.sample(kind.shaders, sample).entries())
      record(`// wave size ${shader.waveSize ?? 'usual'}\n${shader.text}`, judge(kind, shader, turnsOf(index), tools))
  const { user, system } = process.cpuUsage(start)
  return {
    batch,
    asked,
    refused,
    failures,
    milliseconds: (user + system) / 1000,
    outside: millisecondsOutside() - outsideBefore,
  }
}
