import type { AccountSession } from '#contracts/account'
import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './account-sessions.laws.ts'
import { accountSessionsMachine } from './account-sessions.machine.ts'

const session = (id: string, isCurrent = false): AccountSession => ({
  id,
  isCurrent,
  createdAt: '2026-01-01T12:00:00.000Z',
  expiresAt: '2099-01-01T12:00:00.000Z',
})

const here = session('here', true)
const failed = {
  refused: new Problem('access.refused'),
  'session ended': new Problem('session.ended'),
}

export const plan: Plan<typeof accountSessionsMachine> = {
  machine: accountSessionsMachine,
  events: { 'user.end': { elsewhere: { id: 'there' }, here: { id: 'here' } } },
  outcomes: {
    read: {
      done: {
        'two elsewhere': { sessions: [here, session('there'), session('yonder')] },
        'none elsewhere': { sessions: [here] },
        'none kept': { sessions: null },
      },
      failed,
    },
    end: {
      done: {
        'one elsewhere': { sessions: [here, session('yonder')] },
        'none elsewhere': { sessions: [here] },
      },
      failed,
    },
  },
  laws,
}
