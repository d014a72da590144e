import type { PayloadRequest } from 'payload'
import type { ReviewEntry } from '#contracts/inbox'
import { mostInInbox } from '#contracts/inbox'
import { askedOfAbout } from '../../features/comments/kept-comments.ts'
import { stepsTo } from '../../features/review/inbox-steps.ts'
import type { KeptStep } from '../../features/review/kept-steps.ts'
import type { StepKind } from '../../features/review/review-state.ts'
import type { Document } from '../../kit/document.ts'
import { askedDocument } from '../../kit/document.ts'
import { namesOfKeys } from '../comments/names.ts'
import { shortened } from '../comments/shortened.ts'
import type { InboxSource } from '../inbox/source.ts'
import { keyOfAsker, reviewedDocument } from './reviewed-document.ts'

/** What is asked of whoever asks, was decided for them, or became of what they had approved. */
export const reviewsInInbox: InboxSource = async (req) => {
  const shown = await readable(req, await stepsTo(req, keyOfAsker(req)))
  if (shown.length === 0) return []
  const nameOf = await namesOfKeys(
    req,
    shown.map(({ step }) => step.author),
  )
  return shown.map(({ document, step: { author, createdAt: at, id, note }, why }) => {
    const text = shortened(note ?? '')
    return { id, by: nameOf(author), at, document: askedDocument(document), text, why }
  })
}

const reasons: Partial<Record<StepKind, ReviewEntry['why']>> = {
  ask: 'reviewAsked',
  approve: 'approved',
  askChanges: 'changesAsked',
  fell: 'approvalFell',
}

interface Shown {
  step: KeptStep
  document: Document
  why: ReviewEntry['why']
}

/** Each document is asked for once, and none when there are enough. */
async function readable(req: PayloadRequest, steps: readonly KeptStep[]): Promise<Shown[]> {
  const documents = new Map<string, Promise<Document | null>>()
  const shown: Shown[] = []
  for (const step of steps) {
    const why = reasons[step.kind]
    if (!why) continue
    const found = documents.get(step.about) ?? documentOrNull(req, step.about)
    documents.set(step.about, found)
    const document = await found
    if (document) shown.push({ step, document, why })
    if (shown.length === mostInInbox) break
  }
  return shown
}

/** null: it is gone or in the trash, or they may not read it, or it isn't reviewed any more. */
async function documentOrNull(req: PayloadRequest, about: string): Promise<Document | null> {
  const asked = askedOfAbout(about)
  return asked && reviewedDocument(req, asked, { trash: false }).catch(() => null)
}
