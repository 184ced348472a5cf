// A language service: documents with unsaved text over a host, questions about places in them, answers as plain data. It knows no
// protocol and no Node: a language server, an extension and a web page ask the same object.
//
//   const service = createLanguageService(host)
//   service.open('/a/blur.hlsl', text, 1)
//   service.diagnostics('/a/blur.hlsl')                       what the front end has to say
//   service.hover('/a/blur.hlsl', { line: 3, character: 8 })
//
// Questions are answered for the texts as they are when they are asked. A caller that may be interrupted asks for cheap things first
// (`diagnostics`), lets others have their turn, and asks for what needs the optimiser (`deepDiagnostics`, `bindings`) if the version is
// still the same.
import type { DiffResult } from '../driver/diff.ts'
import type { PartialOptions } from '../driver/partial-options.ts'
import type { Host } from '../preprocess/host.ts'
import { bindingsView } from './bindings.ts'
import { callItemsAt, incomingCalls, outgoingCalls } from './call-hierarchy.ts'
import { codeActions, freezeAll } from './code-actions.ts'
import { codeLenses, codeLensTitle } from './code-lens.ts'
import { addRootSignature, compareRules, compareWithHost, pictureOf } from './comparisons.ts'
import { completionAt } from './completion.ts'
import { diagnosticsOf } from './diagnostics.ts'
import { documentLinks } from './document-links.ts'
import { foldingRanges, selectionRanges } from './folding.ts'
import { formatEdits } from './format.ts'
import { type FormatOptions, formatStyle } from './format-style.ts'
import { hoverAt } from './hover.ts'
import { inlayHints } from './inlay-hints.ts'
import { macroExpansionAt } from './macro-expansion.ts'
import { declarationsAt, definitionsAt, highlightsAt, referencesAt, typeDefinitionsAt } from './navigation.ts'
import { normalPath } from './positions.ts'
import { prepareRename, renameAt } from './rename.ts'
import { semanticTokens } from './semantic-tokens.ts'
import { signatureHelpAt } from './signature-help.ts'
import { documentSymbols, workspaceSymbols } from './symbols.ts'
import type * as types from './types.ts'
import { Workspace } from './workspace.ts'

export type { PartialOptions } from '../driver/partial-options.ts'
export type { Host } from '../preprocess/host.ts'
export { createMemoryHost } from '../preprocess/host.ts'
export type { FormatOptions } from './format-style.ts'
export { projectVariants, shaderToolsOptions } from './projects.ts'
export type * from './types.ts'
export { semanticTokenModifiers, semanticTokenTypes } from './types.ts'

/** Questions about open documents and the files they include. */
export interface LanguageService {
  // ---- Documents
  /** A text that the editor has, instead of the host's. The versions of a document grow. */
  open(path: string, text: string, version: number): void
  /** The whole new text. */
  change(path: string, text: string, version: number): void
  close(path: string): void
  version(path: string): number | undefined
  /** Of a document or file, as programs see it. */
  text(path: string): string | undefined
  /** A file of the host has changed; without a path, any may have. */
  fileChanged(path?: string): void

  // ---- Variants
  /** What the document can be seen as; the first is taken unless another one is chosen. */
  variants(path: string): readonly types.Variant[]
  /** What a project says about a document. */
  offerVariants(path: string, variants: readonly types.Variant[]): void
  chooseVariant(path: string, variant: types.Variant | undefined): void
  variant(path: string): types.Variant

  /** Options of documents below a folder, as far as their variants do not say otherwise. */
  setDefaults(folder: string, options: PartialOptions): void

  // ---- Messages
  /** Of the front end: fast enough for every keystroke. */
  diagnostics(path: string): types.Diagnostics
  /** With what the optimiser and the binding of resources find. */
  deepDiagnostics(path: string): types.Diagnostics
  /** Undefined when the program does not compile. */
  bindings(path: string): types.BindingsView | undefined

  /** How the bindings differ under the other rules. */
  compareRules(path: string): DiffResult
  /** How they differ from those of the files of another host: a commit. */
  compareWithHost(path: string, host: Host): DiffResult
  /** A picture as SVG; undefined when the program does not compile. */
  picture(path: string, kind: types.PictureKind): string | undefined
  /** Edits, or why there are none. */
  addRootSignature(path: string): readonly types.FileEdits[] | string

  // ---- Places
  definition(path: string, position: types.Position): readonly types.Place[]
  declaration(path: string, position: types.Position): readonly types.Place[]
  typeDefinition(path: string, position: types.Position): readonly types.Place[]
  references(path: string, position: types.Position, withDeclaration: boolean): readonly types.Place[]
  highlights(
    path: string,
    position: types.Position,
  ): readonly { readonly place: types.Place; readonly isDeclaration: boolean }[]
  prepareRename(path: string, position: types.Position): types.RenameTarget
  rename(path: string, position: types.Position, name: string): types.Rename

