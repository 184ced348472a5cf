// What the extension asks of the language server beyond the protocol: commands that answer with plain data. Any editor may send them
// (`workspace/executeCommand`); nothing here is private to this extension.
import type { BaseLanguageClient } from 'vscode-languageclient'
import type { BindingTable } from '../../../src/index.ts'

/** What a file can be shown as. */
export type OutputKind = 'llvm' | 'llvm-raw' | 'dxil' | 'spirv' | 'glsl' | 'hlsl' | 'reflection'

export type PictureKind = 'registers' | 'layout' | 'flow' | 'rules'

export interface CompiledText {
  readonly text: string
  /** Language of the text for colouring. */
  readonly language: string
  /** Lines of the text and the source lines they came from, both from 0. */
  readonly lines: readonly { readonly line: number; readonly uri: string; readonly source: number }[]
}

export interface VariantChoice {
  readonly id: string
  /** `shade (ps_6_6) in lighting.hlsl` */
  readonly label: string
  readonly detail: string
  readonly active: boolean
}

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
