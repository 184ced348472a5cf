// What can be asked of the server beyond the protocol, by any editor (`workspace/executeCommand`). Arguments are checked: they come from
// outside. What shows something answers with plain data; what changes the source asks the client to apply edits.
import { type Connection, LSPErrorCodes, ResponseError } from 'vscode-languageserver'
import type { Host } from '../../../src/index.ts'
import type { FileEdits, LanguageService, PictureKind, Position, Variant } from '../../../src/service/service.ts'
import { workspaceEditOf } from './convert.ts'
import { type Deep, reportOf } from './deep.ts'
import { pathOf } from './uris.ts'

export interface CommandContext {
  readonly service: LanguageService
  readonly deep: Deep
  readonly connection: Connection
  /** The files of a commit; absent where there is no git. */
  readonly commitHost?: ((revision: string, path: string) => Host | string) | undefined
  /** What is known of documents is old: another variant was chosen. */
  refresh(): void
}

/** One of the ways a document can be seen. */
export interface VariantChoice {
  readonly id: string
  readonly label: string
  readonly detail: string
  readonly active: boolean
}

type Command = (context: CommandContext, path: string, argument: unknown) => unknown

const pictures: readonly PictureKind[] = ['registers', 'layout', 'flow', 'rules']

const commands: Readonly<Record<string, Command>> = {
  'descry.server.table': ({ deep }, path) => deep.ask('table', path),
  'descry.server.picture'({ deep }, path, kind) {
    const known = pictures.find((one) => one === kind)
    return known ? deep.ask('picture', path, known) : null
  },
  'descry.server.output': ({ deep }, path, kind) => deep.ask('output', path, String(kind)),
  'descry.server.compareRules': ({ deep }, path) => deep.ask('compareRules', path),
  'descry.server.compareWithHead': compareWithHead,
  'descry.server.expandMacro': ({ service }, path, at) => (isPosition(at) && service.macroExpansion(path, at)) || null,
  'descry.server.freezeAll': async (context, path) =>
    apply(context, 'Freeze all resources', await context.deep.ask('freezeAll', path)),
  'descry.server.freeze': freezeOne,
  'descry.server.addRootSignature': async (context, path) =>
    apply(context, 'Add a root signature', await context.deep.ask('addRootSignature', path)),
  'descry.server.variants': ({ service }, path) => choices(service, path),
  'descry.server.selectVariant'({ service, refresh }, path, id) {
    service.chooseVariant(path, service.variants(path)[Number(id)])
    refresh()
    return true
  },
}

export const commandNames: readonly string[] = Object.keys(commands)

export function runCommand(context: CommandContext, name: string, given: readonly unknown[] | undefined): unknown {
  const command = commands[name]
  const [uri, argument] = given ?? []
  if (!command) return failed(`there is no command '${name}'`)
  if (typeof uri !== 'string') return failed(`'${name}' takes the address of a document first`)
  return command(context, pathOf(uri), argument)
}

function failed(message: string): ResponseError {
  return new ResponseError(LSPErrorCodes.RequestFailed, message)
}

function choices(service: LanguageService, path: string): readonly VariantChoice[] {
  const { name, root } = service.variant(path)
  return service.variants(path).map((variant, index) => ({
    id: String(index),
    label: labelOf(variant),
    detail: variant.options?.defines?.join(' ') ?? '',
    active: variant.name === name && variant.root === root,
  }))
}

function labelOf({ name, root, options }: Variant): string {
  const profile = options?.profile === undefined ? '' : ` (${options.profile})`
  return `${name ?? options?.entry ?? 'main'}${profile}${root === undefined ? '' : ` in ${root.split('/').at(-1)}`}`
}

function compareWithHead({ service, commitHost }: CommandContext, path: string, revision: unknown): unknown {
  const host = commitHost?.(typeof revision === 'string' ? revision : 'HEAD', path) ?? 'there is no git here'
  return typeof host === 'string' ? failed(host) : reportOf(service, path, service.compareWithHost(path, host))
}

/** The action at a position that writes one register. */
async function freezeOne(context: CommandContext, path: string, at: unknown): Promise<unknown> {
  if (!isPosition(at)) return failed('a position is needed')
  const actions = await context.deep.ask('codeActions', path, { start: at, end: at })
  const action = actions.find(({ title, kind }) => kind === 'refactor' && title.startsWith("Freeze '"))
  return apply(context, 'Freeze a resource', action?.files ?? 'there is no implicit binding here')
}

async function apply(
  { connection }: CommandContext,
  label: string,
  files: readonly FileEdits[] | string,
): Promise<boolean | ResponseError> {
  if (typeof files === 'string') return failed(files)
  if (files.length === 0) return false
  const { applied } = await connection.workspace.applyEdit({ label, edit: workspaceEditOf(files) })
  return applied
}

function isPosition(value: unknown): value is Position {
  const { line, character } = (value ?? {}) as Partial<Position>
  return Number.isInteger(line) && Number.isInteger(character)
}
