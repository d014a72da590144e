import { assign, setup } from 'xstate'
import type { Plan } from '#testing'

const words = setup({
  types: {} as {
    context: { owner: string; isMine: boolean }
    events:
      | { type: 'server.locked'; owner: string }
      | { type: 'server.freed' }
      | { type: 'user.takeOver' }
      | { type: 'user.edit' }
      | { type: 'user.leave' }
  },
  guards: { isOther: (_, { owner }: { owner: string }) => owner !== 'me' },
  actions: {
    keepOwner: assign((_, { owner }: { owner: string }) => ({ owner })),
    forgetOwner: assign({ owner: '' }),
    own: assign({ isMine: true }),
    disown: assign({ isMine: false }),
  },
  delays: { lockExpiry: 300_000 },
})

/** Who may edit a document: nobody else, until the lock expires. */
export const lockMachine = words.createMachine({
  id: 'lock',
  context: { owner: '', isMine: false },
  initial: 'free',
  on: {
    'server.locked': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.blocked',
      actions: { type: 'keepOwner', params: ({ event }) => event },
    },
  },
  states: {
    free: { on: { 'user.edit': 'editing' } },
    editing: {
      entry: 'own',
      exit: 'disown',
      on: { 'user.edit': { target: 'editing', reenter: true }, 'user.leave': 'free' },
      after: { lockExpiry: 'expired' },
    },
    expired: { on: { 'user.edit': 'editing', 'user.leave': 'free' } },
    blocked: {
      exit: 'forgetOwner',
      on: { 'user.takeOver': 'editing', 'server.freed': 'free' },
    },
  },
})

export const lockPlan: Plan<typeof lockMachine> = {
  machine: lockMachine,
  events: { 'server.locked': { 'by me': { owner: 'me' }, 'by Ann': { owner: 'Ann' } } },
}
