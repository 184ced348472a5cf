// Macros and the table of those that are defined.
//
// A macro's body is not copied: it is a range of the tokens of the file that defines it. What can be said about the
// definition without knowing where the file stands (its shape) is kept with the lexed file and shared by compilations.
import type { TokenBuffer } from '../lex/tokens.ts'
import type { Atom } from '../support/intern.ts'
import { atomCount } from '../support/intern.ts'
import type { Location } from '../support/source.ts'

export interface MacroShape {
  readonly name: Atom
  /** Offset of the name in the file. */
  readonly nameOffset: number
  /** `undefined` for a macro that takes no parentheses. A variadic macro's last one is `__VA_ARGS__` or its own name. */
  readonly parameters: readonly Atom[] | undefined
  readonly isVariadic: boolean
  readonly tokens: TokenBuffer
  readonly start: number
  readonly end: number
  /** For each token of a function-like body: the parameter it names, or -1. */
  readonly parameterOf: Int16Array
  readonly hasPaste: boolean
  /** Where the body lies in the file. */
  readonly bodyOffset: number
  readonly bodyLength: number
}

export interface DefinedMacro {
  readonly kind: 'defined'
  readonly shape: MacroShape
  /** Base of the file the macro is defined in. */
  readonly base: Location
  /** Set while the macro's own expansion is being read (C11 6.10.3.4p2). */
  isDisabled: boolean
}

export type BuiltinName =
  | '__LINE__'
  | '__FILE__'
  | '__FILE_NAME__'
  | '__BASE_FILE__'
  | '__INCLUDE_LEVEL__'
  | '__COUNTER__'
  | '__DATE__'
  | '__TIME__'
  | '__TIMESTAMP__'
  | '_Pragma'
  | '__has_include'
  | '__has_feature'
  | '__has_extension'
  | '__has_builtin'
  | '__has_attribute'
  | '__has_cpp_attribute'

export interface BuiltinMacro {
  readonly kind: 'builtin'
  readonly name: BuiltinName
}

export type Macro = DefinedMacro | BuiltinMacro

export class MacroTable {
  /** 1 for every atom that is a macro: the question asked of each identifier. */
  isMacro: Uint8Array = new Uint8Array(atomCount() + 256)
  readonly #macros = new Map<Atom, Macro>()

  get(name: Atom): Macro | undefined {
    return this.#macros.get(name)
  }

  isDefined(name: Atom): boolean {
    return this.isMacro[name] === 1
  }

  define(name: Atom, macro: Macro): void {
    if (name >= this.isMacro.length) {
      const larger = new Uint8Array(Math.max(name + 1, this.isMacro.length * 2))
      larger.set(this.isMacro)
      this.isMacro = larger
    }
    this.isMacro[name] = 1
    this.#macros.set(name, macro)
  }

  undefine(name: Atom): void {
    if (name < this.isMacro.length) this.isMacro[name] = 0
    this.#macros.delete(name)
  }
}
