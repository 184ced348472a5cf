// Debug information as metadata nodes, once the passes are done: what debug.ts keeps becomes DILocation, DISubprogram, DILocalVariable ...
//
//   location 3 * 2^32 + 17    =>    !DILocation(line: 4, column: 15, scope: !28, inlinedAt: !86)
//
// Two dialects: that of LLVM 22, which `--emit llvm` prints, and that of LLVM 3.7, which DXIL is written in. They differ in how a function finds
// its DISubprogram, and in the names of a few fields.
import type { SourceMap } from '../support/source.ts'
import {
  type DebugEncoding,
  type DebugFragment,
  type DebugFunction,
  type DebugInfo,
  type DebugMember,
  type DebugStructure,
  type DebugType,
  type DebugVariable,
  plainLocation,
  type ScopedLocation,
  scopeNumber,
} from './debug.ts'
import type { Instruction } from './instructions.ts'
import { type Metadata, MetadataNode, metadataInt, metadataNode, metadataString, metadataValue } from './metadata.ts'
import type { IrFunction, Module } from './module.ts'
import { escapeString } from './names.ts'

/** Bare words of the text: `DW_TAG_member`, `DIFlagPrototyped`. */
interface Word {
  readonly word: string
}

type FieldValue = number | boolean | string | Word | MetadataNode | Metadata | readonly (number | Word)[]

/** A node with a form, by fields: `DIFile`, [['filename', 'a.hlsl'], ['directory', '']]. */
export class DebugNode extends MetadataNode {
  readonly fields: ReadonlyMap<string, FieldValue>

  constructor(form: string, fields: Readonly<Record<string, FieldValue | undefined>>, distinct = false) {
    super([], distinct, form)
    const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)
    this.fields = new Map(given as [string, FieldValue][])
    let text = ''
    let separator = ''
    for (const [name, value] of this.fields) {
      text += form === 'DIExpression' ? separator : `${separator}${name}: `
      separator = ', '
      if (isMetadata(value)) {
        this.texts.push(text)
        this.operands.push(value)
        text = ''
      } else text += fieldText(value)
    }
    this.texts.push(text)
  }
}

function isMetadata(value: FieldValue): value is Exclude<Metadata, null> {
  return typeof value === 'object' && value !== null && !('word' in value) && !Array.isArray(value)
}

function fieldText(value: FieldValue): string {
  if (typeof value === 'string') return `"${escapeString(value)}"`
  if (Array.isArray(value)) return value.map(fieldText).join(', ')
  return typeof value === 'object' && value !== null && 'word' in value ? value.word : String(value)
}

const word = (text: string): Word => ({ word: text })

const encodings: Readonly<Record<DebugEncoding, Word>> = {
  float: word('DW_ATE_float'),
  signed: word('DW_ATE_signed'),
  unsigned: word('DW_ATE_unsigned'),
  boolean: word('DW_ATE_boolean'),
}

export interface DebugDialect {
  /** LLVM 3.7. */
  readonly isLegacy: boolean
  readonly producer: string
  readonly mainFile: string
}

export class DebugNodes {
  readonly #debug: DebugInfo
  readonly #sources: SourceMap
  readonly #dialect: DebugDialect
  readonly #files = new Map<string, DebugNode>()
  readonly #subprograms = new Map<DebugFunction, DebugNode>()
  readonly #scopes = new Map<number, DebugNode>()
  readonly #locations = new Map<ScopedLocation, DebugNode>()
  readonly #calls = new Map<ScopedLocation, DebugNode>()
  readonly #types = new Map<DebugType, DebugNode>()
  readonly #variables = new Map<DebugVariable, DebugNode>()
  readonly #functions: ReadonlyMap<DebugFunction, IrFunction>
  readonly #unit: DebugNode
  readonly #subprogramList: MetadataNode = metadataNode([])

