import { assign, setup } from 'xstate'
import type { DocumentId } from '#contracts/documents'
import type { PreviewLinks } from '#contracts/preview'
import { toProblemData } from '#problems'
import { failing } from '../kit/failing.ts'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import type { PreviewLinksContext, PreviewLinksEvent } from './preview-links.types.ts'

const told = ({ event }: { event: { output: PreviewLinks } }): PreviewLinks => event.output

/** The links with which people without an account read a draft (LIVE-6): seen, made and revoked. */
export const previewLinksMachine = setup({
  types: {} as {
    context: PreviewLinksContext
    events: PreviewLinksEvent
    tags: 'busy' | 'open'
  },
  actors: {
    read: required<PreviewLinks>('read'),
    make: required<PreviewLinks>('make'),
    revoke: required<PreviewLinks, DocumentId>('revoke'),
  },
  guards: {
    isThere: ({ context, event }) =>
      event.type === 'user.revoke' && context.links.some(({ id }) => id === event.id),
  },
  actions: {
    show: assign((_, { links }: PreviewLinks) => ({ links })),
    keepProblem: assign((_, { thrown }: Thrown) => ({ problem: toProblemData(thrown) })),
    forgetProblem: assign({ problem: null }),
    forgetAll: assign({ links: [], problem: null }),
  },
}).createMachine({
  id: 'preview-links',
  description: 'The links with which others read a draft.',
  context: { links: [], problem: null },
  initial: 'closed',
  states: {
    closed: { entry: 'forgetAll', on: { 'user.open': 'open' } },
    open: {
      tags: 'open',
      initial: 'reading',
      on: { 'user.close': 'closed' },
      states: {
        reading: {
          tags: 'busy',
          entry: 'forgetProblem',
          invoke: {
            src: 'read',
            onDone: { target: 'listed', actions: { type: 'show', params: told } },
            onError: failing('unread'),
          },
        },
        unread: { on: { 'user.retry': 'reading' } },
        listed: {
          on: {
            'user.make': 'making',
            'user.revoke': { guard: 'isThere', target: 'revoking' },
          },
        },
        making: {
          tags: 'busy',
          entry: 'forgetProblem',
          invoke: {
            src: 'make',
            onDone: { target: 'listed', actions: { type: 'show', params: told } },
            onError: failing('listed'),
          },
        },
        revoking: {
          tags: 'busy',
          entry: 'forgetProblem',
          invoke: {
            src: 'revoke',
            input: ({ event }) => linkIn(event),
            onDone: { target: 'listed', actions: { type: 'show', params: told } },
            onError: failing('listed'),
          },
        },
      },
    },
  },
})

/** Only `user.revoke` leads to the state that calls this; the type cannot know. */
const linkIn = (event: PreviewLinksEvent): DocumentId =>
  event.type === 'user.revoke' ? event.id : ''
