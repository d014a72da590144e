import type { Plan } from '#testing'
import { laws } from './inline-block-drawer.laws.ts'
import { inlineBlockDrawerMachine } from './inline-block-drawer.machine.ts'

const mention = { id: 'a', blockType: 'mention', fields: { name: 'Ada' }, fieldCount: 1 }
const chart = { id: 'b', blockType: 'chart', fields: { title: 'Rain' }, fieldCount: 3 }

export const plan: Plan<typeof inlineBlockDrawerMachine> = {
  machine: inlineBlockDrawerMachine,
  events: {
    'document.inserted': { 'with one field': { block: mention }, 'with three': { block: chart } },
    'user.edit': { 'one with a field': { block: mention }, 'one with three': { block: chart } },
    'document.removed': { 'this one': { id: 'b' }, 'the other': { id: 'a' } },
  },
  laws,
}
