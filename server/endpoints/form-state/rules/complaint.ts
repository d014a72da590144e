import type { Validate } from 'payload'
import type { DocumentData } from '#contracts/documents'
import type { PayloadField } from '../../../kit/payload-fields/payload-field.ts'
import { partName } from '../../../kit/payload-fields/payload-field.ts'
import { hasOwnRule } from '../../config/fields/judged-by-server.ts'
import type { Asking } from '../asking.ts'
import type { Spot } from '../spot.ts'

/** Tells what a field's own rule says against its value. */
export async function tellComplaint(
  asking: Asking,
  field: PayloadField,
  spot: Spot,
): Promise<void> {
  const { req, document } = asking
  const { validate } = field
  const name = partName(field) ?? ''
  if (document.skipsValidation || !isRule(validate) || !hasOwnRule(field)) return
  const { level, path } = spot
  const { id, collectionSlug, data, operation } = document
  const says = await asking.hear(path, 'validate', true as const, () =>
    validate(level.data[name], {
      ...field,
      ...(id !== undefined && { id }),
      ...(collectionSlug !== undefined && { collectionSlug }),
      // Payload's type promises a block; outside of blocks there is none.
      blockData: level.block as DocumentData,
      data,
      event: 'onChange',
      operation,
      overrideAccess: false,
      path: [...path],
      preferences: { fields: {} },
      previousValue: level.stored?.[name],
      req,
      siblingData: level.data,
    }),
  )
  if (typeof says === 'string') asking.tell(spot.key, { error: says })
}

const isRule = (validate: unknown): validate is Validate => typeof validate === 'function'
