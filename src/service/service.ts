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
import type { Host } from '../preprocess/host.ts'
import { bindingsView } from './bindings.ts'
import { diagnosticsOf } from './diagnostics.ts'
import { foldingRanges, selectionRanges } from './folding.ts'
import { declarationsAt, definitionsAt, highlightsAt, referencesAt, typeDefinitionsAt } from './navigation.ts'
import { normalPath } from './positions.ts'
import { prepareRename, renameAt } from './rename.ts'
import { documentSymbols, workspaceSymbols } from './symbols.ts'
import type * as types from './types.ts'
import { Workspace } from './workspace.ts'

export type * from './types.ts'
export { semanticTokenModifiers, semanticTokenTypes } from './types.ts'

export interface LanguageService {
  // ---- Documents
  /** A text that the editor has, instead of the host's. The versions of a document grow. */
  open(path: string, text: string, version: number): void
  /** The whole new text. */
  change(path: string, text: string, version: number): void
  close(path: string): void
  version(path: string): number | undefined
  /** A file of the host has changed; without a path, any may have. */
  fileChanged(path?: string): void

  // ---- Variants
  /** What the document can be seen as; the first is taken unless another one is chosen. */
  variants(path: string): readonly types.Variant[]
  /** What a project says about a document. */
  offerVariants(path: string, variants: readonly types.Variant[]): void
  chooseVariant(path: string, variant: types.Variant | undefined): void
  variant(path: string): types.Variant

  // ---- Messages
  /** Of the front end: fast enough for every keystroke. */
  diagnostics(path: string): types.Diagnostics
  /** With what the optimiser and the binding of resources find. */
  deepDiagnostics(path: string): types.Diagnostics
  /** Undefined when the program does not compile. */
  bindings(path: string): types.BindingsView | undefined

  // ---- Places
  definition(path: string, position: types.Position): readonly types.Place[]
  declaration(path: string, position: types.Position): readonly types.Place[]
  typeDefinition(path: string, position: types.Position): readonly types.Place[]
  references(path: string, position: types.Position, withDeclaration: boolean): readonly types.Place[]
  highlights(
    path: string,
    position: types.Position,
  ): readonly { readonly place: types.Place; readonly isDeclaration: boolean }[]
  prepareRename(path: string, position: types.Position): ReturnType<typeof prepareRename>
  rename(path: string, position: types.Position, name: string): types.Rename

  // ---- Documents as a whole
  documentSymbols(path: string): readonly types.DocumentSymbol[]
  workspaceSymbols(query: string): readonly types.WorkspaceSymbol[]
  foldingRanges(path: string): readonly types.FoldingRange[]
  selectionRanges(path: string, position: types.Position): types.SelectionRanges
}

export function createLanguageService(host: Host): LanguageService {
  const workspace = new Workspace(host)
  const unit = (path: string) => workspace.unitOf(path)
  return {
    open: (path, text, version) => workspace.set(path, text, version),
    change: (path, text, version) => workspace.set(path, text, version),
    close: (path) => workspace.close(path),
    version: (path) => workspace.document(path)?.version,
    fileChanged: (path) => workspace.touch(path),

    variants: (path) => workspace.variantsOf(path),
    offerVariants: (path, variants) => workspace.offer(path, variants),
    chooseVariant: (path, variant) => workspace.choose(path, variant),
    variant: (path) => workspace.variantOf(path),

    diagnostics: (path) => diagnosticsOf(unit(path), path, false),
    deepDiagnostics: (path) => diagnosticsOf(unit(path), path, true),
    bindings: (path) => bindingsView(unit(path), path),

    definition: (path, position) => definitionsAt(unit(path), normalPath(path), position),
    declaration: (path, position) => declarationsAt(unit(path), normalPath(path), position),
    typeDefinition: (path, position) => typeDefinitionsAt(unit(path), normalPath(path), position),
    references: (path, position, withDeclaration) =>
      referencesAt(unit(path), normalPath(path), position, withDeclaration),
    highlights: (path, position) => highlightsAt(unit(path), normalPath(path), position),
    prepareRename: (path, position) => prepareRename(unit(path), normalPath(path), position),
    rename: (path, position, name) => renameAt(unit(path), normalPath(path), position, name),

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
  }
}
