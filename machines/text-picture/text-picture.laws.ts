import type { Laws } from '#testing/laws'
import { always } from '#testing/laws'
import type { textPictureMachine } from './text-picture.machine.ts'

export const laws: Laws<typeof textPictureMachine> = {
  'what failed says why': always(
    ({ snapshot }) => !snapshot.matches('failed') || snapshot.context.problem !== null,
  ),
  'only what is uploaded takes its place': always(
    ({ snapshot }) => snapshot.matches('placed') === (snapshot.context.reference !== null),
  ),
  'what is under way has no problem': always(
    ({ snapshot }) => !snapshot.hasTag('busy') || snapshot.context.problem === null,
  ),
  'what is lost cannot be sent': always(
    ({ snapshot }) =>
      !snapshot.matches('lost') ||
      (snapshot.context.isLost && !snapshot.can({ type: 'user.retry' })),
  ),
  'until it ends it can be removed': always(
    ({ snapshot }) => snapshot.status === 'done' || snapshot.can({ type: 'user.remove' }),
  ),
}
