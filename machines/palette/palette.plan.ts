import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './palette.laws.ts'
import { paletteMachine } from './palette.machine.ts'

const cat = { slug: 'posts', id: 7, title: 'A cat on a wall' }

export const plan: Plan<typeof paletteMachine> = {
  machine: paletteMachine,
  events: {
    'user.type': {
      'two letters': { words: 'ca' },
      'one letter': { words: 'c' },
      nothing: { words: ' ' },
    },
    'user.choose': {
      'another new one': { entry: { id: 'create-categories', isRefused: false } },
      'to undo, of which there is nothing': { entry: { id: 'action-undo', isRefused: true } },
    },
  },
  outcomes: {
    find: {
      done: {
        'in one place': { documents: [cat], missed: [] },
        'not everywhere': { documents: [], missed: ['posts'] },
      },
      failed: {
        refused: new Problem('access.refused'),
        'session ended': new Problem('session.ended'),
      },
    },
  },
  laws,
}
