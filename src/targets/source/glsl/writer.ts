// What all parts of the writer share: the names of things, the extensions and helper functions that are needed so far, and the lines of
// the function being written. An expression is a piece of text; what does not fit in one (an `out` argument of another type, a write to
// an image) goes to lines before it, and pieces that must stay in front of those lines become variables.
import type { DiagnosticSink } from '../../../diagnostics/sink.ts'
import { glslDiagnostics } from '../../../diagnostics/tables/glsl.ts'
import type { ProgramFunction, Variable } from '../../../program/program.ts'
import type { Location, Span } from '../../../support/source.ts'
import type { StructType, Type } from '../../../types/types.ts'
import type { VulkanResource, VulkanShader } from '../../vulkan/model.ts'
import { type Code, code, isSimple } from './code.ts'
import { isReserved } from './keywords.ts'
import type { Lines } from './lines.ts'
import { Names } from './names.ts'
import type { Place, Storage, StoredStruct } from './place.ts'
import { structLines } from './structs.ts'
import { declaration } from './types.ts'

export class Writer {
  readonly shader: VulkanShader
  readonly sink: DiagnosticSink
  readonly extensions = new Set<string>()
  readonly names = new Names(isReserved)
  /** Functions GLSL lacks, by signature, in order of first use. */
  readonly helpers = new Map<string, Lines>()
  /** `buffer_reference` blocks and storage structs that functions turn out to need. */
  readonly lateTypes = new Map<string, Lines>()
  /** Inputs that are arrays of the three corners of a triangle. */
  readonly corners = new Map<Variable, Code>()
  /** `buffer_reference` blocks by type and alignment. */
  readonly references = new Map<string, string>()
  readonly variables = new Map<Variable, Place>()
  readonly structs = new Map<StructType, string>()
  /** Structs of members that nothing reads, as they lie in memory. */
  readonly heldStructs: Lines = []
  readonly fieldNames = new Map<StructType, readonly string[]>()
  readonly functions = new Map<ProgramFunction, string>()
  readonly resources = new Map<Variable, VulkanResource>()
  readonly resourceNames = new Map<VulkanResource, string>()
  readonly counterNames = new Map<VulkanResource, string>()
  /** A second declaration of a resource, as another type, by use: `shadow`, `words64`. */
  readonly aliases = new Map<string, string>()
  /** Of a buffer: how its contents are stored. */
  readonly blockStorage = new Map<VulkanResource, Storage>()
  readonly storedStructs = new Map<StructType, Map<string, StoredStruct>>()
  /** Local constants that GLSL, too, takes for constants. */
  readonly constantLocals = new Set<Variable>()
  /** Variables that calls of other shaders pass on. */
  readonly passed: {
    readonly storage: string
    readonly type: Type
    readonly name: string
    readonly location: number
  }[] = []
  /** Qualifiers of the stage that expressions ask for: `layout(derivative_group_quadsNV) in;`. */
  readonly stageLayouts = new Set<string>()
  /** Lines are to be marked with the places of the source they come from. */
  marksLines = false
  /** Where the statement being written goes. */
  lines: Lines = []
  /** Of the function being written. */
  returnType: Type | undefined
  /** What the expression being written is of, for messages. */
  place: Location | Span
  readonly #reported = new Set<string>()

  constructor(shader: VulkanShader, sink: DiagnosticSink) {
    this.shader = shader
    this.sink = sink
    this.place = shader.main.location
  }

  /** Tells once per feature that it has no GLSL; the text goes on with something that parses. */
  unsupported(what: string, at: Location | Span = this.place): void {
    if (this.#reported.has(what)) return
    this.#reported.add(what)
    this.sink.report(glslDiagnostics.err_glsl_unsupported(at, { what }))
  }

  /** Those that no code names are declared when a block turns out to hold them; structs inside of them come first. */
  structName(type: StructType): string {
    const known = this.structs.get(type)
    if (known !== undefined) return known
    const name = this.names.take(type.name || 'Struct')
    this.structs.set(type, name)
    this.heldStructs.push(...structLines(this, type))
    return name
  }

  // ---- Lines

  /** A new variable with the value. */
  spill(value: Code, type: Type, name = 'value'): Code {
    const variable = this.names.take(name)
    this.lines.push(`${declaration(this, type, variable)} = ${value.text};`)
    return code(variable)
  }

  /** A new variable without a value. */
  declare(type: Type, name: string): Code {
    const variable = this.names.take(name)
    this.lines.push(`${declaration(this, type, variable)};`)
    return code(variable)
  }

  /** Something that may be written more than once. */
  reuse(value: Code, type: Type, name?: string): Code {
    return isSimple(value) ? value : this.spill(value, type, name)
  }

  /** The lines that `write` adds, taken out again. */
  capture<T>(write: () => T): { readonly lines: Lines; readonly result: T } {
    const outer = this.lines
    this.lines = []
    const result = write()
    const lines = this.lines
    this.lines = outer
    return { lines, result }
  }

  /** The name of a function GLSL lacks, written when first asked for. `key` identifies the overload. */
  helper(name: string, key: string, write: (name: string) => Lines): string {
    const known = this.#helperNames.get(`${name} ${key}`)
    if (known !== undefined) return known
    // Overloads share a name.
    let unique = this.#helperNames.get(name)
    if (unique === undefined) {
      unique = this.names.takeGlobal(name)
      this.#helperNames.set(name, unique)
    }
    this.#helperNames.set(`${name} ${key}`, unique)
    const lines = write(unique)
    this.helpers.set(`${name} ${key}`, lines)
    return unique
  }

  readonly #helperNames = new Map<string, string>()
}
