import type { LinkMatcher } from '@lexical/link'

const site = /(?:https?:\/\/|www\.)[^\s<>"'()[\]{}]+\.[^\s<>"'()[\]{}.,;:!?]{2,}[^\s<>"'[\]{}]*/i
const mailbox = /[^\s<>()[\]\\,;:!?@"“”„«»]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u

/** What may stand before an address, and behind it. */
export const besideAddress = /[\s.,;:!?…()[\]{}<>"'“”„‘’‚«»]/

/** Addresses that become links while they are typed. */
export const autoLinkMatchers: LinkMatcher[] = [
  matcherOf(site, (address) => (/^https?:/i.test(address) ? address : `https://${address}`)),
  matcherOf(mailbox, (address) => `mailto:${address}`),
]

function matcherOf(pattern: RegExp, urlOf: (address: string) => string): LinkMatcher {
  return (words) => {
    const match = pattern.exec(words)
    // Between the brackets of Markdown it is where those words lead, as soon as they are closed.
    if (!match || /\[[^[\]]+\]\($/.test(words.slice(0, match.index))) return null
    const text = withoutEndOfSentence(match[0])
    return { index: match.index, length: text.length, text, url: urlOf(text) }
  }
}

/** What ends the sentence, and a bracket that was opened before the address, are no part of it. */
function withoutEndOfSentence(address: string): string {
  const shorter = address.replace(/[.,;:!?…“”„‘’‚«»]+$/, '')
  const isClosing = shorter.endsWith(')') && countOf(shorter, ')') > countOf(shorter, '(')
  return isClosing ? withoutEndOfSentence(shorter.slice(0, -1)) : shorter
}

const countOf = (words: string, letter: string): number => words.split(letter).length - 1
