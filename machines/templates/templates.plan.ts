import type { DocumentTemplate } from '#contracts/templates'
import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './templates.laws.ts'
import { templatesMachine } from './templates.machine.ts'

const event: DocumentTemplate = {
  ...{ id: 'a', name: 'Event', at: '2026-12-01T09:00:00.000Z', mayChange: true },
  by: { collection: 'users', id: 1, title: 'Ada' },
}

const failures = { refused: new Problem('access.refused') }

export const plan: Plan<typeof templatesMachine> = {
  machine: templatesMachine,
  laws,
  events: {
    'user.keep': { 'with a title': { name: 'Harbour day' }, 'without a title': { name: '' } },
    'user.rename': { '': { template: event } },
    'user.delete': { '': { template: event } },
    'user.type': { 'a name': { name: 'Festival' }, nothing: { name: ' ' } },
  },
  outcomes: {
    save: { done: { saved: { ...event, name: 'Festival' } }, failed: failures },
    remove: { done: { removed: undefined }, failed: failures },
  },
}
