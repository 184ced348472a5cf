// Commands that clients run: what shows something returns it, what changes the source asks the client to apply edits.
import type { Connection } from 'vscode-languageserver'
import type { Host } from '../../../src/index.ts'
import type { FileEdits, LanguageService, Variant } from '../../../src/service/service.ts'
import { workspaceEditOf } from './convert.ts'
import { pathOf } from './uris.ts'

export interface CommandContext {
  readonly service: LanguageService
  readonly connection: Connection
  /** The files of a commit; absent where there is no git. */
  readonly commitHost?: ((revision: string, path: string) => Host | string) | undefined
  /** A variant was chosen: everything about the document is different now. */
  refresh(): void
}

type Command = (context: CommandContext, path: string, argument: unknown) => unknown

export const commands: Readonly<Record<string, Command>> = {
  'descry.showTable': ({ service }, path) => service.bindings(path) ?? null,
  'descry.showRegisterMap': ({ service }, path) => service.registerMap(path) ?? null,
  'descry.compareRules': ({ service }, path) => service.compareRules(path),
  'descry.compareWithHead': compareWithHead,
  'descry.expandMacro': ({ service }, path, position) =>
    service.macroExpansion(path, position as { line: number; character: number }) ?? null,
  'descry.freezeAll': (context, path) => apply(context, 'Freeze all resources', context.service.freezeAll(path)),
  'descry.freeze': freezeOne,
  'descry.addRootSignature': (context, path) =>
    apply(context, 'Add a root signature', context.service.addRootSignature(path)),
  'descry.variants': ({ service }, path) => ({ chosen: service.variant(path), all: service.variants(path) }),
  'descry.chooseVariant'(context, path, variant) {
    context.service.chooseVariant(path, variant === null ? undefined : (variant as Variant))
    context.refresh()
    return true
  },
}

/** `[uri, ...]`: an unknown command or a wrong argument is told to the client. */
export function runCommand(context: CommandContext, name: string, given: readonly unknown[] | undefined): unknown {
  const command = commands[name]
  const [uri, argument] = given ?? []
  if (!command) throw new Error(`unknown command '${name}'`)
  if (typeof uri !== 'string') throw new Error(`'${name}' needs the URI of a document`)
  return command(context, pathOf(uri), argument)
}

function compareWithHead({ service, commitHost }: CommandContext, path: string, revision: unknown): unknown {
  const host = commitHost?.(typeof revision === 'string' ? revision : 'HEAD', path) ?? 'there is no git here'
  if (typeof host === 'string') throw new Error(host)
  return service.compareWithHost(path, host)
}

/** The action at a position that writes one register. */
function freezeOne(context: CommandContext, path: string, position: unknown): Promise<boolean> {
  const at = position as { line: number; character: number }
  const action = context.service
    .codeActions(path, { start: at, end: at })
    .find(({ title, kind }) => kind === 'refactor' && title.startsWith("Freeze '"))
  return apply(context, 'Freeze a resource', action?.files ?? 'there is no implicit binding here')
}

async function apply(
  { connection }: CommandContext,
  label: string,
  files: readonly FileEdits[] | string,
): Promise<boolean> {
  if (typeof files === 'string') throw new Error(files)
  if (files.length === 0) return false
  const { applied } = await connection.workspace.applyEdit({ label, edit: workspaceEditOf(files) })
  return applied
}
