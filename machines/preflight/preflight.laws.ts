import type { Laws } from '#testing/laws'
import { always } from '#testing/laws'
import type { preflightMachine } from './preflight.machine.ts'

export const laws: Laws<typeof preflightMachine> = {
  'what blocks is never published past': always(
    ({ snapshot }) =>
      !snapshot.can({ type: 'user.publish' }) ||
      snapshot.context.findings.every(({ severity }) => severity === 'warn'),
  ),
  'nothing is published on an outdated or missing answer': always(
    ({ snapshot }) =>
      !snapshot.can({ type: 'user.publish' }) || snapshot.matches({ open: 'found' }),
  ),
  'clear means that everything was checked': always(
    ({ snapshot }) =>
      !snapshot.matches({ open: 'clear' }) ||
      (snapshot.context.findings.length === 0 &&
        snapshot.context.unchecked.length === 0 &&
        snapshot.context.page === null &&
        snapshot.context.problem === null),
  ),
  'what could not be checked says why': always(
    ({ snapshot }) =>
      snapshot.matches({ open: 'unavailable' }) === (snapshot.context.problem !== null),
  ),
  'nothing is kept of what was closed': always(
    ({ snapshot: { context, value } }) =>
      value !== 'closed' ||
      (context.findings.length === 0 && context.unchecked.length === 0 && context.page === null),
  ),
  'an edit makes it outdated': always(
    ({ snapshot }) => !snapshot.hasTag('current') || snapshot.can({ type: 'document.changed' }),
  ),
}