  hover(path: string, position: types.Position): types.Hover | undefined
  macroExpansion(path: string, position: types.Position): types.MacroExpansion | undefined
  completion(path: string, position: types.Position): types.Completion
  signatureHelp(path: string, position: types.Position): types.SignatureHelp | undefined
  callItems(path: string, position: types.Position): readonly types.CallItem[]
  incomingCalls(path: string, position: types.Position): readonly types.Call[]
  outgoingCalls(path: string, position: types.Position): readonly types.Call[]
  codeActions(path: string, range: types.Range): readonly types.CodeAction[]

  // ---- Documents as a whole
  documentSymbols(path: string): readonly types.DocumentSymbol[]
  workspaceSymbols(query: string): readonly types.WorkspaceSymbol[]
  foldingRanges(path: string): readonly types.FoldingRange[]
  selectionRanges(path: string, position: types.Position): types.SelectionRanges
  semanticTokens(path: string): readonly types.SemanticToken[]
  documentLinks(path: string): readonly types.DocumentLink[]
  inlayHints(path: string, range: types.Range): readonly types.InlayHint[]
  /** Without titles: those need the optimiser. */
  codeLenses(path: string): readonly types.CodeLens[]
  codeLensTitle(path: string): string
  /** Writes every implicit register into the source. */
  freezeAll(path: string): readonly types.FileEdits[]
  format(path: string, options: FormatOptions, range?: types.Range): readonly types.TextEdit[]
}

/** Files that are not open are read from the host. */
export function createLanguageService(host: Host): LanguageService {
  const workspace = new Workspace(host)
  const unit = (path: string) => workspace.unitOf(path)
  return {
    open: (path, text, version) => workspace.set(path, text, version),
    change: (path, text, version) => workspace.set(path, text, version),
    close: (path) => workspace.close(path),
    version: (path) => workspace.document(path)?.version,
    text: (path) => workspace.fileOf(path)?.text,
    fileChanged: (path) => workspace.touch(path),

    variants: (path) => workspace.variantsOf(path),
    offerVariants: (path, variants) => workspace.offer(path, variants),
    chooseVariant: (path, variant) => workspace.choose(path, variant),
    variant: (path) => workspace.variantOf(path),
    setDefaults: (folder, options) => workspace.setBase(folder, options),

    diagnostics: (path) => diagnosticsOf(unit(path), path, false),
    deepDiagnostics: (path) => diagnosticsOf(unit(path), path, true),
    bindings: (path) => bindingsView(unit(path), path),

    compareRules: (path) => compareRules(unit(path)),
    compareWithHost: (path, other) => compareWithHost(unit(path), other),
    picture: (path, kind) => pictureOf(unit(path), kind),
    addRootSignature: (path) => addRootSignature(unit(path)),

    definition: (path, position) => definitionsAt(unit(path), normalPath(path), position),
    declaration: (path, position) => declarationsAt(unit(path), normalPath(path), position),
    typeDefinition: (path, position) => typeDefinitionsAt(unit(path), normalPath(path), position),
    references: (path, position, withDeclaration) =>
      referencesAt(unit(path), normalPath(path), position, withDeclaration),
    highlights: (path, position) => highlightsAt(unit(path), normalPath(path), position),
    prepareRename: (path, position) => prepareRename(unit(path), normalPath(path), position),
    rename: (path, position, name) => renameAt(unit(path), normalPath(path), position, name),

    hover: (path, position) => hoverAt(unit(path), normalPath(path), position),
    macroExpansion: (path, position) => macroExpansionAt(unit(path), normalPath(path), position),
    completion: (path, position) => completionAt(unit(path), normalPath(path), position),
    signatureHelp: (path, position) => signatureHelpAt(unit(path), normalPath(path), position),
    callItems: (path, position) => callItemsAt(unit(path), normalPath(path), position),
    incomingCalls: (path, position) => incomingCalls(unit(path), normalPath(path), position),
    outgoingCalls: (path, position) => outgoingCalls(unit(path), normalPath(path), position),
    codeActions: (path, range) => codeActions(unit(path), normalPath(path), range),

    documentSymbols: (path) => documentSymbols(unit(path), normalPath(path)),
    workspaceSymbols: (query) =>
      workspaceSymbols([...new Set([...workspace.documents].map(({ path }) => unit(path)))], query),
    foldingRanges(path) {
      const file = workspace.fileOf(path)
      return file ? foldingRanges(file, workspace.lexCache) : []
    },
    selectionRanges(path, position) {
      const file = workspace.fileOf(path)
      return file ? selectionRanges(file, position, workspace.lexCache) : []
    },
    semanticTokens: (path) => semanticTokens(unit(path), normalPath(path)),
    documentLinks: (path) => documentLinks(unit(path), normalPath(path)),
    inlayHints: (path, range) => inlayHints(unit(path), normalPath(path), range),
    codeLenses: (path) => codeLenses(unit(path), normalPath(path)),
    codeLensTitle: (path) => codeLensTitle(unit(path)),
    freezeAll: (path) => freezeAll(unit(path)),
    format(path, options, range) {
      const file = workspace.fileOf(path)
      return file ? formatEdits(file, workspace.lexCache, formatStyle(workspace.host, path, options), range) : []
    },
  }
}
