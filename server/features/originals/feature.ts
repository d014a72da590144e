import type { CollectionConfig } from 'payload'
import type { Feature } from '../../kit/feature.ts'
import { ownHook } from '../../kit/own-hooks.ts'
import { copyFromStorage, endCopy, forgetCopy } from './copy-from-storage.ts'
import { cropFromOriginal, forgetAfterDelete, noteAfterChange } from './crop-from-original.ts'
import { cropFromStorage } from './crop-from-storage.ts'
import { originalEndpoint } from './original-endpoint.ts'

/**
 * Crops can be undone: a picture is kept as it was, and each crop is made from that (UPL-5). Where the
 * site keeps files elsewhere, crops and copies are made of what is there.
 */
export const originals: Feature = {
  collection: (collection) => (collection.upload ? withOriginals(collection) : collection),
  endpoints: [originalEndpoint],
}

const withOriginals = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [
      ...(collection.hooks?.beforeOperation ?? []),
      ownHook(cropFromOriginal),
      ownHook(cropFromStorage),
      ownHook(copyFromStorage),
    ],
    beforeValidate: [ownHook(endCopy), ...(collection.hooks?.beforeValidate ?? [])],
    afterError: [...(collection.hooks?.afterError ?? []), forgetCopy],
    afterChange: [...(collection.hooks?.afterChange ?? []), ownHook(noteAfterChange)],
    afterDelete: [...(collection.hooks?.afterDelete ?? []), ownHook(forgetAfterDelete)],
  },
})
