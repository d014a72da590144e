import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './presence.laws.ts'
import { presenceMachine } from './presence.machine.ts'

const lists = { documents: [], collections: ['posts'] }
const post = {
  documents: [{ collectionSlug: 'posts', id: 1, activity: 'viewing' as const }],
  collections: [],
}

const failures = {
  'no server': new Problem('server.unreachable'),
  'server out of order': new Problem('unexpected'),
  'too many': new Problem('request.tooMany', { details: { seconds: '60' } }),
  'session ended': new Problem('session.ended'),
}

export const plan: Plan<typeof presenceMachine> = {
  machine: presenceMachine,
  laws,
  events: { 'page.watches': { 'a list': { watch: lists }, 'a post': { watch: post } } },
  outcomes: {
    lead: { done: { alone: undefined }, failed: { 'no locks': new Error('No Web Locks.') } },
    connect: { done: { open: undefined }, failed: failures },
    listen: { done: { cut: undefined }, failed: { broken: new Problem('server.unreachable') } },
    say: { done: { heard: undefined }, failed: failures },
  },
  within: ({ context }) => context.attempts <= 5,
}
