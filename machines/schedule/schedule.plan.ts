import type { PreflightFinding } from '#contracts/preflight'
import type { Planned } from '#contracts/schedule'
import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './schedule.laws.ts'
import { scheduleMachine } from './schedule.machine.ts'

const one: Planned = {
  id: 1,
  action: 'publish',
  at: '2099-01-01T11:00:00.000Z',
  timezone: 'UTC',
  locale: null,
  by: 'Ada',
  error: null,
}

const warning: PreflightFinding = {
  check: 'own',
  path: 'publishedAt',
  severity: 'warn',
  text: 'The date is later than this.',
}

const failures = {
  refused: new Problem('access.refused'),
  'session ended': new Problem('session.ended'),
}

export const plan: Plan<typeof scheduleMachine> = {
  machine: scheduleMachine,
  laws,
  events: {
    'user.plan': {
      '': {
        plan: {
          action: 'publish',
          at: '2099-01-01T11:00:00.000Z',
          timezone: 'UTC',
          locale: null,
        },
      },
    },
    'user.remove': { '': { id: 1 } },
  },
  outcomes: {
    read: { done: { nothing: { planned: [] }, one: { planned: [one] } }, failed: failures },
    plan: {
      done: {
        planned: { planned: [one] },
        'planned, with a warning': { planned: [one], warnings: [warning] },
      },
      failed: failures,
    },
    remove: { done: { removed: { planned: [] } }, failed: failures },
  },
}
