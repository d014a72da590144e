import type { Plan } from '#testing'
import { laws } from './page-check.laws.ts'
import { pageCheckMachine } from './page-check.machine.ts'

export const plan: Plan<typeof pageCheckMachine> = {
  machine: pageCheckMachine,
  events: {
    'page.checked': {
      nothing: { violations: [] },
      'a violation': {
        violations: [
          {
            rule: 'link-name',
            help: 'Links must have discernible text',
            impact: 'serious',
            paths: ['title', null],
          },
        ],
      },
    },
  },
  laws,
}
