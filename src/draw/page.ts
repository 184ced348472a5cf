// Reports as a page of HTML that needs nothing else, and as Markdown.
import { escapeText, inlineSvg, type Picture, pictureStyle } from './svg.ts'

export interface Table {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export interface Section {
  readonly title: string
  /** One sentence before the rest. */
  readonly text?: string
  readonly table?: Table
  readonly picture?: Picture
}

/** The first section has no heading of its own below the title when its own is empty. */
export function htmlPage(title: string, sections: readonly Section[]): string {
  const parts = sections.map(({ title: heading, text, table, picture }) =>
    [
      heading === '' ? '' : `<h2>${escapeText(heading)}</h2>`,
      text === undefined ? '' : `<p>${escapeText(text)}</p>`,
      table ? htmlTable(table) : '',
      picture ? `<figure tabindex="0">${inlineSvg(picture)}</figure>` : '',
    ]
      .filter((part) => part !== '')
      .join('\n'),
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeText(title)}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 75rem; padding: 0 1rem; color: #111; background: #fff; }
table { border-collapse: collapse; } th, td { text-align: left; padding: .2rem .8rem .2rem 0; border-bottom: 1px solid #ccc; vertical-align: top; }
td { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 13px; }
figure { margin: 0; overflow-x: auto; }${pictureStyle}</style>
</head>
<body>
<h1>${escapeText(title)}</h1>
${parts.join('\n')}
</body>
</html>
`
}

function htmlTable({ head, rows }: Table): string {
  const cells = (row: readonly string[], tag: string): string =>
    `<tr>${row.map((text) => `<${tag}>${escapeText(text)}</${tag}>`).join('')}</tr>`
  const body = rows.map((row) => cells(row, 'td')).join('\n')
  return `<table><thead>${cells(head, 'th')}</thead><tbody>\n${body}\n</tbody></table>`
}

/** Pictures are left out: hosts of Markdown do not show SVG that stands in the text. */
export function markdownPage(title: string, sections: readonly Section[]): string {
  const parts = [`# ${cell(title)}`]
  for (const { title: heading, text, table } of sections) {
    if (text === undefined && !table) continue
    if (heading !== '') parts.push(`## ${cell(heading)}`)
    if (text !== undefined) parts.push(cell(text))
    if (table) parts.push(markdownTable(table))
  }
  return `${parts.join('\n\n')}\n`
}

function markdownTable({ head, rows }: Table): string {
  return [head, head.map(() => '---'), ...rows.map((row) => row.map(cell))]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')
}

/** Text that Markdown takes as it is. */
function cell(text: string): string {
  return text.replace(/[\\`*_[\]<>|~]/g, (letter) => `\\${letter}`).replaceAll('\n', ' ')
}
