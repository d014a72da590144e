import type { CollectionConfig, GlobalConfig } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import type { ReviewConfig, ReviewRules } from '#config-schema/config'
import type { Feature } from '../../kit/feature.ts'
import { reviewMark } from './review-rules.ts'
import { reviewsCollection } from './reviews-collection.ts'

/** Documents that are reviewed before they are published. */
export const review = ({ collections, globals }: ReviewConfig): Feature => ({
  collection: (collection) => marked(collection, collections[collection.slug]),
  global: (global) => marked(global, globals[global.slug]),
  collections: [reviewsCollection],
})

function marked<Entity extends CollectionConfig | GlobalConfig>(
  entity: Entity,
  rules: ReviewRules | undefined,
): Entity {
  if (!rules) return entity
  if (!hasDraftsEnabled(entity)) {
    throw new Error(
      `Stateroom can't review "${entity.slug}": without drafts every save is published. Set versions: { drafts: true }, or take it out of \`review\`.`,
    )
  }
  return { ...entity, custom: { ...entity.custom, [reviewMark]: rules } }
}
