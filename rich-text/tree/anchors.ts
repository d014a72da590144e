/** Gives each heading of a text an anchor that no other has. */
export function anchorMaker(): (words: string) => string {
  const taken = new Set<string>()
  const lastNumber = new Map<string, number>()
  return (words) => {
    const plain = anchorOf(words)
    let anchor = plain
    let number = lastNumber.get(plain) ?? 1
    while (taken.has(anchor)) {
      number += 1
      anchor = `${plain}-${number}`
    }
    lastNumber.set(plain, number)
    taken.add(anchor)
    return anchor
  }
}

const anchorOf = (words: string): string =>
  words
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'section'
