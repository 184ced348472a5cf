// A compiler keeps what compilations may share: the host, and the lexed text of files that many shaders include.
import { LexCache } from '../lex/cache.ts'
import type { Host } from '../preprocess/host.ts'
import type { CheckOutcome, Environment, Input, ParseOutcome, PreprocessOutcome } from './compile.ts'
import { runCheck, runParse, runPreprocess } from './compile.ts'
import type { CompileOptions } from './options.ts'

export interface Compiler {
  /** Tokens after directives and macros. */
  preprocess(input: Input, options: CompileOptions): PreprocessOutcome
  parse(input: Input, options: CompileOptions): ParseOutcome
  /** Everything that can be said about the program without generating code. */
  lint(input: Input, options: CompileOptions): CheckOutcome
}

export function createCompiler(host: Host): Compiler {
  const environment: Environment = { host, lexCache: new LexCache() }
  return {
    preprocess: (input, options) => runPreprocess(input, options, environment),
    parse: (input, options) => runParse(input, options, environment),
    lint: (input, options) => runCheck(input, options, environment),
  }
}