  constructor(debug: DebugInfo, module: Module, sources: SourceMap, dialect: DebugDialect) {
    this.#debug = debug
    this.#sources = sources
    this.#dialect = dialect
    this.#functions = definitions(debug, module)
    const { isLegacy, producer } = dialect
    const none = metadataNode([])
    this.#unit = new DebugNode(
      'DICompileUnit',
      {
        language: word('DW_LANG_C_plus_plus'),
        file: this.#file(dialect.mainFile),
        producer,
        isOptimized: false,
        runtimeVersion: 0,
        emissionKind: isLegacy ? 1 : word('FullDebug'),
        enums: isLegacy ? none : undefined,
        subprograms: isLegacy ? this.#subprogramList : undefined,
      },
      true,
    )
    const flag = (name: string, value: number): MetadataNode =>
      metadataNode([metadataInt(2), metadataString(name), metadataInt(value)])
    const flags = module.namedMetadata.get('llvm.module.flags') ?? []
    module.namedMetadata.set('llvm.dbg.cu', [this.#unit])
    module.namedMetadata.set('llvm.module.flags', [...flags, flag('Dwarf Version', 4), flag('Debug Info Version', 3)])
  }

  /** The function's own DISubprogram, if its body came from the source. */
  ofFunction(fn: IrFunction): DebugNode | undefined {
    for (const [described, defined] of this.#functions) if (defined === fn) return this.#subprogram(described)
    return undefined
  }

  /** Phis stand where paths meet, and memory is there from the start: neither is a line of the source. */
  ofInstruction({ opcode, location }: Instruction, fn: DebugNode | undefined): DebugNode | undefined {
    return opcode === 'phi' || opcode === 'alloca' ? undefined : this.location(location, fn)
  }

  /** undefined: nowhere. A location without a scope belongs to the function itself. */
  location(location: ScopedLocation, fn: DebugNode | undefined): DebugNode | undefined {
    if (plainLocation(location) === 0) return undefined
    if (scopeNumber(location) === 0) return fn && this.#at(location, fn, undefined)
    let known = this.#locations.get(location)
    if (!known) this.#locations.set(location, (known = this.#scopedLocation(location, false)))
    return known
  }

  variable(variable: DebugVariable): DebugNode {
    let known = this.#variables.get(variable)
    if (known) return known
    const { name, argument, type, scope } = variable
    const tag = word(argument > 0 ? 'DW_TAG_arg_variable' : 'DW_TAG_auto_variable')
    const { file, line } = this.#place(variable.location)
    known = new DebugNode('DILocalVariable', {
      tag: this.#dialect.isLegacy ? tag : undefined,
      name,
      arg: argument > 0 ? argument : undefined,
      scope: this.#scope(scope),
      file,
      line,
      type: this.type(type),
    })
    this.#variables.set(variable, known)
    return known
  }

  expression(fragment: DebugFragment | undefined): DebugNode {
    if (!fragment) return new DebugNode('DIExpression', {})
    const piece = word(this.#dialect.isLegacy ? 'DW_OP_bit_piece' : 'DW_OP_LLVM_fragment')
    return new DebugNode('DIExpression', { operations: [piece, fragment.offset, fragment.size] })
  }

  type(type: DebugType): DebugNode {
    let known = this.#types.get(type)
    if (!known) this.#types.set(type, (known = this.#makeType(type)))
    return known
  }

  // ---- Places

  #place(location: number): { readonly file: DebugNode; readonly line: number; readonly column: number } {
    if (location === 0) return { file: this.#file(this.#dialect.mainFile), line: 0, column: 0 }
    const { file, line, column } = this.#sources.position(location)
    return { file: this.#file(file), line, column }
  }

  #file(name: string): DebugNode {
    let known = this.#files.get(name)
    if (!known) this.#files.set(name, (known = new DebugNode('DIFile', { filename: name, directory: '' })))
    return known
  }

  #at(location: ScopedLocation, scope: DebugNode, inlinedAt: DebugNode | undefined, distinct = false): DebugNode {
    const { line, column } = this.#place(plainLocation(location))
    return new DebugNode('DILocation', { line, column, scope, inlinedAt }, distinct)
  }

  /** Calls are distinct: two calls at one place are two calls. */
  #scopedLocation(location: ScopedLocation, isCall: boolean): DebugNode {
    const number = scopeNumber(location)
    const { inlinedAt } = this.#debug.scopes[number]!
    return this.#at(location, this.#scope(number), inlinedAt === 0 ? undefined : this.#call(inlinedAt), isCall)
  }

  #call(location: ScopedLocation): DebugNode {
    let known = this.#calls.get(location)
    if (!known) this.#calls.set(location, (known = this.#scopedLocation(location, true)))
    return known
  }

