import type { CollectionConfig } from 'payload'
import type { DatabaseLayer } from '../../kit/database-layer.ts'
import { DryRunEnded, isDryRun } from './dry-run.ts'

/**
 * Ends a dry run at the first write to its document: what the site's hooks, its rules and the
 * validation say of a change is known by then.
 */
export const endDryRuns: DatabaseLayer = {
  createGlobal: async (creation, next) => {
    endIf(isDryRun(creation.req, 'globals', creation.slug))
    return next(creation)
  },
  updateGlobal: async (update, next) => {
    endIf(isDryRun(update.req, 'globals', update.slug))
    return next(update)
  },
  create: async (creation, next) => {
    endIf(isDryRun(creation.req, creation.collection, null))
    return next(creation)
  },
  createVersion: async (version, next) => {
    endIf(isDryRun(version.req, version.collectionSlug, version.parent))
    return next(version)
  },
  updateOne: async (update, next) => {
    endIf(isDryRun(update.req, update.collection, update.id))
    return next(update)
  },
}

/** A deletion takes files along before it writes: its dry run ends with the last hook before that. */
export const endDryRunsOfDeletion = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeDelete: [
      ...(collection.hooks?.beforeDelete ?? []),
      ({ collection, id, req }) => endIf(isDryRun(req, collection.slug, id)),
    ],
  },
})

/** One for all: to note where each of thousands was thrown takes longer than the rest of it. */
const ended = new DryRunEnded()

function endIf(isDryRun: boolean): void {
  if (isDryRun) throw ended
}
