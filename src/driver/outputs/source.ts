// `preprocessed`, `tokens`, `dependencies`, `ast`: what the front end sees.
import { printTree } from '../../ast/print.ts'
import { dependencyRule } from '../../preprocess/dependencies.ts'
import { printPreprocessed } from '../../preprocess/print.ts'
import { printTokens } from '../../preprocess/print-tokens.ts'
import type { WriteOutput } from '../outputs.ts'

export const writePreprocessed: WriteOutput = ({ preprocessed, sources }) => printPreprocessed(preprocessed, sources)

export const writeTokens: WriteOutput = ({ preprocessed, sources }) => printTokens(preprocessed, sources)

export const writeDependencies: WriteOutput = ({ dependencies, input }, { objectFile }) =>
  dependencyRule(objectFile ?? input.path, dependencies)

export const writeAst: WriteOutput = ({ unit }) => printTree(unit)
