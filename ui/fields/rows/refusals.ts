import type { ArrayField } from '#contracts/fields'
import type { Text } from '../../kit/text.tsx'

type Bounds = Pick<ArrayField, 'minRows' | 'maxRows'>

/** Why no row can be added to so many, or taken away from them; undefined where it can. */
export const refusals = (text: Text, count: number, { minRows, maxRows }: Bounds) => ({
  toAdd:
    maxRows !== null && count >= maxRows ? text('field.rows.full', { count: maxRows }) : undefined,
  toRemove:
    minRows !== null && count <= minRows ? text('field.rows.least', { count: minRows }) : undefined,
})

/** How many there may and must be, before somebody runs into it; undefined where any number will do. */
export function limits(
  text: Text,
  count: number,
  { minRows, maxRows }: Bounds,
): string | undefined {
  if (minRows !== null && count < minRows)
    return text('field.rows.tooFew', { count, least: minRows })
  return maxRows === null ? undefined : text('field.rows.ofMost', { count, most: maxRows })
}
