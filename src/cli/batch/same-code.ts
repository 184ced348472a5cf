// What a job compiles, as a hash: permutations that preprocess to the same tokens, for the same outputs, need to be compiled once.
import { createHash } from 'node:crypto'
import type { Compilation } from '../../driver/compilation.ts'
import type { Compiler } from '../../driver/compiler.ts'
import type { CompileOptions } from '../../driver/options.ts'
import { groupByTarget } from '../../driver/outputs.ts'
import { describeTokens } from '../../driver/token-digest.ts'
import { dependencyRule } from '../../preprocess/dependencies.ts'
import { compileOptions } from '../settings.ts'
import type { JobTools } from './commands.ts'
import { parseJob } from './job.ts'
import { objectFileOf } from './outputs.ts'
import type { Question } from './pool.ts'

export interface DescribedJob {
  readonly code: string
  /** Its own rule for make: another job with the same code writes other files. */
  readonly dependencies: string
  /** Goes on with what has been preprocessed. */
  readonly compiler: Compiler
}

/** Undefined when what is written depends on more than the tokens: debug information names the defines. */
export function describeJob(question: Question, folder: string, { compiler }: JobTools): DescribedJob | undefined {
  const parsed = parseJob(question.text, question.line, folder)
  if (!('job' in parsed) || parsed.job.command !== 'compile') return undefined
  const { path, source, outputs, settings } = parsed.job
  const options = compileOptions(settings)
  const names = outputs.map(({ name }) => name)
  const groups = groupByTarget(names, options.target)
  if (typeof groups === 'string' || names.length === 0 || options.debug.kind !== 'none') return undefined
  const hash = createHash('sha256')
  const files = new Set<string>()
  const begun = new Map<CompileOptions['target'], Compilation>()
  for (const { target } of groups) {
    const compilation = compiler.compile({ path, text: source }, { ...options, target })
    begun.set(target, compilation)
    const { numbers, texts } = describeTokens(compilation)
    hash.update(numbers).update(JSON.stringify(texts))
    for (const file of compilation.dependencies) files.add(file)
  }
  const code = hash.digest('hex')
  return {
    code,
    dependencies: dependencyRule(objectFileOf(outputs) ?? path, [...files]),
    compiler: { ...compiler, compile: (input, wanted) => begun.get(wanted.target) ?? compiler.compile(input, wanted) },
  }
}
