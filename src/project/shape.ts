// What a JSON value may look like, as data: the reader, its messages and the published schema are made from one description.
//
//   const row = object({ files: required(texts('globs')), entry: text('the function') })
//   type Row = Shaped<typeof row>        { files: string[], entry?: string }

import type { DiagnosticSink } from '../diagnostics/sink.ts'
import { projectDiagnostics } from '../diagnostics/tables/project.ts'
import { nearest } from '../support/nearest.ts'
import type { Span } from '../support/source.ts'
import type { JsonNode } from './json.ts'

export type Scalar = string | number | boolean

/** `Value` is what reading gives; it is only there for types. */
export interface Shape<Value> {
  readonly doc: string
  readonly form: Form
  readonly isRequired?: true
  readonly value?: Value
}

type Form =
  | { readonly kind: 'text' | 'scalar' }
  | { readonly kind: 'word'; readonly words: readonly string[] }
  /** One may stand without brackets. */
  | { readonly kind: 'list'; readonly element: Shape<unknown>; readonly mayStandAlone: boolean }
  | { readonly kind: 'map'; readonly element: Shape<unknown> }
  | { readonly kind: 'object'; readonly fields: Readonly<Record<string, Shape<unknown>>> }

/** A value with its place, for what is checked later. */
export interface Placed<Value> {
  readonly value: Value
  readonly span: Span
}

type Fields = Readonly<Record<string, Shape<unknown>>>
type RequiredNames<Table extends Fields> = {
  [Name in keyof Table]: Table[Name] extends { readonly isRequired: true } ? Name : never
}[keyof Table]
export type Shaped<Of> = Of extends Shape<infer Value> ? Value : never
type ObjectOf<Table extends Fields> = {
  readonly [Name in Exclude<keyof Table, RequiredNames<Table>>]?: Shaped<Table[Name]>
} & { readonly [Name in RequiredNames<Table>]: Shaped<Table[Name]> }

export const text = (doc: string): Shape<Placed<string>> => ({ doc, form: { kind: 'text' } })
export const scalar = (doc: string): Shape<Placed<Scalar | null>> => ({ doc, form: { kind: 'scalar' } })
export const word = <const Word extends string>(words: readonly Word[], doc: string): Shape<Word> => ({
  doc,
  form: { kind: 'word', words },
})
export const list = <Value>(element: Shape<Value>, doc: string): Shape<readonly Value[]> => ({
  doc,
  form: { kind: 'list', element, mayStandAlone: false },
})
/** One string, or a list of them. */
export const texts = (doc: string): Shape<readonly Placed<string>[]> => ({
  doc,
  form: { kind: 'list', element: text(doc), mayStandAlone: true },
})
export const map = <Value>(element: Shape<Value>, doc: string): Shape<ReadonlyMap<string, Placed<Value>>> => ({
  doc,
  form: { kind: 'map', element },
})
export const object = <const Table extends Fields>(
  fields: Table,
  doc: string,
): Shape<ObjectOf<Table> & { at: Span }> => ({
  doc,
  form: { kind: 'object', fields },
})
export const required = <Value>(shape: Shape<Value>): Shape<Value> & { readonly isRequired: true } => ({
  ...shape,
  isRequired: true,
})

/** Undefined where it does not fit, which is reported. */
export function readShape<Value>(node: JsonNode, shape: Shape<Value>, sink: DiagnosticSink): Value | undefined {
  return new ShapeReader(sink).read(node, shape) as Value | undefined
}

class ShapeReader {
  readonly #sink: DiagnosticSink

  constructor(sink: DiagnosticSink) {
    this.#sink = sink
  }

