// The names of everything that is declared outside of functions: those of the source, unless HLSL cannot have them.
//
//   Pair<float, 2>          Pair_float_2            instances of templates are ordinary structs and functions
//   Outer::Inner            Outer_Inner             so are types and static members inside of structs
//   texture, sampler        texture_1, sampler_1    words that some HLSL compiler keeps for itself
//
// Namespaces stay. Two functions may have one name while their parameters differ.
import { builtinStructs } from '../../../hlsl/builtins.ts'
import {
  builtinTemplateNames,
  builtinTypeNames,
  contextualKeywords,
  keywords,
  otherTypeNames,
} from '../../../hlsl/keywords.ts'
import { heapObjects } from '../../../hlsl/resources.ts'
import type { Program, ProgramFunction, Variable } from '../../../program/program.ts'
import { append } from '../../../support/lists.ts'
import { nowhere } from '../../../support/source.ts'
import { typeText } from '../../../types/print.ts'
import {
  componentCount,
  componentOf,
  type EnumType,
  isNumeric,
  type StructType,
  type Type,
} from '../../../types/types.ts'

export interface QualifiedName {
  /** Namespaces only: `N::M::`. */
  readonly scope: string
  readonly name: string
}

/**
 * Words of the effect framework and of older compilers, which HLSL may have as names only if its compiler lets it, and variables that are
 * always there: a Slang program may declare all of them.
 */
export const foreignWords: ReadonlySet<string> = new Set([
  ...heapObjects.keys(),
  'texture',
  'sampler',
  'pass',
  'technique',
  'asm_fragment',
  'compile',
  'compile_fragment',
  'pixelfragment',
  'vertexfragment',
  'stateblock',
  'stateblock_state',
  'BlendState',
  'DepthStencilState',
  'RasterizerState',
])

function isReserved(name: string): boolean {
  return (
    (keywords.has(name) && !contextualKeywords.has(name)) ||
    builtinTypeNames.has(name) ||
    builtinTemplateNames.has(name) ||
    otherTypeNames.has(name)
  )
}

/** The text itself if it is an identifier, else one that is made of its words. */
export function identifierFrom(text: string): string {
  if (/^[A-Za-z_]\w*$/.test(text)) return text
  const words = text.replace(/\W+/g, '_').replace(/_+$/, '')
  return /^[A-Za-z_]/.test(words) ? words : `unnamed${words === '' ? '' : `_${words}`}`
}

/** `wanted`, or the first of `wanted_1`, `wanted_2`, ... that is free. */
export function firstFree(wanted: string, isFree: (name: string) => boolean): string {
  if (isFree(wanted) && !isReserved(wanted)) return wanted
  for (let count = 1; ; count++) {
    const name = `${wanted}_${count}`
    if (isFree(name)) return name
  }
}

/** The parts of `N::Pair<A::B>::`. */
function scopeParts(scope: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < scope.length; at++) {
    const character = scope[at]
    if (character === '<') depth++
    else if (character === '>') depth--
    else if (character === ':' && depth === 0) {
      parts.push(scope.slice(start, at))
      at++
      start = at + 1
    }
  }
  return parts
}

export function isBuiltinStruct(type: StructType): boolean {
  return type.location === nowhere && builtinStructs.has(type.name)
}

/** Part of a library's state object: nothing refers to it, hosts read it. */
export function isSubobject(type: Type): boolean {
  return type.kind === 'struct' && isBuiltinStruct(type) && builtinStructs.get(type.name)?.subobject === true
}

export class Names {
  readonly #structs = new Set<string>()
  readonly #taken = new Map<string, Set<string>>()
  readonly #known = new Map<object, QualifiedName>()
  /** Functions by qualified name, so that overloads can share one. */
  readonly #functions = new Map<string, ProgramFunction[]>()
  /** And patch constant functions. */
  readonly #entries = new Set<ProgramFunction>()
  /** Those that have another name than in the source. */
  readonly #enumerators = new Map<EnumType, Map<string, string>>()
  readonly #usedIntrinsics: ReadonlySet<string>
  readonly #avoided: ReadonlySet<string>

  /** No name is one of `avoided`. */
  constructor(program: Program, usedIntrinsics: ReadonlySet<string>, avoided: ReadonlySet<string>) {
    this.#usedIntrinsics = usedIntrinsics
    this.#avoided = avoided
    for (const { scope, name } of program.structs) this.#structs.add(scope + name)
    // Hosts look resources and entry points up by name, so they choose first.
    for (const { function: entry, patchConstantFunction } of program.entries)
      for (const target of patchConstantFunction ? [entry, patchConstantFunction] : [entry]) this.#keep(target)
    for (const global of program.globals)
      if (global.kind === 'constant-buffer') for (const member of global.members) this.variable(member)
      else if (global.kind === 'resource') this.variable(global)
    for (const type of program.enums) if (!type.isScoped) this.#keepEnumerators(type)
  }

