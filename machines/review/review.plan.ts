import type { Review, ReviewEvent } from '#contracts/review'
import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './review.laws.ts'
import { reviewMachine } from './review.machine.ts'

const ada = { collection: 'users', id: 1, title: 'Ada' }

const asked: ReviewEvent = {
  ...{ id: 'a', kind: 'ask', by: ada, isMine: false, at: '2026-12-01T09:00:00.000Z' },
  ...{ note: '', to: [], version: 7 },
}

const none: Review = {
  ...{ state: 'none', events: [], content: 'one', updatedAt: '2026-12-01T08:00:00.000Z' },
  ...{ isRequired: true, mayAsk: true, mayDecide: true, mayWithdraw: false },
}

const inReview: Review = {
  ...{ ...none, state: 'inReview', events: [asked], mayAsk: false, mayWithdraw: true },
}

const approved: Review = {
  ...{ ...inReview, state: 'approved' },
  events: [{ ...asked, id: 'b', kind: 'approve', isMine: true }, asked],
}

/** An approval of somebody else's that an edit of this person has ended. */
const fallen: Review = {
  ...{ ...inReview, content: 'two', mayDecide: false, isOwn: true },
  events: [{ ...asked, id: 'c', kind: 'fell', isMine: true }, asked],
}

const reviews = { none, inReview, approved, fallen }

const failures = { refused: new Problem('review.stale') }

const nobody = { to: [] }

export const plan: Plan<typeof reviewMachine> = {
  machine: reviewMachine,
  laws,
  events: {
    'user.open': { 'to ask': { action: 'ask' }, 'to ask for changes': { action: 'askChanges' } },
    'user.step': {
      ask: { action: 'ask', note: '', to: [{ collection: 'users', id: 1 }], key: 'k' },
      approve: { action: 'approve', note: '', ...nobody, key: 'k' },
      'approve, again': { action: 'approve', note: '', ...nobody, key: 'l' },
      'ask for changes': { action: 'askChanges', note: 'Shorter', ...nobody, key: 'k' },
      withdraw: { action: 'withdraw', note: '', ...nobody, key: 'k' },
    },
  },
  outcomes: {
    read: { done: reviews, failed: failures },
    store: { done: reviews, failed: { unsaved: new Problem('document.invalid') } },
    take: { done: reviews, failed: failures },
  },
}
