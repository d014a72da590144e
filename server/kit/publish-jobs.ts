import type { PayloadRequest, Where } from 'payload'
import { isolateObjectProperty } from 'payload'
import type { DocumentId } from '#contracts/documents'
import type { PlannedAction } from '#contracts/schedule'

/** Where Payload keeps work that is to be done later. */
export const jobsSlug = 'payload-jobs'

/** Payload's own task: it publishes, or unpublishes, with the rights of whoever planned it. */
export const publishTask = 'schedulePublish'

/** What Payload keeps of a plan. */
export interface PublishJob {
  id: DocumentId
  waitUntil: string
  error?: unknown
  input: {
    type: PlannedAction
    doc?: { relationTo: string; value: string }
    global?: string
    locale?: string
    timezone?: string
    user?: { relationTo: string; value: DocumentId }
  }
}

/** The plans that are still to be carried out, and those that failed; the next first. */
export async function publishJobs(req: PayloadRequest, where: Where): Promise<PublishJob[]> {
  const { docs } = await req.payload.find({
    collection: jobsSlug,
    where: {
      and: [where, { taskSlug: { equals: publishTask } }, { completedAt: { exists: false } }],
    },
    sort: 'waitUntil',
    pagination: false,
    depth: 0,
    overrideAccess: true,
    // Payload notes on the request in which language it looks, and may be looking for documents by it.
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale', 'query']),
  })
  // Payload's types of a job know no tasks before they are generated.
  return docs as unknown as PublishJob[]
}
