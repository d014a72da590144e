import type { Plan } from '#testing'
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
  invariants: {
    'a page that is asked has found nothing yet': (snapshot) =>
      !snapshot.hasTag('busy') || snapshot.context.result === null,
    'what went before it answered is no pass': (snapshot) =>
      !snapshot.matches('lost') || snapshot.context.result?.kind === 'unchecked',
    'what another page found is not kept': (snapshot) =>
      !snapshot.matches('unavailable') || snapshot.context.result === null,
    'only a page that offered it is asked': (snapshot) =>
      !snapshot.matches('unavailable') || !snapshot.can({ type: 'page.checked', violations: [] }),
  },
}
