import type { CollectionConfig, GlobalBeforeValidateHook, GlobalConfig } from 'payload'
import { ownHook } from '../../kit/own-hooks.ts'
import { saveHook } from '../../kit/save-hook.ts'
import { refuseMissing } from './refuse-missing.ts'

/** A collection whose documents name only documents that are there. */
export const keepCollectionReferences = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeValidate: [
      ...(collection.hooks?.beforeValidate ?? []),
      saveHook(async ({ collection: { slug, fields }, data, originalDoc, req }) => {
        await refuseMissing({ fields, data, originalDoc, req, entity: { collection: slug } })
        return data
      }),
    ],
  },
})

/** The same for a global. */
export const keepGlobalReferences = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: {
    ...global.hooks,
    beforeValidate: [
      ...(global.hooks?.beforeValidate ?? []),
      ownHook<GlobalBeforeValidateHook>(
        async ({ global: { slug, fields }, data, originalDoc, req }) => {
          await refuseMissing({ fields, data, originalDoc, req, entity: { global: slug } })
          return data
        },
      ),
    ],
  },
})
