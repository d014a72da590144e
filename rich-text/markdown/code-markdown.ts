import { inNumbers, inOneLine, mayBeAddress } from './escape-markdown.ts'

/**
 * Code among words. Where something before or around it could break its backticks, so that its content
 * would be read as HTML or as a link, it is HTML that says so.
 */
export function codeMarkdown(text: string, before: string, isInCell: boolean): string {
  const code = inOneLine(text)
  const isBroken =
    before.endsWith('`') ||
    mayBeAddress(before) ||
    (isInCell && code.includes('|')) ||
    (dangers.test(code) && (isInCell || code.includes('`') || !plain.test(before)))
  return isBroken ? `<code>${code.replace(/[^\p{L}\p{N} ]/gu, inNumbers)}</code>` : inTicks(code)
}

const dangers = /<[a-z/!?]|[[\]]/i

/** Whoever reads Markdown finds the same code in it: some take an escaped backtick for the beginning of one. */
const plain = /^(?:[^`<\\[~]|`[^`]+`)*$/

/** More backticks than there are inside. */
function inTicks(code: string): string {
  const longest = (code.match(/`+/g) ?? []).reduce((most, { length }) => Math.max(most, length), 0)
  const fence = '`'.repeat(longest + 1)
  const space = /^`|`$|^ .* $/.test(code) ? ' ' : ''
  return `${fence}${space}${code}${space}${fence}`
}