  #scope(number: number): DebugNode {
    const { original } = this.#debug.scopes[number]!
    let known = this.#scopes.get(original)
    if (known) return known
    const scope = this.#debug.scopes[original]!
    if (scope.parent === 0) known = this.#subprogram(scope.function)
    else {
      const { file, line, column } = this.#place(scope.location)
      known = new DebugNode('DILexicalBlock', { scope: this.#scope(scope.parent), file, line, column }, true)
    }
    this.#scopes.set(original, known)
    return known
  }

  #subprogram(fn: DebugFunction): DebugNode {
    let known = this.#subprograms.get(fn)
    if (known) return known
    const { isLegacy } = this.#dialect
    const { file, line } = this.#place(fn.location)
    const types = [fn.result, ...fn.parameters].map((type) => (type ? this.type(type) : null))
    const defined = this.#functions.get(fn)
    known = new DebugNode(
      'DISubprogram',
      {
        name: fn.name,
        linkageName: fn.linkageName === '' ? undefined : fn.linkageName,
        scope: file,
        file,
        line,
        type: new DebugNode('DISubroutineType', { types: metadataNode(types) }),
        isLocal: isLegacy ? false : undefined,
        isDefinition: isLegacy ? true : undefined,
        scopeLine: line,
        flags: word('DIFlagPrototyped'),
        isOptimized: isLegacy ? false : undefined,
        spFlags: isLegacy ? undefined : word('DISPFlagDefinition'),
        unit: isLegacy ? undefined : this.#unit,
        function: isLegacy && defined ? metadataValue(defined) : undefined,
      },
      !isLegacy,
    )
    this.#subprograms.set(fn, known)
    this.#subprogramList.operands.push(known)
    return known
  }

  // ---- Types

  #makeType(type: DebugType): DebugNode {
    switch (type.kind) {
      case 'basic': {
        const { name, bits, encoding } = type
        return new DebugNode('DIBasicType', {
          name,
          size: bits,
          align: this.#align(bits),
          encoding: encodings[encoding],
        })
      }
      case 'typedef': {
        const { file, line } = this.#place(type.location)
        const { name } = type
        return new DebugNode('DIDerivedType', {
          tag: word('DW_TAG_typedef'),
          name,
          file,
          line,
          baseType: this.type(type.type),
        })
      }
      case 'array': {
        const subrange = new DebugNode('DISubrange', { count: type.count })
        return new DebugNode('DICompositeType', {
          tag: word('DW_TAG_array_type'),
          baseType: this.type(type.element),
          size: type.bits,
          align: this.#align(32),
          elements: metadataNode([subrange]),
        })
      }
      case 'structure':
        return this.#structure(type)
    }
  }

  /** LLVM 22 knows alignment only where it is asked for. */
  #align(bits: number): number | undefined {
    return this.#dialect.isLegacy ? bits : undefined
  }

  #structure(type: DebugStructure): DebugNode {
    const { file, line } = this.#place(type.location)
    const elements = metadataNode([])
    const made = new DebugNode('DICompositeType', {
      tag: word('DW_TAG_structure_type'),
      name: type.name,
      file,
      line,
      size: type.bits,
      align: this.#align(32),
      elements,
    })
    // Members name the structure, so it has to be there first.
    this.#types.set(type, made)
    for (const member of type.members) elements.operands.push(this.#member(member, made))
    return made
  }

  #member({ name, location, type, offset }: DebugMember, scope: DebugNode): DebugNode {
    const { file, line } = this.#place(location)
    return new DebugNode('DIDerivedType', {
      tag: word('DW_TAG_member'),
      name,
      scope,
      file,
      line,
      baseType: this.type(type),
      size: bitsOf(type),
      align: this.#align(32),
      offset: offset === 0 ? undefined : offset,
    })
  }
}

function bitsOf(type: DebugType): number {
  return type.kind === 'typedef' ? bitsOf(type.type) : type.bits
}

/** The functions of the source that still have a body of their own: everything else was inlined. */
function definitions(debug: DebugInfo, module: Module): Map<DebugFunction, IrFunction> {
  const found = new Map<DebugFunction, IrFunction>()
  for (const fn of module.functions.values())
    for (const { location } of fn.instructions()) {
      const scope = debug.scopes[scopeNumber(location)]
      if (scope?.inlinedAt !== 0) continue
      if (!found.has(scope.function)) found.set(scope.function, fn)
      break
    }
  // Of some functions nothing is left but what was inlined, or what reads the inputs and writes the outputs.
  const described = new Map(debug.scopes.map((scope) => [scope?.function.location, scope?.function]))
  const known = new Set(found.values())
  for (const fn of module.functions.values()) {
    const own = fn.isDeclaration || known.has(fn) ? undefined : described.get(fn.location)
    if (own && !found.has(own)) found.set(own, fn)
  }
  return found
}
