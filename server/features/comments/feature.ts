import type { CollectionConfig, GlobalConfig } from 'payload'
import type { CommentsConfig } from '#config-schema/config'
import type { Feature } from '../../kit/feature.ts'
import { commentsMark } from './comment-rules.ts'
import { commentsCollection } from './comments-collection.ts'
import { forgetUser, forgetWithDocument } from './forget-comments.ts'

/** What people of the panel write beside the content. `excluded`: what is no content. */
export const comments = (
  { access, exclude }: CommentsConfig,
  excluded: readonly string[],
): Feature => {
  const without = new Set([...exclude, ...excluded])
  const marked = <Entity extends CollectionConfig | GlobalConfig>(entity: Entity): Entity =>
    without.has(entity.slug) || ours.test(entity.slug)
      ? entity
      : { ...entity, custom: { ...entity.custom, [commentsMark]: access } }
  return {
    collection: (collection) => forgetUser(forgetWithDocument(marked(collection))),
    global: marked,
    collections: [commentsCollection],
  }
}

/** Collections of features. */
const ours = /^stateroom-/
