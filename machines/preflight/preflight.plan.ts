import type { PreflightFinding, Unchecked } from '#contracts/preflight'
import type { PageCheck } from '#machines/page-check'
import { Problem } from '#problems'
import type { Plan } from '#testing'
import { laws } from './preflight.laws.ts'
import { preflightMachine } from './preflight.machine.ts'

const warning: PreflightFinding = {
  check: 'own',
  path: 'title',
  severity: 'warn',
  text: 'Avoid exclamation marks.',
}
const blocking: PreflightFinding = {
  check: 'own',
  path: 'slug',
  severity: 'block',
  text: 'This address is reserved.',
}
const unchecked: Unchecked = {
  check: 'externalLinks',
  path: 'title',
  text: 'This link couldn’t be checked.',
}

const clear: PageCheck = { kind: 'checked', violations: [] }
const violated: PageCheck = {
  kind: 'checked',
  violations: [
    {
      rule: 'empty-heading',
      help: 'Headings should not be empty',
      impact: 'minor',
      paths: ['title', null],
    },
  ],
}

export const plan: Plan<typeof preflightMachine> = {
  machine: preflightMachine,
  events: { 'user.jump': { 'the title': { path: 'title' }, 'one not listed': { path: 'body' } } },
  outcomes: {
    check: {
      done: {
        clear: { findings: [], unchecked: [], page: clear },
        'a warning': { findings: [warning], unchecked: [], page: clear },
        'one that blocks': { findings: [warning, blocking], unchecked: [], page: violated },
        'one not checked': { findings: [], unchecked: [unchecked], page: clear },
        'a violation of the page': { findings: [], unchecked: [], page: violated },
        'a page not checked': { findings: [], unchecked: [], page: { kind: 'unchecked' } },
      },
      failed: {
        refused: new Problem('access.refused'),
        'no network': new Problem('server.unreachable'),
      },
    },
  },
  // Typing during a later check makes its answer old as well.
  stories: [
    [
      ...['', 'user.check', 'check done (a warning)', 'user.check'],
      ...['document.changed', 'check done (clear)'],
    ],
    [
      ...['', 'user.check', 'check failed (refused)', 'user.check'],
      ...['document.changed', 'check done (clear)'],
    ],
  ],
  laws,
}
