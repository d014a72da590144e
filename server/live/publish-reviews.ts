import type { Payload, PayloadRequest } from 'payload'
import type { AskedDocument } from '#contracts/documents'
import { askedOfAbout } from '../features/comments/kept-comments.ts'
import { mentionedKeys } from '../features/comments/mentions.ts'
import { userOfKey } from '../features/comments/user-key.ts'
import type { UserRef } from '../features/locks/current-lock.ts'
import type { KeptStep } from '../features/review/kept-steps.ts'
import { reviewsSlug } from '../features/review/reviews-collection.ts'
import type { DatabaseLayer } from '../kit/database-layer.ts'
import type { Feature } from '../kit/feature.ts'
import { mayUsePanel } from '../kit/may-use-panel.ts'
import { idAsKept } from '../kit/possible-id.ts'
import { requestAs } from '../kit/request-as.ts'
import { publishAfterCommit } from './after-commit.ts'
import { documentNamed, mayRead } from './may-read.ts'

/** Tells of every step of a review, whether somebody took it or a save did. */
export const liveReviews: Feature = {
  database: (payload): DatabaseLayer => ({
    create: async (creation, next) => {
      const made = await next(creation)
      const { collection, data, req } = creation
      if (collection === reviewsSlug) await publish(payload, data as unknown as KeptStep, req)
      return made
    },
  }),
}

type Request = Partial<PayloadRequest> | undefined

async function publish(payload: Payload, step: KeptStep, req: Request): Promise<void> {
  const document = askedAsKept(payload, step.about)
  if (!document) return
  const by = userOfKey(payload, step.author)
  await publishAfterCommit(payload, req, { kind: 'review', document, by })
  const keys = mentionedKeys({ mentions: step.to ?? '' }).filter((key) => key !== step.author)
  const users = await readersAmong(payload, document, keys, req)
  if (users.length > 0) await publishAfterCommit(payload, req, { kind: 'inbox', users })
}

/** With its ID as its own events have it. */
function askedAsKept(payload: Payload, about: string): AskedDocument | null {
  const asked = askedOfAbout(about)
  if (asked?.collectionSlug === undefined || asked.id === undefined) return asked
  const { collectionSlug: slug, id } = asked
  return payload.collections[slug] ? { ...asked, id: idAsKept(payload, slug, id) } : null
}

/** Those who may read the document; what they are asked for is no part of the step. */
async function readersAmong(
  payload: Payload,
  asked: AskedDocument,
  keys: readonly string[],
  req: Request,
): Promise<UserRef[]> {
  const document = documentNamed(payload, asked)
  const readers: UserRef[] = []
  for (const key of keys) {
    const user = userOfKey(payload, key)
    if (!user || !document) continue
    const { relationTo: collection, value: id } = user
    const stored = await payload.findByID({ collection, id, depth: 0, disableErrors: true })
    if (!stored) continue
    const theirs = await requestAs({ payload, i18n: req?.i18n }, collection, stored)
    const isReader = async () =>
      (await mayUsePanel(theirs)) && (await mayRead(theirs, document, (_, ask) => ask()))
    // A rule that fails for somebody else is no reason to refuse the step.
    if (await isReader().catch(() => false)) readers.push(user)
  }
  return readers
}
