import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './restore.laws.ts'
import { restoreMachine } from './restore.machine.ts'

const seen = '2026-01-01T00:00:00.000Z'
const saved = '2026-01-02T00:00:00.000Z'

const failures = {
  refused: new Problem('access.refused'),
  'session ended': new Problem('session.ended'),
}

export const plan: Plan<typeof restoreMachine> = {
  machine: restoreMachine,
  inputs: {
    'a published version': { ways: ['published', 'draft'], base: seen },
    'a draft': { ways: ['draft'], base: seen },
    'one that nobody here may restore': { ways: [], base: seen },
  },
  events: {
    'user.ask': { 'as published': { as: 'published' }, 'as a draft': { as: 'draft' } },
  },
  outcomes: {
    restore: {
      done: { restored: undefined },
      failed: { ...failures, 'somebody saved': new Problem('document.stale') },
    },
    readBase: { done: { saved }, failed: failures },
  },
  laws,
}
