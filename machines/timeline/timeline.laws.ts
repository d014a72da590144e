import type { Laws } from '#testing/laws'
import { always } from '#testing/laws'
import type { timelineMachine } from './timeline.machine.ts'

export const laws: Laws<typeof timelineMachine> = {
  'two at most are chosen': always(({ snapshot: { context } }) => context.chosen.length <= 2),
  'no version is told twice': always(
    ({ snapshot: { context } }) =>
      new Set(context.versions.map(({ id }) => id)).size === context.versions.length,
  ),
}
