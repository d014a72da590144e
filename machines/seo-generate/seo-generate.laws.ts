import type { Laws } from '#testing/laws'
import { always } from '#testing/laws'
import { isSameValue } from './is-same-value.ts'
import type { seoGenerateMachine } from './seo-generate.machine.ts'

export const laws: Laws<typeof seoGenerateMachine> = {
  'what failed says why': always(
    ({ snapshot }) => !snapshot.matches('failed') || snapshot.context.problem !== null,
  ),
  'only what came back is undone': always(
    ({ snapshot }) =>
      !snapshot.can({ type: 'user.undo' }) ||
      isSameValue(snapshot.context.value, snapshot.context.generated),
  ),
  'a field that may only be read is not written': always(
    ({ snapshot }) =>
      !snapshot.context.isReadOnly ||
      (!snapshot.can({ type: 'user.generate' }) &&
        !snapshot.can({ type: 'user.use' }) &&
        !snapshot.can({ type: 'user.undo' })),
  ),
  'a problem is told only where it has failed': always(
    ({ snapshot }) => snapshot.context.problem === null || !snapshot.matches('generating'),
  ),
  'what was typed is never replaced by nothing unasked': always(
    ({ snapshot }) => !snapshot.matches('empty') || snapshot.context.generated === null,
  ),
}
