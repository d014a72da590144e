/** A letter as it's written large, small, and at the end of a word; the Turkish ones as well. */
export const variantsOf = (letter: string): readonly string[] => {
  groups ??= grouped()
  return groups.get(keyOf(letter)) ?? [letter]
}

let groups: ReadonlyMap<string, readonly string[]> | undefined

/** No letter beyond has another size. */
const lastLetter = 0x1e943

function grouped(): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, string[]>()
  for (let code = 0; code <= lastLetter; code += 1) {
    const letter = String.fromCodePoint(code)
    const key = keyOf(letter)
    if (key === letter && key === letter.toLowerCase()) continue
    all.set(key, [...(all.get(key) ?? []), letter])
  }
  return all
}

/** İ becomes small as two: an i and a dot above. */
const keyOf = (letter: string): string =>
  letter === 'İ' ? 'I' : letter.toLowerCase().toUpperCase()
