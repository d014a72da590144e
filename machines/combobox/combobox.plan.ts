import type { Plan } from '#testing'
import { laws } from './combobox.laws.ts'
import { comboboxMachine } from './combobox.machine.ts'
import type { Offered } from './combobox.types.ts'

const agnes: Offered = { typed: 'Agnes', isLoading: false, first: '7', isNew: false }

export const plan: Plan<typeof comboboxMachine> = {
  machine: comboboxMachine,
  events: {
    'user.type': {
      'a name': { text: 'Agnes' },
      'another name': { text: 'Agnes T' },
      'a space': { text: ' ' },
    },
    'user.enter': {
      'before the highlight': { highlighted: null },
      'with the first highlighted': { highlighted: '7' },
      'with a later one highlighted': { highlighted: '9' },
    },
    'page.offered': {
      'what was found': { offered: agnes },
      'what is still loading': { offered: { ...agnes, isLoading: true } },
      'an offer to make it': {
        offered: { ...agnes, first: 'create:authors', isNew: true },
      },
      nothing: { offered: { ...agnes, first: null } },
      'what was found for the other': { offered: { ...agnes, typed: 'Agnes T' } },
    },
  },
  laws,
}
