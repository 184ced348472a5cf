// Renames things of a file and compares the container that comes out: the same bytes, but for the name where it is kept.
import { writers } from '../../src/driver/outputs/all.ts'
import { writeOutputs } from '../../src/driver/outputs.ts'
import { keywords } from '../../src/hlsl/keywords.ts'
import { printModule } from '../../src/ir/printer.ts'
import { positionAt } from '../../src/service/positions.ts'
import type { Occurrence } from '../../src/service/program-index.ts'
import { renameAt } from '../../src/service/rename.ts'
import type { FileEdits } from '../../src/service/types.ts'
import type { ServiceUnit } from '../../src/service/unit.ts'

export interface RenameCheck {
  readonly done: number
  readonly refused: number
  readonly problems: readonly string[]
}

/** An even choice of `most` things that the file declares. */
export function checkRenames(unit: ServiceUnit, path: string, most: number): RenameCheck {
  const declared = unit.index.in(path).filter(({ isDeclaration }) => isDeclaration)
  const step = Math.max(1, declared.length / Math.max(1, most))
  const problems: string[] = []
  let done = 0
  let refused = 0
  const taken = new Set(unit.index.compilation.sources.files.flatMap(({ text }) => text.match(/\w+/g) ?? []))
  const before = most > 0 ? codeOf(unit, new Map()) : undefined
  for (let index = 0; index < Math.min(most, declared.length); index++) {
    const occurrence = declared[Math.floor(index * step)]!
    const { file, start, named } = occurrence
    const fresh = freshName(named.name, taken)
    if (fresh === undefined) continue
    const answer = renameAt(unit, path, positionAt(file, start), fresh)
    if (!answer.ok) {
      refused++
      continue
    }
    const after = codeOf(unit, editedTexts(unit, answer.files))
    if (!before || !after || !isSameCode(before, after, fresh, named.name))
      problems.push(`${path}: '${named.name}' (${place(occurrence)}) changes the code when it is renamed`)
    done++
  }
  return { done, refused, problems }
}

/** Names of locals are not kept in a container; those of resources are, and then the modules must be the same but for the name. */
function isSameCode(before: Code, after: Code, fresh: string, name: string): boolean {
  if (after.bytes === before.bytes || after.text.replaceAll(fresh, name) === before.text) return true
  // The letters of a short name stand in other words, too.
  return after.text.replace(new RegExp(`\\b${fresh}\\b`, 'g'), name) === before.text
}

/** As long as the old one, because strings tell their length; nothing is called so. */
function freshName(name: string, taken: ReadonlySet<string>): string | undefined {
  for (let number = 0; number < 26 ** Math.min(3, name.length); number++) {
    let letters = ''
    for (let rest = number, count = Math.min(3, name.length); count > 0; count--, rest = Math.floor(rest / 26))
      letters += String.fromCharCode(97 + (rest % 26))
    const fresh = letters + name.slice(letters.length)
    if (!taken.has(fresh) && !keywords.has(fresh)) return fresh
  }
  return undefined
}

function place({ file, start }: Occurrence): string {
  return `line ${file.lineAt(start) + 1}`
}

function editedTexts(unit: ServiceUnit, files: readonly FileEdits[]): Map<string, string> {
  return new Map(
    files.map(({ path, edits }) => {
      const lines = unit.workspace.fileOf(path)!.text.split('\n')
      for (const { range, text } of [...edits].reverse()) {
        const { line, character } = range.start
        lines[line] = lines[line]!.slice(0, character) + text + lines[line]!.slice(range.end.character)
      }
      return [path, lines.join('\n')]
    }),
  )
}

/** The container, or undefined; and the module, which has the names of everything. */
interface Code {
  readonly bytes: string
  readonly text: string
}

function codeOf(unit: ServiceUnit, texts: ReadonlyMap<string, string>): Code | undefined {
  const compilation = unit.boundWith(texts)
  const module = compilation.moduleAt('bound')
  if (!module) return undefined
  const text = printModule(module)
  const container = writeOutputs(compilation, new Map([['container', writers.container]]), {})?.get('container')
  return container instanceof Uint8Array ? { text, bytes: Buffer.from(container).toString('latin1') } : undefined
}
