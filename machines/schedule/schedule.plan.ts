import type { Planned } from '#config-schema'
import { Problem } from '#config-schema'
import type { Plan } from '#testing'
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

const failures = {
  refused: new Problem('access.refused'),
  'session ended': new Problem('session.ended'),
}

export const plan: Plan<typeof scheduleMachine> = {
  machine: scheduleMachine,
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
    plan: { done: { planned: { planned: [one] } }, failed: failures },
    remove: { done: { removed: { planned: [] } }, failed: failures },
  },
}
