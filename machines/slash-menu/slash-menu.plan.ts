import type { Plan } from '#testing'
import { laws } from './slash-menu.laws.ts'
import { slashMenuMachine } from './slash-menu.machine.ts'

/** What an English menu finds for `head`. */
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

export const plan: Plan<typeof slashMenuMachine> = {
  machine: slashMenuMachine,
  events: {
    'document.typed': {
      'words for headings': { typed: { query: 'head', matches: headings } },
      'words for a quote': { typed: { query: 'quo', matches: ['quote'] } },
      'words for nothing': { typed: { query: 'xyzzy', matches: [] } },
      'no trigger': { typed: null },
    },
    'user.point': { 'at the third': { index: 2 }, 'at none': { index: 9 } },
  },
  laws,
}
