/** Text as it is compared: without case, and without the marks on letters. */
export function folded(text: string): string {
  const lower = text.toLowerCase()
  return isPlain.test(lower) ? lower : lower.normalize('NFKD').replaceAll(/\p{M}/gu, '')
}

const isPlain = /^[\x20-\x7e\n]*$/
