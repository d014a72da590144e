import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './api-key.laws.ts'
import { apiKeyMachine } from './api-key.machine.ts'

const wrong = new Problem('document.invalid', {
  fields: [{ path: 'current-password', message: 'This isn’t your current password.' }],
})
const refused = {
  refused: new Problem('access.refused'),
  'session ended': new Problem('session.ended'),
}

export const plan: Plan<typeof apiKeyMachine> = {
  machine: apiKeyMachine,
  inputs: { 'none yet': { isSet: false }, 'one that is used': { isSet: true } },
  events: { 'user.confirm': { '': { password: 'plain-paper-12' } } },
  outcomes: {
    generate: { done: { '': { apiKey: 'a-new-key' } }, failed: { wrong, ...refused } },
    revoke: { done: { '': undefined }, failed: { wrong, ...refused } },
  },
  laws,
}
