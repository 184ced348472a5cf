// Answers to requests about places and documents.
//
// They are given one after the other for the text as it is then, so no answer is about an older version; those that need the optimiser
// are given beside (deep.ts), and refused if the text has changed meanwhile.
import { LSPErrorCodes, ResponseError } from 'vscode-languageserver'
import * as convert from './convert.ts'
import type { Session } from './session.ts'
import { pathOf, uriOf } from './uris.ts'

export function answerRequests(session: Session): void {
  answerAboutPlaces(session)
  answerRenames(session)
  answerAboutCalls(session)
  answerAboutDocuments(session)
  answerAboutCodeLenses(session)
}

function answerAboutPlaces(session: Session): void {
  const { connection, service } = session
  connection.onHover(async (params) => {
    const hover = await session.ask(params.textDocument.uri, 'hover', ...session.at(params))
    if (hover instanceof ResponseError) return hover
    return hover ? { range: hover.range, contents: { kind: 'markdown', value: hover.markdown } } : null
  })
  connection.onDefinition((params) => service.definition(...session.at(params)).map(convert.locationOf))
  connection.onDeclaration((params) => service.declaration(...session.at(params)).map(convert.locationOf))
  connection.onTypeDefinition((params) => service.typeDefinition(...session.at(params)).map(convert.locationOf))
  connection.onReferences((params) =>
    service.references(...session.at(params), params.context.includeDeclaration).map(convert.locationOf),
  )
  connection.onDocumentHighlight((params) =>
    service
      .highlights(...session.at(params))
      .map(({ place, isDeclaration }) => ({ range: place.range, kind: isDeclaration ? 3 : 2 })),
  )
  connection.onCompletion((params) => convert.completionOf(service.completion(...session.at(params))))
  connection.onSignatureHelp((params) => {
    const help = service.signatureHelp(...session.at(params))
    return help ? convert.signatureHelpOf(help) : null
  })
  connection.onCodeAction(async ({ textDocument: { uri }, range, context }) => {
    const actions = await session.ask(uri, 'codeActions', session.visited(uri), range)
    return actions instanceof ResponseError ? actions : actions.map((action) => convert.codeActionOf(action, context))
  })
}

function answerRenames(session: Session): void {
  const { connection, service } = session
  connection.onPrepareRename((params) => {
    const answer = service.prepareRename(...session.at(params))
    if (!answer.ok) return new ResponseError(LSPErrorCodes.RequestFailed, answer.reason)
    return { range: answer.range, placeholder: answer.name }
  })
  connection.onRenameRequest((params) => {
    const answer = service.rename(...session.at(params), params.newName)
    return answer.ok
      ? convert.workspaceEditOf(answer.files)
      : new ResponseError(LSPErrorCodes.RequestFailed, answer.reason)
  })
}

function answerAboutCalls(session: Session): void {
  const { connection, service } = session
  connection.languages.callHierarchy.onPrepare((params) =>
    service.callItems(...session.at(params)).map(convert.callItemOf),
  )
  connection.languages.callHierarchy.onIncomingCalls(({ item }) =>
    service.incomingCalls(session.visited(item.uri), item.selectionRange.start).map((call) => ({
      from: convert.callItemOf(call.item),
      fromRanges: [...call.ranges],
    })),
  )
  connection.languages.callHierarchy.onOutgoingCalls(({ item }) =>
    service.outgoingCalls(session.visited(item.uri), item.selectionRange.start).map((call) => ({
      to: convert.callItemOf(call.item),
      fromRanges: [...call.ranges],
    })),
  )
}

function answerAboutDocuments(session: Session): void {
  const { connection, service } = session
  connection.onDocumentSymbol(({ textDocument: { uri } }) =>
    service.documentSymbols(session.visited(uri)).map(convert.documentSymbolOf),
  )
  connection.onWorkspaceSymbol(({ query }) => service.workspaceSymbols(query).map(convert.workspaceSymbolOf))
  connection.onFoldingRanges(({ textDocument: { uri } }) =>
    service.foldingRanges(session.visited(uri)).map(convert.foldingRangeOf),
  )
  connection.onSelectionRanges(({ textDocument: { uri }, positions }) =>
    positions.map((position) => {
      const here = { range: { start: position, end: position } }
      return convert.selectionRangeOf(service.selectionRanges(session.visited(uri), position)) ?? here
    }),
  )
  connection.languages.semanticTokens.on(({ textDocument: { uri } }) =>
    convert.semanticTokensOf(service.semanticTokens(session.visited(uri))),
  )
  connection.onDocumentLinks(({ textDocument: { uri } }) =>
    service.documentLinks(session.visited(uri)).map(({ range, target }) => ({ range, target: uriOf(target) })),
  )
  connection.languages.inlayHint.on(async ({ textDocument: { uri }, range }) => {
    const { registers, offsets, parameters } = session.settings.of(pathOf(uri)).inlayHints
    const isShown = { register: registers, offset: offsets, parameter: parameters }
    const hints = await session.ask(uri, 'inlayHints', session.visited(uri), range)
    if (hints instanceof ResponseError) return hints
    return hints.filter(({ kind }) => isShown[kind]).map(convert.inlayHintOf)
  })
  connection.onDocumentFormatting(({ textDocument: { uri }, options }) =>
    convert.textEdits(service.format(session.visited(uri), options)),
  )
  connection.onDocumentRangeFormatting(({ textDocument: { uri }, options, range }) =>
    convert.textEdits(service.format(session.visited(uri), options, range)),
  )
}

function answerAboutCodeLenses(session: Session): void {
  const { connection, service } = session
  connection.onCodeLens(({ textDocument: { uri } }) =>
    service.codeLenses(session.visited(uri)).map(({ range }) => ({ range, data: { uri } })),
  )
  connection.onCodeLensResolve(async (lens) => {
    const { uri } = lens.data as { readonly uri: string }
    const title = await session.ask(uri, 'codeLensTitle', session.visited(uri))
    if (title instanceof ResponseError) return title
    return { ...lens, command: { title, command: 'descry.showTable', arguments: [uri] } }
  })
}
