import type { CollectionConfig, GlobalConfig } from 'payload'
import type { AssignmentsConfig } from '#config-schema/config'
import type { Feature } from '../../kit/feature.ts'
import { assignmentsCollection } from './assignments-collection.ts'
import { forgetUser, forgetWithDocument } from './forget-assignments.ts'
import { assignmentsMark } from './has-assignments.ts'

/** Tasks that people of the panel give each other. `excluded`: what is no content. */
export const assignments = (
  { exclude }: AssignmentsConfig,
  excluded: readonly string[],
): Feature => {
  const without = new Set([...exclude, ...excluded])
  const marked = <Entity extends CollectionConfig | GlobalConfig>(entity: Entity): Entity =>
    without.has(entity.slug) || ours.test(entity.slug)
      ? entity
      : { ...entity, custom: { ...entity.custom, [assignmentsMark]: true } }
  return {
    collection: (collection) => forgetUser(forgetWithDocument(marked(collection))),
    global: marked,
    collections: [assignmentsCollection],
  }
}

/** Collections of features. */
const ours = /^stateroom-/
