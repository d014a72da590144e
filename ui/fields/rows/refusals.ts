import type { ArrayField } from '#config-schema'
import type { Text } from '../../kit/text.ts'

/** Why no row can be added to so many, or taken away from them; undefined where it can. */
export const refusals = (
  text: Text,
  count: number,
  { minRows, maxRows }: Pick<ArrayField, 'minRows' | 'maxRows'>,
) => ({
  toAdd:
    maxRows !== null && count >= maxRows ? text('field.rows.full', { count: maxRows }) : undefined,
  toRemove:
    minRows !== null && count <= minRows ? text('field.rows.least', { count: minRows }) : undefined,
})
