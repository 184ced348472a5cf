// One program of an editor: a file, the way it is compiled, and what is known of it while its texts stay the same.
//
// What a keystroke needs (messages of the front end) comes from a compilation that passes over bodies it has seen before. What only a
// question needs comes later, each part when it is first asked for: the index of names, which reads every body, and the bindings, which
// need the optimiser.
import { Compilation, type Environment } from '../driver/compilation.ts'
import type { CompileOptions } from '../driver/options.ts'
import { completeOptions } from '../driver/partial-options.ts'
import { PreprocessLog } from '../preprocess/log.ts'
import { NameLog } from '../sema/names/name-log.ts'
import { normalPath } from './positions.ts'
import { ProgramIndex } from './program-index.ts'
import type { Variant } from './types.ts'
import type { Workspace } from './workspace.ts'

/** What all programs of a workspace have in common. */
export type SharedWork = Pick<Environment, 'lexCache' | 'checkedText'>

export class ServiceUnit {
  readonly root: string
  readonly variant: Variant
  readonly options: CompileOptions
  readonly workspace: Workspace
  readonly #shared: SharedWork
  #quick: Compilation | undefined
  #index: ProgramIndex | undefined
  #macroNames: readonly string[] | undefined
  /** Files of the last compilation; it is kept when the compilation is not. */
  #files: ReadonlySet<string> = new Set()

  constructor(root: string, variant: Variant, workspace: Workspace, shared: SharedWork) {
    this.root = root
    this.variant = variant
    this.options = completeOptions(variant.options ?? {})
    this.workspace = workspace
    this.#shared = shared
  }

  /** Texts and messages of the front end; bindings when they are asked for. */
  get compilation(): Compilation {
    if (!this.#quick) this.#quick = this.#remembered(this.#compile({ host: this.workspace.host, ...this.#shared }))
    return this.#quick
  }

  /** What every name means. */
  get index(): ProgramIndex {
    if (!this.#index) {
      const log = { text: new PreprocessLog(), names: new NameLog() }
      const compilation = this.#compile({ host: this.workspace.host, ...this.#shared, log })
      this.#index = new ProgramIndex(this.#remembered(compilation), log)
    }
    return this.#index
  }

  /** The macros of the program; nothing is parsed for it. */
  get macroNames(): readonly string[] {
    if (!this.#macroNames) {
      const log = { text: new PreprocessLog(), names: new NameLog() }
      void this.#compile({ host: this.workspace.host, ...this.#shared, log }).preprocessed
      this.#macroNames = log.text.macros.map(({ name }) => name)
    }
    return this.#macroNames
  }

  /** The program with another text in one file, checked with an undeclared name. */
  probe(path: string, text: string, wanted: string): NameLog {
    const log = { text: new PreprocessLog(), names: new NameLog(wanted) }
    void this.#compile({ host: this.#hostWith(new Map([[path, text]])), ...this.#shared, log }).checked
    return log.names
  }

  /** The program with other texts in some files, bound. */
  boundWith(texts: ReadonlyMap<string, string>): Compilation {
    return this.boundIn(this.#hostWith(texts))
  }

  /** The program with the files of another host, bound. */
  boundIn(host: Environment['host']): Compilation {
    const compilation = this.#compile({ host, ...this.#shared })
    void compilation.bindings
    return compilation
  }

  #hostWith(texts: ReadonlyMap<string, string>): Environment['host'] {
    const { host } = this.workspace
    return { ...host, readFile: (name) => texts.get(normalPath(name)) ?? host.readFile(name) }
  }

  /** The index of the program with other texts in some files. */
  indexWith(texts: ReadonlyMap<string, string>): ProgramIndex {
    const log = { text: new PreprocessLog(), names: new NameLog() }
    const compilation = this.#compile({ host: this.#hostWith(texts), ...this.#shared, log })
    void compilation.checked
    return new ProgramIndex(compilation, log)
  }

  /** The bindings have been asked for already. */
  isBound = false

  get bound(): Compilation {
    const { compilation } = this
    this.isBound = true
    void compilation.bindings
    return compilation
  }

  includes(path: string): boolean {
    return this.#files.has(path)
  }

  /** Would another text of the file matter? */
  reads(path: string): boolean {
    return path === this.root || this.includes(path) || this.#hasMissing
  }

  #hasMissing = false

  forget(): void {
    this.#quick = undefined
    this.#index = undefined
    this.#macroNames = undefined
    this.isBound = false
  }

  #compile(environment: Environment): Compilation {
    const text = environment.host.readFile(this.root)
    return new Compilation({ path: this.root, text: text ?? '' }, this.options, environment)
  }

  #remembered(compilation: Compilation): Compilation {
    void compilation.checked
    this.#files = new Set(compilation.dependencies.map(normalPath))
    // A file that is not there yet may come.
    this.#hasMissing = compilation.sink.reported.some(({ diagnostic }) => diagnostic.id === 'err_pp_file_not_found')
    return compilation
  }
}
