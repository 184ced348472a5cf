// Text for SVG and HTML.
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** Attributes in the order they are given; numbers with at most two digits. */
export function element(name: string, attributes: Readonly<Record<string, string | number>>, content?: string): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? digits(value) : escapeText(value)}"`,
  )
  return content === undefined ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${content}</${name}>`
}

function digits(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** Wide enough for the text in a font of 12 pixels whose letters are all alike. */
export function textWidth(text: string): number {
  return text.length * 7.3
}
