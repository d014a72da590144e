/** Text as it is compared: without case, and without the marks on letters. */
export function folded(text: string): string {
  const lower = text.toLowerCase()
  return isPlain.test(lower) ? lower : lower.normalize('NFKD').replaceAll(/\p{M}/gu, '')
}

/** Text as it is compared where case is looked at. */
export const compared = (text: string, matchCase: boolean): string =>
  matchCase ? text : folded(text)

const isPlain = /^[\x20-\x7e\n]*$/
