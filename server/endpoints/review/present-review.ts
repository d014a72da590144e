import type { PayloadRequest } from 'payload'
import type { DocumentId } from '#contracts/documents'
import type { Review, ReviewEvent } from '#contracts/review'
import { mentionedKeys } from '../../features/comments/mentions.ts'
import type { KeptStep } from '../../features/review/kept-steps.ts'
import type { Document } from '../../kit/document.ts'
import type { NameOf } from '../comments/names.ts'
import { namesOfKeys } from '../comments/names.ts'
import type { Reviewed } from './reviewed-document.ts'
import { contentName, keyOfAsker, rightsOf } from './reviewed-document.ts'

/** A review as it is told to whoever asks. */
export async function presentReview(req: PayloadRequest, reviewed: Reviewed): Promise<Review> {
  const { latest, state } = reviewed
  return {
    state,
    events: await presentEvents(req, reviewed),
    content: contentName(req, reviewed),
    updatedAt: latest?.updatedAt ?? null,
    ...(await rightsOf(req, reviewed)),
  }
}

/** The ID of the event that is told last; null: none is. */
export const lastTold = ({ steps }: Pick<Reviewed, 'steps'>): string | null =>
  steps.find(isTold)?.id ?? null

type Told = KeptStep & { kind: ReviewEvent['kind'] }

const isTold = (step: KeptStep): step is Told =>
  step.kind !== 'publish' && step.kind !== 'publishPart'

async function presentEvents(
  req: PayloadRequest,
  { document, steps }: Reviewed,
): Promise<ReviewEvent[]> {
  const told = steps.filter(isTold)
  if (told.length === 0) return []
  const nameOf = await namesOfKeys(
    req,
    told.flatMap((step) => [step.author, ...keysIn(step)]),
  )
  const versions = await keptAmong(
    req,
    document,
    told.flatMap(({ version }) => version ?? []),
  )
  return told.map((step) => eventOf(req, step, nameOf, versions))
}

function eventOf(
  req: PayloadRequest,
  step: Told,
  nameOf: NameOf,
  versions: ReadonlyMap<string, DocumentId>,
): ReviewEvent {
  const { author, createdAt: at, id, kind, note, version } = step
  return {
    ...{ id, kind, at, by: nameOf(author), note: note ?? '' },
    isMine: author === keyOfAsker(req),
    to: kind === 'ask' ? keysIn(step).flatMap((key) => nameOf(key) ?? []) : [],
    version: versions.get(version ?? '') ?? null,
  }
}

const keysIn = ({ to }: KeptStep): readonly string[] => mentionedKeys({ mentions: to ?? '' })

/** Of these versions those that are still there, by their IDs as text. */
async function keptAmong(
  req: PayloadRequest,
  document: Document,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DocumentId>> {
  if (ids.length === 0) return new Map()
  const { db } = req.payload
  const isNumber = db.defaultIDType === 'number'
  const where = { id: { in: [...new Set(ids)].map((id) => (isNumber ? Number(id) : id)) } }
  const asked = { where, pagination: false, limit: 0, select: { updatedAt: true }, req } as const
  const { docs } =
    'global' in document
      ? await db.findGlobalVersions({ ...asked, global: document.global.slug })
      : await db.findVersions({ ...asked, collection: document.collection.slug })
  return new Map(docs.map(({ id }) => [String(id), id]))
}
