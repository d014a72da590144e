import type { PayloadRequest, Where } from 'payload'
import { isRecord } from '#contracts/is-record'
import type { Planned, PlanRequest } from '#contracts/schedule'
import { Problem } from '#problems'
import type { Document } from '../../kit/document.ts'
import { isPossibleId } from '../../kit/possible-id.ts'
import type { PublishJob } from '../../kit/publish-jobs.ts'
import { jobsSlug, publishJobs, publishTask } from '../../kit/publish-jobs.ts'
import { userTitle } from '../../kit/user-title.ts'

/** All that is still to be done with a document, and what failed; the next first. */
export async function plannedFor(req: PayloadRequest, document: Document): Promise<Planned[]> {
  const jobs = await publishJobs(req, isFor(document))
  return Promise.all(jobs.map((job) => plannedOf(req, job)))
}

/** Plans it. Asked twice for the same, it is planned once. */
export async function plan(
  req: PayloadRequest,
  document: Document,
  { action, at, locale, timezone }: PlanRequest,
): Promise<void> {
  const waitUntil = new Date(at)
  const planned = await plannedFor(req, document)
  const isPlanned = planned.some(
    (other) =>
      other.error === null &&
      other.action === action &&
      other.locale === (locale ?? null) &&
      Date.parse(other.at) === waitUntil.getTime(),
  )
  if (isPlanned) return
  await req.payload.jobs.queue({
    task: publishTask,
    waitUntil,
    input: {
      type: action,
      ...inputOf(document),
      ...(locale !== undefined && { locale }),
      ...(timezone !== undefined && { timezone }),
      user: { relationTo: req.user?.collection, value: req.user?.id },
    },
    req,
  })
}

/** What a plan is for; refuses one that is carried out, or was never there. */
export async function planById(req: PayloadRequest, id: string): Promise<Document> {
  const isPossible = isPossibleId(req.payload, jobsSlug, id)
  const [job] = isPossible ? await publishJobs(req, { id: { equals: id } }) : []
  const document = job && documentOf(req, job)
  if (!document) throw new Problem('schedule.gone')
  return document
}

/** Takes a plan back, unless it is being carried out by now. */
export async function unplan(req: PayloadRequest, id: string): Promise<void> {
  await req.payload.db.deleteMany({
    collection: jobsSlug,
    where: { and: [{ id: { equals: id } }, isWaiting] },
    req,
  })
  if ((await publishJobs(req, { id: { equals: id } })).length > 0) {
    throw new Problem('schedule.gone')
  }
}

const isWaiting: Where = {
  and: [{ completedAt: { exists: false } }, { processing: { equals: false } }],
}

const inputOf = (document: Document) =>
  'global' in document
    ? { global: document.global.slug }
    : // Payload's task expects a text, and makes of it what the collection's ids are.
      { doc: { relationTo: document.collection.slug, value: String(document.id) } }

const isFor = (document: Document): Where =>
  'global' in document
    ? { 'input.global': { equals: document.global.slug } }
    : {
        and: [
          { 'input.doc.relationTo': { equals: document.collection.slug } },
          { 'input.doc.value': { equals: String(document.id) } },
        ],
      }

function documentOf({ payload }: PayloadRequest, { input }: PublishJob): Document | undefined {
  const global = payload.config.globals.find(({ slug }) => slug === input.global)
  if (global) return { global }
  const collection = payload.collections[input.doc?.relationTo ?? '']?.config
  return collection && input.doc && { collection, id: input.doc.value }
}

async function plannedOf(req: PayloadRequest, { id, waitUntil, error, input }: PublishJob) {
  const { locale = null, timezone = null, type, user } = input
  return {
    id,
    action: type,
    at: waitUntil,
    timezone,
    locale,
    by: user ? await userTitle(req, user.relationTo, user.value) : null,
    error: reasonIn(error),
  }
}

function reasonIn(error: unknown): string | null {
  if (error === null || error === undefined) return null
  return isRecord(error) && typeof error.message === 'string' ? error.message : String(error)
}
