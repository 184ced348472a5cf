// What can be asked of the server beyond the protocol, by any editor (`workspace/executeCommand`). Arguments are checked: they come from
// outside. Answers are plain data.
import { LSPErrorCodes, ResponseError } from 'vscode-languageserver'
import type { LanguageService, Variant } from '../../../src/service/service.ts'
import { pathOf } from './paths.ts'

export interface CommandContext {
  readonly service: LanguageService
  /** What is known of a document is old: another variant of it was chosen. */
  changed(path: string): void
}

/** One of the ways a document can be seen. */
export interface VariantChoice {
  readonly id: string
  readonly label: string
  readonly detail: string
  readonly active: boolean
}

type Command = (context: CommandContext, path: string, ...words: readonly unknown[]) => unknown

const commands: Readonly<Record<string, Command>> = {
  'descry.server.table': ({ service }, path) => service.bindings(path)?.table ?? null,
  'descry.server.variants': ({ service }, path) => choices(service, path),
  'descry.server.selectVariant': ({ service, changed }, path, id) => {
    service.chooseVariant(path, service.variants(path)[Number(id)])
    changed(path)
  },
}

export const commandNames: readonly string[] = Object.keys(commands)

export function runCommand(name: string, words: readonly unknown[], context: CommandContext): unknown {
  const command = commands[name]
  if (!command) return new ResponseError(LSPErrorCodes.RequestFailed, `there is no command '${name}'`)
  const [uri, ...rest] = words
  if (typeof uri !== 'string')
    return new ResponseError(LSPErrorCodes.RequestFailed, `'${name}' takes the address of a document first`)
  return command(context, pathOf(uri), ...rest)
}

function choices(service: LanguageService, path: string): readonly VariantChoice[] {
  const active = service.variant(path)
  return service.variants(path).map((variant, index) => ({
    id: String(index),
    label: labelOf(variant),
    detail: variant.options?.defines?.join(' ') ?? '',
    active: variant === active || JSON.stringify(variant) === JSON.stringify(active),
  }))
}

function labelOf({ name, root, options }: Variant): string {
  const profile = options?.profile === undefined ? '' : ` (${options.profile})`
  return `${name ?? options?.entry ?? 'main'}${profile}${root === undefined ? '' : ` in ${root.split('/').at(-1)}`}`
}
