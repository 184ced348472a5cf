// The little Markdown that hovers are written in: paragraphs, code blocks, `code`, **strong**, lists.
import { make } from './elements.ts'

export function markdownElement(text: string): HTMLElement {
  const parts = text.split(/^```\w*\n([\s\S]*?)\n?```$/m)
  const blocks = parts.flatMap((part, index) =>
    index % 2 === 1
      ? [make('pre', {}, part)]
      : part
          .split(/\n{2,}/)
          .filter((block) => block.trim() !== '')
          .map(paragraph),
  )
  return make('div', { class: 'cm-markdown' }, ...blocks)
}

function paragraph(block: string): HTMLElement {
  const lines = block.trim().split('\n')
  if (!lines.every((line) => /^[-*] /.test(line))) return make('p', {}, ...spans(lines.join('\n')))
  return make('ul', {}, ...lines.map((line) => make('li', {}, ...spans(line.slice(2)))))
}

function spans(text: string): (Node | string)[] {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part) => {
    if (part.startsWith('`')) return make('code', {}, part.slice(1, -1))
    return part.startsWith('**') ? make('strong', {}, part.slice(2, -2)) : part
  })
}
