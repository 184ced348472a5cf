// How editors look. They live in a shadow tree: there CodeMirror adopts its style sheets, which a strict content security policy
// allows, while a <style> element in the page would be refused.
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'

export const editorStyle: Extension = EditorView.theme({
  '&': { height: '100%', fontSize: '13px', color: 'var(--ink)', backgroundColor: 'var(--paper)' },
  '.cm-scroller': { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', lineHeight: '1.5' },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'var(--band)', color: 'var(--soft)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--line)' },
  '.cm-selectionBackground, &.cm-focused .cm-selectionBackground': { backgroundColor: 'var(--selection) !important' },
  '.cm-linked': { backgroundColor: 'var(--linked)' },
  '.cm-inlay': {
    color: 'var(--soft)',
    backgroundColor: 'var(--band)',
    borderRadius: '3px',
    padding: '0 4px',
    marginLeft: '2px',
    fontSize: '11px',
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--band)',
    color: 'var(--ink)',
    border: '1px solid var(--soft)',
    maxWidth: '46rem',
  },
  '.cm-markdown': { padding: '2px 8px', fontSize: '13px' },
  '.cm-markdown p, .cm-markdown ul': { margin: '4px 0', whiteSpace: 'pre-wrap' },
  '.cm-tooltip pre': {
    margin: '4px 0',
    whiteSpace: 'pre-wrap',
    fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--accent)', color: 'var(--on-accent)' },
  '.cm-diagnosticAction': { backgroundColor: 'var(--accent)', color: 'var(--on-accent)' },
  '.cm-added': { backgroundColor: 'var(--added)' },
  '.cm-removed': { backgroundColor: 'var(--removed)' },
  '.cm-skipped': { color: 'var(--soft)' },
  '.cm-panels': { backgroundColor: 'var(--band)', color: 'var(--ink)' },
})

/** A root for one editor inside `host`. */
export function shadowFor(host: HTMLElement): ShadowRoot {
  return host.shadowRoot ?? host.attachShadow({ mode: 'open' })
}
