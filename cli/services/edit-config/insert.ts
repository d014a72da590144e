import type { Node } from './node.ts'
import type { Source } from './source.ts'

/** Text that is put between what is there; nothing is ever taken away. */
export interface Insertion {
  at: number
  text: string
}

/**
 * Puts an item at the end of a list or an object, in the way that the others are written.
 *
 * @param print the item, with what its further lines are indented by
 */
export function insertLast(
  { style, text }: Source,
  { end, start }: Node,
  items: readonly Node[],
  print: (indent: string) => string,
): Insertion[] {
  const close = end - 1
  const last = items.at(-1)
  const before = last?.end ?? start + 1
  const closeLine = text.lastIndexOf('\n', close - 1) + 1
  const base = indentAt(text, start)

  if (closeLine > before && text.slice(closeLine, close).trim() === '') {
    const indent = last ? indentOf(text, last, base + style.unit) : base + style.unit
    const isListed = !last || commaEnd(text.slice(last.end, close)) > 0
    const item = `${indent}${print(indent)}${isListed ? ',' : ''}${style.eol}`
    return [...(isListed ? [] : [{ at: before, text: ',' }]), { at: closeLine, text: item }]
  }
  if (!last) {
    const indent = base + style.unit
    return [{ at: close, text: `${style.eol}${indent}${print(indent)},${style.eol}${base}` }]
  }
  const indent = indentAt(text, last.start)
  const comma = commaEnd(text.slice(last.end, close))
  return comma
    ? [{ at: last.end + comma, text: ` ${print(indent)}` }]
    : [{ at: last.end, text: `, ${print(indent)}` }]
}

export function applied(text: string, insertions: readonly Insertion[]): string {
  const inOrder = [...insertions].sort((a, b) => b.at - a.at)
  return inOrder.reduce(
    (all, { at, text: added }) => all.slice(0, at) + added + all.slice(at),
    text,
  )
}

/** What the line of this place is indented by. */
function indentAt(text: string, at: number): string {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1)
  return /^[ \t]*/.exec(line)?.[0] ?? ''
}

/** That of an item, where it begins its line. */
function indentOf(text: string, { start }: Node, otherwise: string): string {
  const indent = indentAt(text, start)
  return text.slice(text.lastIndexOf('\n', start - 1) + 1, start) === indent ? indent : otherwise
}

/** Where the comma after an item ends; 0: there is none outside of comments. */
function commaEnd(after: string): number {
  const code = after.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, (comment) =>
    ' '.repeat(comment.length),
  )
  return code.indexOf(',') + 1
}
