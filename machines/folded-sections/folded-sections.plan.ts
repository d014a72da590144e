import type { Plan } from '#testing'
import { laws } from './folded-sections.laws.ts'
import { foldedSectionsMachine } from './folded-sections.machine.ts'

export const plan: Plan<typeof foldedSectionsMachine> = {
  machine: foldedSectionsMachine,
  // A key of the editor is given once.
  within: ({ context: { folded } }) =>
    folded.length <= 2 && new Set(folded.map(({ heading }) => heading)).size === folded.length,
  events: {
    'user.fold': {
      'a section': { section: { heading: '2', blocks: ['3', '4', '5'] } },
      'one within it': { section: { heading: '4', blocks: ['5'] } },
      'a heading with nothing below': { section: { heading: '8', blocks: [] } },
    },
    'user.unfold': { 'the section': { heading: '2' }, 'the one within': { heading: '4' } },
    'page.needed': {
      'a block of the section': { block: '3' },
      'one of both': { block: '5' },
      'one beside them': { block: '8' },
    },
    'page.changed': {
      'one more block of someone else': {
        sections: [{ heading: '2', blocks: ['3', '4', '5', '6'] }],
        inSight: [],
      },
      'one that was in sight': {
        sections: [{ heading: '2', blocks: ['3', '4', '5', '7'] }],
        inSight: ['7'],
      },
      'nothing below the heading': { sections: [{ heading: '2', blocks: [] }], inSight: [] },
      'no such heading': { sections: [], inSight: [] },
    },
    'page.replaced': {
      'the heading of the one within': { block: '4', by: '9' },
    },
  },
  laws,
}
