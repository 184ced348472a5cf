// What the preprocessor did with a text, written down for those who ask about places of it: editors. A compiler keeps no such log.
import type { Location, Span } from '../support/source.ts'
import type { MacroShape } from './macros.ts'

export interface MacroNote {
  readonly name: string
  /** Of the name in its `#define`. */
  readonly location: Location
  readonly shape: MacroShape
}

export interface IncludeNote extends Span {
  /** One name per file. */
  readonly path: string
}

export class PreprocessLog {
  readonly macros: MacroNote[] = []
  /** Locations in pairs: of a macro's name, and of its definition. */
  readonly macroUses: Location[] = []
  readonly includes: IncludeNote[] = []
  /** Text that conditions leave out. */
  readonly inactive: Span[] = []
}
