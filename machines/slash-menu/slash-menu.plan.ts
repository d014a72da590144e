import type { Plan } from '#testing'
import { slashMenuMachine } from './slash-menu.machine.ts'

export const plan: Plan<typeof slashMenuMachine> = {
  machine: slashMenuMachine,
  events: {
    'text.changed': {
      'the trigger alone': { typed: { query: '', matches: ['heading', 'list', 'table'] } },
      'words for two': { typed: { query: 'l', matches: ['list', 'table'] } },
      'words for none': { typed: { query: 'lx', matches: [] } },
      'no trigger': { typed: null },
    },
    'user.point': { 'at the last': { index: 2 }, 'at none': { index: 5 } },
  },
  invariants: {
    'what is highlighted is there': ({ context: { index, matches }, value }) =>
      JSON.stringify(value) !== '{"open":"choosing"}' || matches[index] !== undefined,
    'a closed menu holds nothing': ({ context, value }) =>
      value !== 'closed' || (context.query === '' && context.matches.length === 0),
  },
}
