// What debuggers read in a module (`-fspv-debug=`, `-Zi`):
//
//   file, source      OpSource with the name and the text of every file          line      OpLine before every statement
//   tool              OpModuleProcessed with the compiler and its options
//   scopes            NonSemantic.Shader.DebugInfo.100: sources, functions, blocks, lines, variables and their types (debug-types.ts)
//
// A line and a scope hold up to the end of their block.
import type { ProgramFunction, Statement, Variable } from '../../program/program.ts'
import { type Location, nowhere, type Position } from '../../support/source.ts'
import { version } from '../../support/version.ts'
import type { DebugPart } from '../vulkan/options.ts'
import { DebugSet } from './debug-set.ts'
import { DebugTypes } from './debug-types.ts'
import type { FunctionWriter } from './function-writer.ts'
import type { Id, SpirvModule } from './module.ts'
import type { Place } from './place.ts'

export interface SpirvDebug {
  readonly parts: readonly DebugPart[]
  readonly position: (location: Location) => Position
  /** The main file first. */
  readonly files: readonly { readonly name: string; readonly text: string }[]
  /** Of the shader model: 660. */
  readonly languageVersion: number
  readonly arguments: readonly string[]
}

const publicFlag = 3
const localFlag = 4

export class DebugInfo {
  readonly #module: SpirvModule
  readonly #given: SpirvDebug
  /** With the part `scopes` only. */
  readonly #set: DebugSet | undefined
  readonly #types: DebugTypes | undefined
  readonly #functions = new Map<ProgramFunction, Id>()
  /** Of the function that is written: scopes, innermost last, and what holds in its open block. */
  #scopes: Id[] = []
  #block: Id = 0
  #scope: Id | undefined
  #line = ''

  constructor(module: SpirvModule, given: SpirvDebug) {
    this.#module = module
    this.#given = given
    const has = (part: DebugPart): boolean => given.parts.includes(part)
    if (has('scopes')) {
      this.#set = new DebugSet(module, has('source') ? given.files : [], given.files[0]?.name ?? '')
      this.#types = new DebugTypes(module, this.#set, (location) => this.#positionOf(location))
      module.source(given.languageVersion)
    } else if (has('file'))
      for (const { name, text } of given.files)
        module.source(given.languageVersion, module.string(name), has('source') ? text : undefined)
    if (!has('tool') || !module.atLeast(1, 1)) return
    module.processed(`descry ${version}`)
    module.processed(`descry options: ${given.arguments.join(' ')}`)
  }

  /** In front of everything else in the function. */
  enterFunction(writer: FunctionWriter, target: ProgramFunction, id: Id): void {
    const set = this.#set
    this.#scopes = []
    this.#block = 0
    if (!set) return
    const scope = this.#function(set, target)
    this.#scopes.push(scope)
    set.write(writer, 'DebugFunctionDefinition', scope, id)
    this.line(writer, target.location)
    for (const [index, parameter] of target.parameters.entries()) {
      const place = writer.places.get(parameter)
      if (place) this.#declare(writer, parameter, place, index + 1)
    }
  }

  /** The entry point, once its functions are written. */
  entryPoint(main: ProgramFunction): void {
    const set = this.#set
    if (!set) return
    const texts = [`descry ${version}`, this.#given.arguments.join(' ')].map((text) => this.#module.string(text))
    set.declare('DebugEntryPoint', this.#function(set, main), set.unit, ...texts)
  }

  /** What follows belongs to the statement at the location. */
  line(writer: FunctionWriter, location: Location): void {
    const position = this.#positionOf(location)
    if (!position || !writer.isOpen) return
    const { file, line, column } = position
    const scope = this.#scopes.at(-1)
    const key = `${file} ${line} ${column}`
    const isNewScope = this.#block !== writer.block || this.#scope !== scope
    if (!isNewScope && this.#line === key) return
    this.#block = writer.block
    this.#scope = scope
    this.#line = key
    const module = this.#module
    const set = this.#set
    if (set && scope !== undefined) {
      if (isNewScope) set.write(writer, 'DebugScope', scope)
      const [lineId, columnId] = [module.uint(line), module.uint(column)]
      set.write(writer, 'DebugLine', set.source(file), lineId, lineId, columnId, columnId)
    } else if (this.#given.parts.includes('line')) writer.emitVoid('OpLine', module.string(file), line, column)
  }

  /** Writes a block of statements as a scope of its own. */
  inScope(statement: Statement, write: () => void): void {
    const set = this.#set
    const parent = this.#scopes.at(-1)
    const position = this.#positionOf(statement.start)
    if (!set || parent === undefined || !position) {
      write()
      return
    }
    const { line, column } = position
    const place = [set.source(position.file), this.#module.uint(line), this.#module.uint(column)]
    this.#scopes.push(set.declare('DebugLexicalBlock', ...place, parent))
    write()
    this.#scopes.pop()
  }

  /** A local has its memory, or the value it always has. */
  declare(writer: FunctionWriter, variable: Variable): void {
    const place = writer.places.get(variable)
    if (place && this.#scopes.length > 0) this.#declare(writer, variable, place)
  }

  #declare(writer: FunctionWriter, variable: Variable, place: Place, argument?: number): void {
    const set = this.#set
    const position = this.#positionOf(variable.location)
    const type = this.#types?.of(variable.type)
    if (!set || !position || type === undefined || !writer.isOpen) return
    const module = this.#module
    const { file, line, column } = position
    const local = set.declare(
      'DebugLocalVariable',
      module.string(variable.name),
      type,
      set.source(file),
      module.uint(line),
      module.uint(column),
      this.#scopes.at(-1)!,
      module.uint(localFlag),
      ...(argument === undefined ? [] : [module.uint(argument)]),
    )
    if (place.kind === 'memory' && place.chain.length === 0)
      set.write(writer, 'DebugDeclare', local, place.base, set.expression)
    else if (place.kind === 'value' && place.path.length === 0)
      set.write(writer, 'DebugValue', local, place.value, set.expression)
  }

  #function(set: DebugSet, target: ProgramFunction): Id {
    const known = this.#functions.get(target)
    if (known !== undefined) return known
    const module = this.#module
    const types = this.#types!
    const position = this.#positionOf(target.location) ?? { file: '', line: 0, column: 0 }
    const line = module.uint(position.line)
    const id = set.declare(
      'DebugFunction',
      module.string(target.name),
      types.ofFunction(target),
      set.source(position.file),
      line,
      module.uint(position.column),
      set.unit,
      module.string(target.symbol),
      module.uint(publicFlag),
      line,
    )
    this.#functions.set(target, id)
    return id
  }

  #positionOf(location: Location): Position | undefined {
    return location === nowhere ? undefined : this.#given.position(location)
  }
}