  /** Those of a local enum, or of one in a struct, can meet others where all are written: at the outermost level. */
  #keepEnumerators(type: EnumType): void {
    const taken = this.#takenIn(this.#place(type.scope, '').scope)
    for (const name of type.enumerators.keys()) {
      const isFree = (each: string): boolean => !taken.has(each) && !this.#avoided.has(each)
      const free = firstFree(name, (each) => isFree(each) && (each === name || !type.enumerators.has(each)))
      taken.add(free)
      if (free === name) continue
      const renamed = this.#enumerators.get(type) ?? new Map<string, string>()
      this.#enumerators.set(type, renamed.set(name, free))
    }
  }

  enumerator(type: EnumType, name: string): string {
    return this.#enumerators.get(type)?.get(name) ?? name
  }

  #keep(target: ProgramFunction): void {
    const { scope, name } = target
    this.#entries.add(target)
    this.#known.set(target, { scope, name })
    this.#takenIn(scope).add(name)
    this.#functions.set(scope + name, [target])
  }

  struct(type: StructType): QualifiedName {
    if (isBuiltinStruct(type)) return { scope: '', name: type.name }
    return this.#name(type, type.scope, type.name === '' ? 'Unnamed' : type.name)
  }

  enum(type: EnumType): QualifiedName {
    return this.#name(type, type.scope, type.name === '' ? 'Enumeration' : type.name)
  }

  /** A global, a static or a member of a constant buffer. */
  variable(variable: Variable): QualifiedName {
    return this.#name(variable, variable.scope, variable.name)
  }

  function(target: ProgramFunction): QualifiedName {
    const known = this.#known.get(target)
    if (known) return known
    const { owner, name: written } = target
    if (written.startsWith('operator')) return this.#operator(target)
    const place = owner ? { scope: `${this.struct(owner).name}.`, name: written } : this.#place(target.scope, written)
    const { scope } = place
    let name = identifierFrom(place.name)
    // Other libraries call exported functions by name.
    if (!owner && !target.isExported && this.#usedIntrinsics.has(name))
      name = firstFree(`${name}_1`, (free) => !this.#usedIntrinsics.has(free))
    const overloads = this.#functions.get(scope + name)
    if (!overloads || overloads.some((other) => !this.#mayShare(target, other))) {
      const taken = this.#takenIn(scope)
      name = firstFree(name, (free) => !taken.has(free) && !this.#avoided.has(free))
      taken.add(name)
      this.#functions.set(scope + name, [target])
    } else overloads.push(target)
    return this.#remember(target, { scope: owner ? '' : scope, name })
  }

  /** Whether both may have one name. An instance of a template must not be taken for the entry point. */
  #mayShare(target: ProgramFunction, other: ProgramFunction): boolean {
    return (target.isExported || !this.#entries.has(other)) && signatureOf(other) !== signatureOf(target)
  }

  #operator(target: ProgramFunction): QualifiedName {
    const { owner, name, scope } = target
    const place = owner ? { scope: `${this.struct(owner).name}.`, name } : this.#place(scope, name)
    const key = place.scope + name
    append(this.#functions, key, target)
    return this.#remember(target, { scope: owner ? '' : place.scope, name })
  }

  /** How many functions share the name of this one, itself included. */
  overloadsOf(target: ProgramFunction): readonly ProgramFunction[] {
    const { scope, name } = this.function(target)
    const { owner } = target
    return this.#functions.get(owner ? `${this.struct(owner).name}.${name}` : scope + name) ?? [target]
  }

  #name(key: object, scope: string, wanted: string): QualifiedName {
    const known = this.#known.get(key)
    if (known) return known
    const place = this.#place(scope, wanted)
    const taken = this.#takenIn(place.scope)
    const name = firstFree(identifierFrom(place.name), (free) => !taken.has(free) && !this.#avoided.has(free))
    taken.add(name)
    return this.#remember(key, { scope: place.scope, name })
  }

  #remember(key: object, name: QualifiedName): QualifiedName {
    this.#known.set(key, name)
    return name
  }

  /** Parts of the scope that are structs go in front of the name. */
  #place(scope: string, name: string): QualifiedName {
    if (scope === '') return { scope, name }
    let spaces = ''
    let prefix = ''
    let path = ''
    for (const part of scopeParts(scope)) {
      path += part
      if (prefix !== '' || this.#structs.has(path)) prefix += `${identifierFrom(part)}_`
      else if (/^\w+$/.test(part)) spaces += `${part}::`
      path += '::'
    }
    return { scope: spaces, name: prefix + name }
  }

  #takenIn(scope: string): Set<string> {
    let taken = this.#taken.get(scope)
    if (!taken) this.#taken.set(scope, (taken = new Set()))
    return taken
  }

  /** Whether a namespace between two scopes has this name, too. */
  isHidden({ scope, name }: QualifiedName, from: string): boolean {
    for (let inner = from; inner.length > scope.length; inner = outerScope(inner))
      if (this.#taken.get(inner)?.has(name)) return true
    return false
  }
}

function outerScope(scope: string): string {
  const at = scope.lastIndexOf('::', scope.length - 3)
  return at < 0 ? '' : scope.slice(0, at + 2)
}

/** Parameters that overload resolution cannot distinguish are the same: a scalar and a vector of one, a vector and a matrix of four. */
function signatureOf({ parameters, isConstMethod }: ProgramFunction): string {
  const types = parameters.map(({ type }) =>
    isNumeric(type) ? `${componentOf(type).scalar} ${componentCount(type)}` : typeText(type),
  )
  return `${types.join(', ')}${isConstMethod ? ' const' : ''}`
}
