import { Problem } from '#problems'

/** A share from 0 to 1, as a person writes it after a flag. */
export const shareIn = (flag: string, found: string): number =>
  numberIn(flag, found, '0–1', (number) => number >= 0 && number <= 1)

/** A whole number that is not negative. */
export const wholeIn = (flag: string, found: string): number =>
  numberIn(flag, found, '0, 1, 2 …', (number) => Number.isSafeInteger(number) && number >= 0)

function numberIn(
  name: string,
  found: string,
  allowed: string,
  isAllowed: (number: number) => boolean,
): number {
  const number = found.trim() === '' ? Number.NaN : Number(found)
  if (isAllowed(number)) return number
  throw new Problem('option.invalid', { details: { name, found: `"${found}"`, allowed } })
}
