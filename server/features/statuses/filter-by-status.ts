import type { CollectionBeforeOperationHook, CollectionConfig, PayloadRequest } from 'payload'
import { hasScheduledPublishEnabled } from 'payload/shared'
import { idAsKept } from '../../kit/possible-id.ts'
import { publishJobs } from '../../kit/publish-jobs.ts'
import { namesStatus, withStatuses } from './status-where.ts'

/** Adds the status that people know to what a list of drafts can be filtered by. */
export const filterByStatus = (collection: CollectionConfig): CollectionConfig =>
  hasDrafts(collection)
    ? {
        ...collection,
        hooks: {
          ...collection.hooks,
          beforeOperation: [...(collection.hooks?.beforeOperation ?? []), translateStatus],
        },
      }
    : collection

const hasDrafts = ({ versions }: CollectionConfig): boolean =>
  typeof versions === 'object' && Boolean(versions.drafts)

const translateStatus: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  // Only a search among the latest versions knows what is changed.
  const isOfDrafts = operation === 'read' && 'draft' in args && args.draft
  if (!isOfDrafts || !('where' in args) || !args.where || !namesStatus(args.where)) return args
  const isScheduled = hasScheduledPublishEnabled(collection)
  const scheduled = once(async () => (isScheduled ? scheduledIds(req, collection.slug) : []))
  return { ...args, where: await withStatuses(args.where, scheduled) }
}

/** What is to be published later; a plan that failed is over. */
async function scheduledIds(req: PayloadRequest, slug: string): Promise<(number | string)[]> {
  const jobs = await publishJobs(req, {
    and: [{ 'input.doc.relationTo': { equals: slug } }, { hasError: { not_equals: true } }],
  })
  return jobs.flatMap(({ input: { doc, type } }) =>
    doc && type === 'publish' ? [idAsKept(req.payload, slug, doc.value)] : [],
  )
}

function once<Result>(ask: () => Promise<Result>): () => Promise<Result> {
  let answer: Promise<Result> | undefined
  return () => {
    answer ??= ask()
    return answer
  }
}
