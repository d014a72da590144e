import { randomBytes } from 'node:crypto'
import type { DefaultValue } from 'payload'
import { getDefaultValue } from 'payload'
import type { Json } from '#contracts/documents'
import { hasRows } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import type { PayloadField } from '../../../kit/payload-fields/payload-field.ts'
import { partName } from '../../../kit/payload-fields/payload-field.ts'
import type { Asking } from '../asking.ts'
import type { Spot } from '../spot.ts'

/** Tells what a function gives to a place that is new and still empty. */
export async function tellFirstValue(
  asking: Asking,
  field: PayloadField,
  spot: Spot,
): Promise<void> {
  const { defaultValue } = field
  const { data, stored } = spot.level
  const name = partName(field) ?? ''
  if (typeof defaultValue !== 'function' || stored !== null || data[name] !== undefined) return
  const { req } = asking
  const given = await asking.hear(spot.path, 'defaultValue', undefined, async () =>
    asJson(
      await getDefaultValue({
        defaultValue: defaultValue as DefaultValue,
        locale: req.locale ?? '',
        req,
        user: req.user,
        value: undefined,
      }),
    ),
  )
  if (given === undefined || given === null) return
  asking.defaults[spot.key] = hasRows(field) ? withIds(given) : given
}

/** As it would arrive: a date becomes its text. */
const asJson = (value: unknown): Json | undefined =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value))

/** Rows are told apart by their ids, from the first moment. */
const withIds = (rows: Json): Json =>
  Array.isArray(rows)
    ? rows.map((row) => (isRecord(row) ? { id: randomBytes(12).toString('hex'), ...row } : row))
    : rows
