import type { PayloadRequest } from 'payload'
import { ValidationError } from 'payload'
import type { Feature } from '../../kit/feature.ts'
import { ownHook } from '../../kit/own-hooks.ts'
import type { NamedBlocks, PayloadField } from '../../kit/payload-fields/payload-field.ts'
import { textsAbout } from '../../kit/texts.ts'
import { placesOfUnstorable } from './places.ts'

const storableText = textsAbout('storable')

/**
 * A text with characters that no database keeps is refused at its field: some drop them, some put others
 * in their place, and some fail without a word about where.
 */
export const storableTexts: Feature = {
  collection: (collection) => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeOperation: [
        ...(collection.hooks?.beforeOperation ?? []),
        ownHook(({ args, collection, operation, req }) => {
          if (operation !== 'create' && operation !== 'update') return
          refuse(req, args, { collection: collection.slug }, collection.fields)
        }),
      ],
    },
  }),
  global: (global) => ({
    ...global,
    hooks: {
      ...global.hooks,
      beforeOperation: [
        ...(global.hooks?.beforeOperation ?? []),
        ownHook(({ args, global, operation, req }) => {
          if (operation !== 'update') return
          refuse(req, args, { global: global.slug }, global.fields)
        }),
      ],
    },
  }),
}

function refuse(
  req: PayloadRequest,
  args: { data?: unknown },
  entity: { collection: string } | { global: string },
  fields: readonly object[],
): void {
  const blocks = req.payload.blocks as NamedBlocks
  const places = placesOfUnstorable(fields as readonly PayloadField[], args.data, blocks)
  if (places.length === 0) return
  const message = storableText(req, 'invisible')
  const errors = places.map((path) => ({ path, message }))
  throw new ValidationError({ ...entity, errors, req }, req.t)
}
