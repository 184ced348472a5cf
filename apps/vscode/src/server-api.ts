// What the extension asks of the language server beyond the protocol: commands that answer with plain data. Any editor may send them
// (`workspace/executeCommand`); nothing here is private to this extension.
import type { BaseLanguageClient } from 'vscode-languageclient'
import type { BindingTable } from '../../../src/index.ts'
import type { PictureKind } from '../../../src/service/service.ts'
import type { VariantChoice } from '../../language-server/src/commands.ts'
import type { CompiledText } from '../../language-server/src/outputs.ts'

export type { CompiledText, PictureKind }

/** What a file can be shown as. */
export type OutputKind = 'llvm' | 'llvm-raw' | 'dxil' | 'spirv' | 'glsl' | 'hlsl' | 'reflection'

export interface ServerApi {
  table(uri: string): Promise<BindingTable | null>
  picture(uri: string, kind: PictureKind): Promise<string | null>
  output(uri: string, kind: OutputKind): Promise<CompiledText | null>
  variants(uri: string): Promise<readonly VariantChoice[]>
  selectVariant(uri: string, id: string): Promise<void>
  freezeAll(uri: string): Promise<void>
  addRootSignature(uri: string): Promise<void>
  /** Markdown. */
  compareWithHead(uri: string): Promise<string | null>
}

export function createServerApi(client: BaseLanguageClient): ServerApi {
  const ask = <Answer>(command: string, ...parameters: readonly unknown[]): Promise<Answer> =>
    client.sendRequest<Answer>('workspace/executeCommand', { command, arguments: parameters })
  return {
    table: (uri) => ask('descry.server.table', uri),
    picture: (uri, kind) => ask('descry.server.picture', uri, kind),
    output: (uri, kind) => ask('descry.server.output', uri, kind),
    variants: (uri) => ask('descry.server.variants', uri),
    selectVariant: (uri, id) => ask('descry.server.selectVariant', uri, id),
    freezeAll: (uri) => ask('descry.server.freezeAll', uri),
    addRootSignature: (uri) => ask('descry.server.addRootSignature', uri),
    compareWithHead: (uri) => ask('descry.server.compareWithHead', uri),
  }
}
