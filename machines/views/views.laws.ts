import type { Laws } from '#testing/laws'
import { always } from '#testing/laws'
import type { viewsMachine } from './views.machine.ts'

export const laws: Laws<typeof viewsMachine> = {
  'what is saved or deleted is known': always(({ snapshot: { context, value } }) =>
    typeof value === 'string' && value !== 'saving' ? true : context.draft !== null,
  ),
  'nobody changes what is not theirs': always(
    ({
      snapshot: {
        context: { draft, views },
        value,
      },
    }) => value !== 'saving' || views.every(({ id, may }) => id !== draft?.id || may.update),
  ),
}
