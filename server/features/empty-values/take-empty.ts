import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload'
import { isRecord } from '#contracts/is-record'
import { emptied } from './emptied.ts'

interface Operation<Args> {
  args: Args
  req: PayloadRequest
}

export const takeEmpty = (
  collection: CollectionConfig,
  isLocalized: boolean,
): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [
      ...(collection.hooks?.beforeOperation ?? []),
      ({ args, req }) => taken(collection, { args, req }, isLocalized),
    ],
  },
})

/** The same for a global. */
export const takeEmptyGlobal = (global: GlobalConfig, isLocalized: boolean): GlobalConfig => ({
  ...global,
  hooks: {
    ...global.hooks,
    beforeOperation: [
      ...(global.hooks?.beforeOperation ?? []),
      ({ args, req }) => taken(global, { args, req }, isLocalized),
    ],
  },
})

function taken<Args extends object>(
  { fields }: Pick<CollectionConfig, 'fields'>,
  { args, req }: Operation<Args>,
  isLocalized: boolean,
): Args {
  if (!('data' in args) || !isRecord(args.data)) return args
  return { ...args, data: emptied(fields, args.data, { named: req.payload.blocks, isLocalized }) }
}
