import type { CollectionConfig } from 'payload'
import type { TemplatesConfig } from '#config-schema/config'
import type { Feature } from '../../kit/feature.ts'
import { forgetDeleted } from './forget-templates.ts'
import { templatesMark } from './template-rules.ts'
import { templatesCollection } from './templates-collection.ts'

/** Documents that others begin with. `excluded`: what is no content. */
export const templates = ({ exclude }: TemplatesConfig, excluded: readonly string[]): Feature => {
  const without = new Set([...exclude, ...excluded])
  return {
    collection: (collection) => {
      const { auth, slug } = collection
      if (without.has(slug) || ours.test(slug) || !isCopied(collection)) {
        return auth ? forgetDeleted(collection) : collection
      }
      const custom = { ...collection.custom, [templatesMark]: true }
      return forgetDeleted({ ...collection, custom })
    },
    collections: [templatesCollection],
  }
}

/** Accounts and files are of one person, or of one document. */
const isCopied = ({ auth, disableDuplicate, upload }: CollectionConfig): boolean =>
  !auth && !upload && !disableDuplicate

/** Collections of features. */
const ours = /^stateroom-/
