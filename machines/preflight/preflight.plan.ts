import type { PreflightFinding, Unchecked } from '#config-schema'
import { Problem } from '#config-schema'
import type { Plan } from '#testing'
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

export const plan: Plan<typeof preflightMachine> = {
  machine: preflightMachine,
  events: { 'user.jump': { 'the title': { path: 'title' }, 'one not listed': { path: 'body' } } },
  outcomes: {
    check: {
      done: {
        clear: { findings: [], unchecked: [] },
        'a warning': { findings: [warning], unchecked: [] },
        'one that blocks': { findings: [warning, blocking], unchecked: [] },
        'one not checked': { findings: [], unchecked: [unchecked] },
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
  invariants: {
    'what blocks is never published past': (snapshot) =>
      !snapshot.can({ type: 'user.publish' }) ||
      snapshot.context.findings.every(({ severity }) => severity === 'warn'),
    'nothing is published on an outdated or missing answer': (snapshot) =>
      !snapshot.can({ type: 'user.publish' }) || snapshot.matches({ open: 'found' }),
    'clear means that everything was checked': (snapshot) =>
      !snapshot.matches({ open: 'clear' }) ||
      (snapshot.context.findings.length === 0 &&
        snapshot.context.unchecked.length === 0 &&
        snapshot.context.problem === null),
    'what could not be checked says why': (snapshot) =>
      snapshot.matches({ open: 'unavailable' }) === (snapshot.context.problem !== null),
    'nothing is kept of what was closed': ({ context, value }) =>
      value !== 'closed' || (context.findings.length === 0 && context.unchecked.length === 0),
    'an edit makes it outdated': (snapshot) =>
      !snapshot.hasTag('current') || snapshot.can({ type: 'document.changed' }),
  },
}
