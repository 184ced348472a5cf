// Changes that an editor offers at a place: fix-its of messages, and registers written into the source.
import { tableOf } from '../driver/bindings-result.ts'
import { freeze } from '../driver/freeze/freeze.ts'
import { compareBindings } from '../reflect/compare.ts'
import { SourceFile } from '../support/source.ts'
import { diagnosticsOf } from './diagnostics.ts'
import { occurrencesAt } from './navigation.ts'
import { comparePositions, normalPath, rangeOf } from './positions.ts'
import { resourceFacts } from './resource-facts.ts'
import type { CodeAction, FileEdits, Range, TextEdit } from './types.ts'
import type { ServiceUnit } from './unit.ts'

export function codeActions(unit: ServiceUnit, path: string, range: Range): readonly CodeAction[] {
  const fixes = (diagnosticsOf(unit, path, unit.isBound).files.get(path) ?? [])
    .filter((diagnostic) => touches(diagnostic.range, range))
    .flatMap(({ fixes: offered, code }) =>
      offered.map(({ title, files }): CodeAction => ({ title, kind: 'quickfix', files, settles: code })),
    )
  return [...fixes, ...freezeActions(unit, path, range)]
}

function touches(left: Range, right: Range): boolean {
  return comparePositions(left.start, right.end) <= 0 && comparePositions(right.start, left.end) <= 0
}

/** On the declaration of a resource without a register. */
function freezeActions(unit: ServiceUnit, path: string, range: Range): CodeAction[] {
  const [occurrence] = occurrencesAt(unit, path, range.start).filter(({ isDeclaration }) => isDeclaration)
  if (!occurrence || unit.bound.errorCount > 0) return []
  const implicit = resourceFacts(unit.bound, occurrence.named.location).bound.filter(({ isImplicit }) => isImplicit)
  if (implicit.length === 0) return []
  const all = freezeAll(unit)
  const { name } = occurrence.named
  const own = onlyLine(unit, all, path, range.start.line)
  return [
    ...(own ? [action(`Freeze '${name}': write its register`, own)] : []),
    ...(all.length > 0 ? [action('Freeze all resources: write their registers', all)] : []),
  ]
}

function action(title: string, files: readonly FileEdits[]): CodeAction {
  return { title, kind: 'refactor', files, settles: undefined }
}

/** Edits that write every implicit register; empty when there is nothing to write. */
export function freezeAll({ bound, workspace }: ServiceUnit): readonly FileEdits[] {
  if (bound.errorCount > 0) return []
  const { path, text = '' } = bound.input
  const { files } = freeze({ path, text }, bound, workspace.host)
  return files.flatMap((file) => {
    const key = normalPath(file.path)
    const old = workspace.fileOf(key)
    const edits = old ? lineEdits(old, file.text) : []
    return edits.length > 0 ? [{ path: key, edits }] : []
  })
}

/** Registers are written inside of lines, so both texts have the same lines. */
function lineEdits(old: SourceFile, text: string): TextEdit[] {
  const changed = new SourceFile(old.name, text)
  if (changed.lineStarts.length !== old.lineStarts.length) return [{ range: rangeOf(old, 0, old.text.length), text }]
  const edits: TextEdit[] = []
  for (let line = 0; line < old.lineStarts.length; line++) {
    const [before, after] = [old.lineText(line), changed.lineText(line)]
    const start = old.lineStarts[line]!
    if (before !== after) edits.push({ range: rangeOf(old, start, start + before.length), text: after })
  }
  return edits
}

/** The edit of one line, if nothing else moves then. */
function onlyLine(
  unit: ServiceUnit,
  all: readonly FileEdits[],
  path: string,
  line: number,
): readonly FileEdits[] | undefined {
  const edit = all.find((file) => file.path === path)?.edits.find(({ range }) => range.start.line === line)
  const file = unit.workspace.fileOf(path)
  if (!edit || !file) return undefined
  const start = file.lineStarts[line]!
  const text = file.text.slice(0, start) + edit.text + file.text.slice(start + file.lineText(line).length)
  const after = unit.boundWith(new Map([[path, text]]))
  const isSame = after.errorCount === 0 && compareBindings(tableOf(unit.bound), tableOf(after)).length === 0
  return isSame ? [{ path, edits: [edit] }] : undefined
}
