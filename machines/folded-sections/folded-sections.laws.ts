import type { Laws } from '#testing/laws'
import { always, never } from '#testing/laws'
import type { foldedSectionsMachine } from './folded-sections.machine.ts'
import type { Section } from './folded-sections.types.ts'

export const laws: Laws<typeof foldedSectionsMachine> = {
  'it is folded exactly while a section is': always(
    ({ is, now }) => is('folded') === now.folded.length > 0,
  ),
  'a section that hides nothing is not folded': never(({ now }) =>
    now.folded.some(({ blocks }) => blocks.length === 0),
  ),
  'nothing folds by itself': never(
    ({ event, before, now }) =>
      event?.type !== 'user.fold' &&
      before !== null &&
      before !== undefined &&
      now.folded.length > before.folded.length,
  ),
  'a block that is needed is in sight': never(
    ({ event, now }) => event?.type === 'page.needed' && hides(now.folded, event.block),
  ),
  'what is in sight does not vanish by a change of the text': never(
    ({ event, now }) =>
      event?.type === 'page.changed' && event.inSight.some((block) => hides(now.folded, block)),
  ),
}

const hides = (folded: readonly Section[], block: string): boolean =>
  folded.some(({ blocks }) => blocks.includes(block))