  read(node: JsonNode, { form }: Shape<unknown>): unknown {
    switch (form.kind) {
      case 'text':
        if (node.kind === 'scalar' && typeof node.value === 'string') return { value: node.value, span: node.span }
        break
      case 'scalar':
        if (node.kind === 'scalar') return { value: node.value, span: node.span }
        break
      case 'word':
        if (node.kind === 'scalar' && form.words.some((known) => known === node.value)) return node.value
        break
      case 'list': {
        const elements = node.kind === 'list' ? node.elements : form.mayStandAlone ? [node] : undefined
        if (elements) return this.#all(elements, form.element)
        break
      }
      case 'map':
        if (node.kind === 'object') return this.#map(node, form.element)
        break
      case 'object':
        if (node.kind === 'object') return this.#object(node, form.fields)
        break
    }
    this.#sink.report(projectDiagnostics.err_project_wrong_value(node.span, { expected: formText(form) }))
    return undefined
  }

  #all(elements: readonly JsonNode[], shape: Shape<unknown>): unknown[] {
    return elements.map((element) => this.read(element, shape)).filter((value) => value !== undefined)
  }

  #map(node: JsonNode & { readonly kind: 'object' }, shape: Shape<unknown>): Map<string, unknown> {
    const values = new Map<string, unknown>()
    for (const { name, span, value } of node.members) {
      if (values.has(name)) this.#sink.report(projectDiagnostics.err_project_repeated_field(span, { name }))
      const read = this.read(value, shape)
      if (read !== undefined) values.set(name, { value: read, span })
    }
    return values
  }

  #object(node: JsonNode & { readonly kind: 'object' }, fields: Fields): unknown {
    const result: Record<string, unknown> = { at: node.span }
    for (const { name, span, value } of node.members) {
      const shape = Object.hasOwn(fields, name) ? fields[name]! : undefined
      if (!shape) this.#unknown(name, span, Object.keys(fields))
      else if (Object.hasOwn(result, name))
        this.#sink.report(projectDiagnostics.err_project_repeated_field(span, { name }))
      else {
        const read = this.read(value, shape)
        if (read !== undefined) result[name] = read
      }
    }
    for (const [name, { isRequired, doc }] of Object.entries(fields))
      if (isRequired && !node.members.some((member) => member.name === name))
        this.#sink.report(
          projectDiagnostics.err_project_missing_field(node.span.start, { name, what: lowerFirst(doc) }),
        )
    return result
  }

  #unknown(name: string, span: Span, known: readonly string[]): void {
    const meant = nearest(name, known)
    this.#sink.report(
      meant === undefined
        ? projectDiagnostics.err_project_unknown_field(span, { name, known: known.join(', ') })
        : projectDiagnostics.err_project_misspelt_field(span, { name, meant }),
    )
  }
}

function formText(form: Form): string {
  switch (form.kind) {
    case 'text':
      return 'a string'
    case 'scalar':
      return 'a string, a number, true, false or null'
    case 'word':
      return form.words.map((known) => `"${known}"`).join(' or ')
    case 'list':
      return 'a list'
    case 'map':
    case 'object':
      return 'an object'
  }
}

function lowerFirst(doc: string): string {
  return doc.charAt(0).toLowerCase() + doc.slice(1).replace(/\.$/, '')
}

/** The same as a JSON schema. */
export function schemaOf({ form, doc }: Shape<unknown>): Record<string, unknown> {
  return { description: doc, ...formSchema(form) }
}

function formSchema(form: Form): Record<string, unknown> {
  switch (form.kind) {
    case 'text':
      return { type: 'string' }
    case 'scalar':
      return { type: ['string', 'number', 'boolean', 'null'] }
    case 'word':
      return { enum: form.words }
    case 'list': {
      const items = formSchema(form.element.form)
      const several = { type: 'array', items }
      return form.mayStandAlone ? { anyOf: [items, several] } : several
    }
    case 'map':
      return { type: 'object', additionalProperties: schemaOf(form.element) }
    case 'object': {
      const names = Object.entries(form.fields)
      const needed = names.filter(([, { isRequired }]) => isRequired).map(([name]) => name)
      return {
        type: 'object',
        properties: Object.fromEntries(names.map(([name, shape]) => [name, schemaOf(shape)])),
        ...(needed.length > 0 && { required: needed }),
        additionalProperties: false,
      }
    }
  }
}
