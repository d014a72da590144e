import type { Laws } from '#testing/laws'
import { always } from '#testing/laws'
import type { pageCheckMachine } from './page-check.machine.ts'

export const laws: Laws<typeof pageCheckMachine> = {
  'a page that is asked has found nothing yet': always(
    ({ snapshot }) => !snapshot.hasTag('busy') || snapshot.context.result === null,
  ),
  'what went before it answered is no pass': always(
    ({ snapshot }) => !snapshot.matches('lost') || snapshot.context.result?.kind === 'unchecked',
  ),
  'what another page found is not kept': always(
    ({ snapshot }) => !snapshot.matches('unavailable') || snapshot.context.result === null,
  ),
  'only a page that offered it is asked': always(
    ({ snapshot }) =>
      !snapshot.matches('unavailable') || !snapshot.can({ type: 'page.checked', violations: [] }),
  ),
}
