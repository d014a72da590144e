import type { CollectionConfig, GlobalConfig } from 'payload'
import { isCostlyData, isCostlyQuery } from '../../kit/cost.ts'
import { TooCostly } from './too-costly.ts'

/**
 * Refuses a read or a save that would take too long, before Payload looks at it, whichever way it
 * came: by REST, by GraphQL where a site has it, or in a form with files. What the server asks for by
 * itself is not limited.
 */
export const limitCost = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [
      ({ args, overrideAccess }) => {
        if (!overrideAccess) mustBeAffordable(args)
      },
      ...(collection.hooks?.beforeOperation ?? []),
    ],
  },
})

/** The same for a global. */
export const limitGlobalCost = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: {
    ...global.hooks,
    beforeOperation: [
      ({ args, overrideAccess }) => {
        if (!overrideAccess) mustBeAffordable(args)
      },
      ...(global.hooks?.beforeOperation ?? []),
    ],
  },
})

function mustBeAffordable(args: object): void {
  const { data, joins, populate, select, sort, where } = args as Record<string, unknown>
  if (isCostlyQuery({ joins, populate, select, sort, where }) || isCostlyData(data)) {
    throw new TooCostly()
  }
}
