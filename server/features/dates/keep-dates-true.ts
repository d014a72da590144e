import type { CollectionConfig, Field, GlobalConfig } from 'payload'
import { isRecord } from '#contracts/is-record'
import { memberNamed } from '../../kit/payload-fields/field-tree.ts'

/**
 * When a document was made and saved is what happened, not what a request says: Payload would store
 * the request's dates. What the server does by itself, such as a seed, may set them, and so may people
 * where the site has a field of that name.
 */
export const keepDatesTrue = (collection: CollectionConfig): CollectionConfig => {
  const dates = datesOf(collection.fields)
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeOperation: [
        ({ args, overrideAccess }) => (overrideAccess ? args : without(args, dates)),
        ...(collection.hooks?.beforeOperation ?? []),
      ],
    },
  }
}

/** The same for a global. */
export const keepGlobalDatesTrue = (global: GlobalConfig): GlobalConfig => {
  const dates = datesOf(global.fields)
  return {
    ...global,
    hooks: {
      ...global.hooks,
      beforeOperation: [
        ({ args, overrideAccess }) => (overrideAccess ? args : without(args, dates)),
        ...(global.hooks?.beforeOperation ?? []),
      ],
    },
  }
}

/** Payload's own dates; a field of the site's comes before one. */
function datesOf(fields: readonly Field[]): readonly string[] {
  return ['createdAt', 'updatedAt'].filter((name) => !memberNamed(fields, name))
}

function without<Args extends object>(args: Args, names: readonly string[]): Args {
  if (!('data' in args) || !isRecord(args.data)) return args
  const data = Object.entries(args.data).filter(([name]) => !names.includes(name))
  return { ...args, data: Object.fromEntries(data) }
}
