/** The same element under another name. */
export function renamed(element: HTMLElement, tag: string): HTMLElement {
  const made = element.ownerDocument.createElement(tag)
  for (const { name, value } of element.attributes) {
    // Names of Office, such as `x:num`, can't be given by a script.
    if (/^[a-z-]+$/.test(name)) made.setAttribute(name, value)
  }
  made.append(...element.childNodes)
  element.replaceWith(made)
  return made
}

export const unwrap = (element: Element): void => element.replaceWith(...element.childNodes)
