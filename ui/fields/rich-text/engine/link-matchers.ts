import type { LinkMatcher } from '@lexical/link'
import { createLinkMatcherWithRegExp } from '@lexical/link'

const site = /(?:https?:\/\/|www\.)[^\s<>"'()[\]{}]+\.[^\s<>"'()[\]{}.,;:!?]{2,}[^\s<>"'[\]{}]*/i
const mailbox = /[^\s<>()[\]\\,;:@"]+@[^\s<>()[\]\\,;:@".]+(?:\.[^\s<>()[\]\\,;:@".]+)+/

/** Addresses that become links while they are typed. */
export const autoLinkMatchers: LinkMatcher[] = [
  createLinkMatcherWithRegExp(site, (text) => (/^https?:/i.test(text) ? text : `https://${text}`)),
  createLinkMatcherWithRegExp(mailbox, (text) => `mailto:${text}`),
]
