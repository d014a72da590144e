/**
 * Text as people mean it who look for it: without case, and without the accents and points on letters.
 * 'İzmir' is 'izmir', 'Straße' is 'strasse', 'Łódź' is 'lodz', and 'ㅎ' begins '한'. Signs that make
 * another letter stay: 'が' is not 'か', and no Thai vowel is dropped.
 */
export function folded(text: string): string {
  const lower = text.toLowerCase()
  if (isPlain(lower)) return lower
  return lower
    .normalize('NFKD')
    .replaceAll(accents, '')
    .replaceAll(/[ßıøłđæœς]/g, (letter) => spelled[letter]!)
}

/** Text as it is compared where case is looked at. */
export const compared = (text: string, matchCase: boolean): string =>
  matchCase ? text : folded(text)

/** Each letter stays one when it's folded. */
export const isPlain = (text: string): boolean => /^[\x20-\x7e\n]*$/.test(text)

/** Of Latin, Greek and Cyrillic letters; the points of Hebrew and Arabic. */
const accents = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u064b-\u065f\u0670]/g

const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ς: 'σ',
}
