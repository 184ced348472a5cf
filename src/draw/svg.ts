// Text for SVG and HTML.

/** A drawing without its frame: a page may have several, with one style for all of them. */
export interface Picture {
  /** For those who do not see it. */
  readonly title: string
  readonly width: number
  readonly height: number
  readonly content: string
}

export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(forbidden, '\ufffd')
}

/** What XML cannot hold, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are meant
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Attributes in the order they are given; numbers with at most two digits. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  content?: string,
): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${typeof value === 'number' ? digits(value) : escapeText(value)}"`],
  )
  return content === undefined ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${content}</${name}>`
}

export function digits(value: number): string {
  return String(Math.round(value * 100) / 100)
}

const letterWidth = 7.3

/** Wide enough for the text in a font of 12 pixels whose letters are all alike. */
export function textWidth(text: string): number {
  return text.length * letterWidth
}

/** As much of the text as fits. */
export function fitText(text: string, width: number): string {
  const most = Math.floor(width / letterWidth)
  if (text.length <= most) return text
  return most < 2 ? '' : `${text.slice(0, most - 1)}…`
}

/** For a page that has `pictureStyle`. */
export function inlineSvg(picture: Picture): string {
  return svg(picture, '')
}

/** A file of its own. */
export function standaloneSvg(picture: Picture): string {
  return `${svg(picture, `${element('style', {}, pictureStyle)}\n`)}\n`
}

function svg({ title, width, height, content }: Picture, style: string): string {
  const [wide, high] = [Math.ceil(width), Math.ceil(height)]
  const frame = {
    xmlns: 'http://www.w3.org/2000/svg',
    role: 'img',
    class: 'picture',
    viewBox: `0 0 ${wide} ${high}`,
    width: wide,
    height: high,
  }
  return element('svg', frame, `\n${element('title', {}, escapeText(title))}\n${style}${hatch}\n${content}\n`)
}

const hatch = element(
  'defs',
  {},
  element(
    'pattern',
    { id: 'hatch', width: 6, height: 6, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
    element('path', { d: 'M0 0V6', class: 'hatching' }),
  ),
)

/** Readable without colours: what is new or moved has a thick border, what is gone is hatched, what is unused is dashed. */
export const pictureStyle = `
.picture { background: var(--paper, #fff); --line: #555; --fill: #f2f2f2; --faint: #767676; max-width: none; }
.picture text { font: 12px ui-monospace, Menlo, Consolas, monospace; fill: var(--ink, #111); }
.picture .lane, .picture .head { font-weight: bold; }
.picture .note { font-size: 10px; fill: var(--soft, #555); }
.picture .bar { fill: var(--fill); stroke: var(--line); }
.picture .bar.new { fill: #e6f4e6; stroke: #0a5c0a; stroke-width: 2.5; }
.picture .bar.moved { fill: #fff3d6; stroke: #7a5200; stroke-width: 2.5; }
.picture .bar.gone, .picture .padding { fill: url(#hatch); stroke: #888; stroke-dasharray: 4 3; }
.picture .bar.free { fill: none; stroke: var(--faint); stroke-dasharray: 1 3; }
.picture .bar.collides { fill: #fde3e3; stroke: #a00000; stroke-width: 2.5; }
.picture .unused { fill: #ddd; stroke: #888; stroke-dasharray: 4 3; }
.picture .more { fill: none; stroke: var(--line); stroke-dasharray: 1 2; }
.picture .root { stroke: #1a4f8b; stroke-width: 2; fill: none; }
.picture .edge { fill: none; stroke: var(--line); }
.picture .dead { opacity: .65; stroke-dasharray: 4 3; }
.picture .hatching { stroke: #888; stroke-width: 2; }
.picture .bar ~ text, .picture .unused ~ text, .picture .more ~ text { fill: #111; }
.picture .bar.free ~ text, .picture .bar.gone ~ text, .picture .more ~ text { fill: var(--ink, #111); }
`
