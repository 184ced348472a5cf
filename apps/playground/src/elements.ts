// Elements, briefly.
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...children)
  return element
}

export function button(
  text: string,
  action: () => void,
  attributes: Readonly<Record<string, string>> = {},
): HTMLButtonElement {
  const element = make('button', { type: 'button', ...attributes }, text)
  element.addEventListener('click', action)
  return element
}

export function byId<Kind extends HTMLElement>(id: string): Kind {
  return document.getElementById(id) as Kind
}

/** A picture that src/draw made; all text in it is escaped. */
export function picture(svg: string): HTMLElement {
  const figure = make('figure', { tabindex: '0' })
  figure.innerHTML = svg
  return figure
}
