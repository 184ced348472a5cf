// The extension without its server's transport: desktop.ts and web.ts start the client, everything else is here.
import * as vscode from 'vscode'
import type { BaseLanguageClient, LanguageClientOptions } from 'vscode-languageclient'
import { BindingsView } from './bindings-view.ts'
import { OutputDocuments, outputScheme } from './output-documents.ts'
import { PicturePanels } from './picture-panel.ts'
import { goToPlace, openPlace } from './places.ts'
import { createServerApi, type PictureKind } from './server-api.ts'
import { taskProvider } from './tasks.ts'
import { VariantStatus } from './variant-status.ts'

const languages = ['hlsl', 'slang']

export const clientOptions: LanguageClientOptions = {
  documentSelector: languages.map((language) => ({ language })),
  synchronize: { configurationSection: 'descry' },
}

export async function activateWith(context: vscode.ExtensionContext, client: BaseLanguageClient): Promise<void> {
  await client.start()
  const api = createServerApi(client)
  const bindings = new BindingsView(api)
  const pictures = new PicturePanels(api)
  const outputs = new OutputDocuments(api)
  const variant = new VariantStatus(api)

  const follow = async (document: vscode.TextDocument | undefined): Promise<void> => {
    const shader = document && languages.includes(document.languageId) ? document : undefined
    await vscode.commands.executeCommand('setContext', 'descry.active', shader !== undefined)
    if (!shader) return
    outputs.refresh(shader.uri)
    await Promise.all([bindings.show(shader), variant.show(shader), pictures.follow(shader)])
  }

  const onShader = (action: (document: vscode.TextDocument) => unknown) => (): unknown => {
    const document = vscode.window.activeTextEditor?.document
    if (document && languages.includes(document.languageId)) return action(document)
    return vscode.window.showInformationMessage('Open an HLSL or Slang file first.')
  }
  const picture = (kind: PictureKind) => onShader((document) => pictures.open(kind, document))

  const commands: Readonly<Record<string, (...parameters: never[]) => unknown>> = {
    [openPlace]: goToPlace as (...parameters: never[]) => unknown,
    'descry.showRegisterMap': picture('registers'),
    'descry.showLayout': picture('layout'),
    'descry.compareRules': picture('rules'),
    'descry.showTable': () => vscode.commands.executeCommand('descry.bindings.focus'),
    'descry.showOutput': onShader((document) => outputs.choose(document)),
    'descry.selectVariant': onShader(async (document) => {
      await variant.choose(document)
      await follow(document)
    }),
    'descry.freezeAll': onShader((document) => api.freezeAll(document.uri.toString())),
    'descry.addRootSignature': onShader((document) => api.addRootSignature(document.uri.toString())),
    'descry.showFlow': picture('flow'),
    'descry.compareWithHead': onShader(async (document) => {
      const text = await api.compareWithHead(document.uri.toString())
      const content = text ?? 'Nothing moved since HEAD.\n'
      await vscode.window.showTextDocument(await vscode.workspace.openTextDocument({ content, language: 'markdown' }))
    }),
    'descry.restartServer': async () => {
      // One that is starting cannot be stopped yet.
      await client.start().catch(() => undefined)
      await client.stop()
      await client.start()
    },
  }

  context.subscriptions.push(
    client,
    variant,
    ...Object.entries(commands).map(([name, run]) => vscode.commands.registerCommand(name, run)),
    vscode.window.registerTreeDataProvider('descry.bindings', bindings),
    vscode.workspace.registerTextDocumentContentProvider(outputScheme, outputs),
    vscode.tasks.registerTaskProvider('descry', taskProvider),
    vscode.window.onDidChangeActiveTextEditor((editor) => follow(editor?.document)),
    vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => outputs.follow(textEditor)),
    vscode.languages.onDidChangeDiagnostics(({ uris }) => {
      const document = vscode.window.activeTextEditor?.document
      if (document && uris.some((uri) => uri.toString() === document.uri.toString())) void follow(document)
    }),
  )
  await follow(vscode.window.activeTextEditor?.document)
}
