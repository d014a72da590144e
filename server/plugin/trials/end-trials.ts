import type { CollectionConfig, Payload } from 'payload'
import { isTrial, TrialEnded } from './trial.ts'

/**
 * Ends a trial at the first write to its document: what the site's hooks, its rules and the
 * validation say of a change is known by then. Called when the database is there.
 */
export function endTrials({ db }: Payload): void {
  const { create, createVersion, updateOne } = db
  // TypeScript cannot call a generic method for another object.
  db.create = ((creation) => {
    endIf(isTrial(creation.req, creation.collection, null))
    return create.call(db, creation)
  }) as typeof create
  db.createVersion = ((version) => {
    endIf(isTrial(version.req, version.collectionSlug, version.parent))
    return createVersion.call(db, version)
  }) as typeof createVersion
  db.updateOne = ((update) => {
    endIf(isTrial(update.req, update.collection, update.id))
    return updateOne.call(db, update)
  }) as typeof updateOne
}

/** A deletion takes files along before it writes: its trial ends with the last hook before that. */
export const endTrialsOfDeletion = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeDelete: [
      ...(collection.hooks?.beforeDelete ?? []),
      ({ collection, id, req }) => endIf(isTrial(req, collection.slug, id)),
    ],
  },
})

/** One for all: to note where each of thousands was thrown takes longer than the rest of it. */
const ended = new TrialEnded()

function endIf(isTrial: boolean): void {
  if (isTrial) throw ended
}
