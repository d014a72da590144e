import type { CollectionConfig, GlobalConfig } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import type { ReviewConfig, ReviewRules } from '#config-schema/config'
import type { Feature } from '../../kit/feature.ts'
import { filterByReview } from './filter-by-review.ts'
import { forgetUser, forgetWithDocument } from './forget-reviews.ts'
import { notePlans } from './held-publications.ts'
import { keepAuthorsApart } from './keep-authors-apart.ts'
import { guardCollection, guardGlobal } from './publication-gate.ts'
import { recordCollectionSaves, recordGlobalSaves } from './record-saves.ts'
import { answerMissing } from './review-missing.ts'
import { reviewMark } from './review-rules.ts'
import { reviewsCollection } from './reviews-collection.ts'

/** Documents that are reviewed before they are published. */
export const review = ({ collections, globals }: ReviewConfig): Feature => ({
  collection: (collection) => {
    const rules = collections[collection.slug]
    return forgetUser(rules ? reviewed(collection, rules) : collection)
  },
  global: (global) => {
    const rules = globals[global.slug]
    return rules ? recordGlobalSaves(guardGlobal(marked(global, rules))) : global
  },
  collections: [reviewsCollection],
  afterError: answerMissing,
  configured: notePlans,
  database: keepAuthorsApart,
})

const reviewed = (collection: CollectionConfig, rules: ReviewRules): CollectionConfig =>
  forgetWithDocument(
    filterByReview(recordCollectionSaves(guardCollection(marked(collection, rules)))),
  )

function marked<Entity extends CollectionConfig | GlobalConfig>(
  entity: Entity,
  rules: ReviewRules,
): Entity {
  if (!hasDraftsEnabled(entity)) {
    throw new Error(
      `Stateroom can't review "${entity.slug}": without drafts every save is published. Set versions: { drafts: true }, or take it out of \`review\`.`,
    )
  }
  return { ...entity, custom: { ...entity.custom, [reviewMark]: rules } }
}
