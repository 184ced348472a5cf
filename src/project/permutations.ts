// Permutations of a shader: every combination of the values of its axes, without those that are excluded.
//
//   axes { SHADOWS: [0, 1], QUALITY: ["LOW", "HIGH"] }, exclude [{ SHADOWS: 1, QUALITY: "LOW" }]
//   => SHADOWS=0 QUALITY=LOW,  SHADOWS=0 QUALITY=HIGH,  SHADOWS=1 QUALITY=HIGH
import type { DiagnosticSink } from '../diagnostics/sink.ts'
import { projectDiagnostics } from '../diagnostics/tables/project.ts'
import { fileLimits } from '../support/limits.ts'
import type { ShaderRow } from './project-file.ts'
import type { Placed, Scalar } from './shape.ts'

export interface AxisValue {
  readonly name: string
  readonly value: Scalar | null
}

export type Permutation = readonly AxisValue[]

/** At least one: that of a shader without axes has no values. */
export function permutationsOf(row: ShaderRow, shader: string, sink: DiagnosticSink): readonly Permutation[] {
  const axes = [...(row.axes ?? [])]
  const count = axes.reduce((product, [, { value }]) => product * value.length, 1)
  const most = fileLimits.permutations.most
  if (count > most) {
    const [first] = axes
    sink.report(projectDiagnostics.err_project_too_many_permutations(first![1].span, { name: shader, count, most }))
    return []
  }
  const excluded = (row.exclude ?? []).map((names) => rulesOf(names, row, sink))
  let combinations: Permutation[] = [[]]
  for (const [name, { value: values }] of axes)
    combinations = combinations.flatMap((known) => values.map(({ value }) => [...known, { name, value }]))
  return combinations.filter((permutation) => !excluded.some((rules) => rules.every((rule) => has(permutation, rule))))
}

function rulesOf(
  names: ReadonlyMap<string, Placed<Placed<Scalar | null>>>,
  { axes }: ShaderRow,
  sink: DiagnosticSink,
): AxisValue[] {
  return [...names].map(([name, { value, span }]) => {
    if (!axes?.has(name)) sink.report(projectDiagnostics.err_project_unknown_axis(span, { name }))
    return { name, value: value.value }
  })
}

function has(permutation: Permutation, { name, value }: AxisValue): boolean {
  return permutation.some((axis) => axis.name === name && axis.value === value)
}

/** `NAME=VALUE` as `-D` takes it; none for what is left undefined. */
export function defineOf({ name, value }: AxisValue): readonly string[] {
  if (value === false || value === null) return []
  return [`${name}=${value === true ? 1 : value}`]
}

/** For people: `SHADOWS=1 QUALITY=HIGH`. */
export function permutationText(permutation: Permutation): string {
  return permutation.map(({ name, value }) => `${name}=${value}`).join(' ')
}

/** For file names: `SHADOWS-1.QUALITY-HIGH`. */
export function permutationFile(permutation: Permutation): string {
  return permutation.map(({ name, value }) => `${name}-${String(value).replace(/[^\w-]+/g, '_')}`).join('.')
}
