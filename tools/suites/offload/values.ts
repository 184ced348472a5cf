// Values of a YAML document by what they should be.
import type { Yaml } from './yaml.ts'

export type Row = { readonly [key: string]: Yaml }

export function list(value: Yaml | undefined): readonly Row[] {
  return Array.isArray(value) ? (value as Row[]) : []
}

export function text(value: Yaml | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

export function row(value: Yaml | undefined): Row {
  return typeof value === 'object' && !Array.isArray(value) ? (value as Row) : {}
}

export function number(value: Yaml | undefined, otherwise: number): number {
  return text(value) === undefined ? otherwise : Number(text(value))
}

export function numbers(value: Yaml | undefined, otherwise: readonly number[]): readonly number[] {
  return Array.isArray(value) ? value.map(Number) : otherwise
}
