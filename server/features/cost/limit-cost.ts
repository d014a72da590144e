import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload'
import { isCostlyData, isCostlyPreview, isCostlyQuery } from '../../kit/cost.ts'
import { ownHook } from '../../kit/own-hooks.ts'
import type { PayloadField } from '../../kit/payload-fields/payload-field.ts'
import { mustBeShort, mustBeShortEach } from './answer-length.ts'
import type { Asked } from './asked-from-outside.ts'
import { isReference } from './asked-from-outside.ts'
import { capList } from './cap-list.ts'
import { mostReferences, mostRows } from './caps.ts'
import { spendReferences } from './reference-budget.ts'
import { hasMoreRows } from './rows.ts'
import { TooCostly } from './too-costly.ts'

/**
 * Refuses a read or a save that would take too long, before Payload looks at it, whichever way it
 * came: by REST, by GraphQL where a site has it, or in a form with files; and caps the lists that it asks
 * for. What the server asks for by itself is not limited.
 */
export const limitCost = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [
      ({ args, operation, overrideAccess, req }) => {
        if (overrideAccess) return
        mustBeAffordable(args, operation)
        if (operation === 'create' || operation === 'update') {
          mustHaveFewRows(collection.fields, args, req)
        }
        spendReferences(args as Asked)
        if (operation !== 'read' && operation !== 'readDistinct') return
        return capList(args as Asked) as typeof args
      },
      ...(collection.hooks?.beforeOperation ?? []),
    ],
    afterOperation: [
      ...(collection.hooks?.afterOperation ?? []),
      ({ args, operation, overrideAccess, req, result }) => {
        if (overrideAccess || req.payloadAPI === 'local' || !reads.has(operation)) return result
        if (isReference(args as Asked)) mustBeShortEach((result as { docs: object[] }).docs)
        else mustBeShort(result)
        return result
      },
    ],
  },
})

/** The same for a global. */
export const limitGlobalCost = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: {
    ...global.hooks,
    beforeOperation: [
      ({ args, operation, overrideAccess, req }) => {
        if (overrideAccess) return
        mustBeAffordable(args, operation)
        if (operation === 'update') mustHaveFewRows(global.fields, args, req)
      },
      ...(global.hooks?.beforeOperation ?? []),
    ],
    afterRead: [
      ...(global.hooks?.afterRead ?? []),
      ownHook(({ doc, overrideAccess, req }) => {
        if (!overrideAccess && req.payloadAPI !== 'local') mustBeShort(doc)
      }),
    ],
  },
})

function mustHaveFewRows(
  fields: readonly PayloadField[],
  args: object,
  { payload }: PayloadRequest,
): void {
  const data = 'data' in args ? args.data : undefined
  if (hasMoreRows(fields, data, mostRows, payload.blocks)) throw new TooCostly()
}

const reads: ReadonlySet<string> = new Set([
  'find',
  'findByID',
  'findDistinct',
  'findVersionByID',
  'findVersions',
])

function mustBeAffordable(args: object, operation: string): void {
  const { data, joins, populate, select, sort, where } = args as Record<string, unknown>
  const isCostly = operation === 'read' ? isCostlyPreview(data, mostReferences) : isCostlyData(data)
  if (isCostly || isCostlyQuery({ joins, populate, select, sort, where })) throw new TooCostly()
}
