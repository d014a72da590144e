/**
 * The name of a control that says more than one reads on it. What one reads is part of it, whatever a
 * language makes of the sentence: whoever speaks to the computer says just that (WCAG 2.5.3).
 */
export const spokenName = (label: string, name: string): string =>
  plain(name).includes(plain(label)) ? name : `${label}: ${name}`

const plain = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[\s\p{P}\p{S}]+/gu, ' ')
    .trim()
