import type { CollectionAfterChangeHook } from 'payload'
import { ValidationError } from 'payload'
import { isRecord } from '#contracts/is-record'
import type { Feature } from '../../kit/feature.ts'
import { uploadText } from '../uploads/texts.ts'

/**
 * Where a storage of the site takes no file, editors read so at the file. What it answers is meant for
 * the server: its 403 said to them that they may not save, and its 401 that they were signed out. The
 * plugin has logged it.
 */
export const storageRefusals: Feature = {
  collection: ({ hooks, ...collection }) => ({
    ...collection,
    ...(hooks && {
      hooks: { ...hooks, ...(hooks.afterChange && { afterChange: hooks.afterChange.map(told) }) },
    }),
  }),
}

const told = (hook: CollectionAfterChangeHook): CollectionAfterChangeHook =>
  stores(hook)
    ? async (given) => {
        try {
          return await hook(given)
        } catch (thrown) {
          if (isMeant(thrown)) throw thrown
          const { collection, doc, req } = given
          const message = uploadText(req, 'storageRefused', { name: String(doc.filename) })
          const errors = [{ path: 'file', message }]
          throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
        }
      }
    : hook

/** The hook of Payload's plugin for storages has no name: of all hooks, it asks an adapter to store. */
const stores = (hook: CollectionAfterChangeHook): boolean => /\bhandleUpload\b/.test(String(hook))

/** A refusal of Payload or of an adapter, in words for people. */
const isMeant = (thrown: unknown): boolean => isRecord(thrown) && 'isOperational' in thrown
