// What the server tells a client that it can do.
import { type InitializeResult, TextDocumentSyncKind } from 'vscode-languageserver'
import { semanticTokenModifiers, semanticTokenTypes } from '../../../src/service/service.ts'
import { commandNames } from './commands.ts'

export const serverCapabilities: InitializeResult['capabilities'] = {
  textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
  hoverProvider: true,
  definitionProvider: true,
  declarationProvider: true,
  typeDefinitionProvider: true,
  referencesProvider: true,
  documentHighlightProvider: true,
  documentSymbolProvider: true,
  workspaceSymbolProvider: true,
  renameProvider: { prepareProvider: true },
  completionProvider: { triggerCharacters: ['.', ':', '#', '"', '<', '[', '('] },
  signatureHelpProvider: { triggerCharacters: ['(', ','] },
  codeActionProvider: { codeActionKinds: ['quickfix', 'refactor.rewrite'] },
  codeLensProvider: { resolveProvider: true },
  documentLinkProvider: {},
  documentFormattingProvider: true,
  documentRangeFormattingProvider: true,
  foldingRangeProvider: true,
  selectionRangeProvider: true,
  inlayHintProvider: true,
  callHierarchyProvider: true,
  semanticTokensProvider: {
    legend: { tokenTypes: [...semanticTokenTypes], tokenModifiers: [...semanticTokenModifiers] },
    full: true,
  },
  executeCommandProvider: { commands: [...commandNames] },
  workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
}
