/**
 * Whether a number that is written so stays what it is: a computer keeps some 16 digits, and would
 * round the rest without a word.
 */
export function isExact(written: string): boolean {
  const number = Number(written)
  return Number.isFinite(number) && digitsOf(written) === digitsOf(String(number))
}

/** The first number in JSON text that would be rounded; null: none would. */
export function inexactIn(json: string): { written: string; at: number } | null {
  for (const { 0: written, index } of json.matchAll(textOrNumber)) {
    if (!written.startsWith('"') && !isExact(written)) return { written, at: index }
  }
  return null
}

/** JSON text with another text for each number that would be rounded. */
export const withInexact = (json: string, instead: (written: string) => string): string =>
  json.replace(textOrNumber, (written) =>
    written.startsWith('"') || isExact(written) ? written : instead(written),
  )

const textOrNumber = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gis

/** The digits that count, and where the point is. */
function digitsOf(written: string): string {
  const [, sign = '', whole = '', part = '', exponent = '0'] =
    /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(written.trim()) ?? []
  const digits = `${whole}${part}`.replace(/^0+/, '')
  const counting = digits.replace(/0+$/, '')
  const power = Number(exponent) - part.length + digits.length - counting.length
  return counting === '' ? '0' : `${sign === '-' ? sign : ''}${counting}e${power}`
}
