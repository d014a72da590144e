import type { Laws, Seen } from '#testing/laws'
import { always, emits, ends, hears, never, runs, whenever } from '#testing/laws'
import type { textPictureMachine } from './text-picture.machine.ts'

type Step = Seen<typeof textPictureMachine>

const uploaded = ends('upload', 'done')
const isOver = ({ is }: Step) => is('placed') || is('removed')

export const laws: Laws<typeof textPictureMachine> = {
  'what is lost cannot be sent': never(
    (seen) => seen.is('lost') && (!seen.now.isLost || seen.can({ type: 'user.retry' })),
  ),
  'it is said to lack details only where it was found to': whenever(
    emits('lacking'),
    ends('check', 'done'),
  ),
  'a problem is told only where it failed': always(
    ({ is, now }) => is('removed') || (now.problem !== null) === is('failed'),
  ),
  'its alternative text is typed only where that alone is lacking': always(
    (seen) => seen.can({ type: 'user.type', altText: 'A gull' }) === seen.is('undescribed'),
  ),
  'what is wrong with a text is told only below it, once one was typed': always(
    ({ is, now }) => now.complaint === null || (is('undescribed') && now.complaint.trim() !== ''),
  ),
  'it is sent with what was typed': never(
    ({ before, is, now }) => is('uploading') && before !== null && now.altText !== before.altText,
  ),
  'its details can be filled in, and are shown to whoever wants to': always((seen) => {
    const isWanted = hears('user.describe')(seen) && seen.was('incomplete')
    const isOffered = !seen.is('incomplete') || seen.can({ type: 'user.describe' })
    return isOffered && emits('described')(seen) === isWanted
  }),
  'what is uploaded, or filled in, takes its place, and nothing else does': always((seen) => {
    const { emitted, event, is, now, output } = seen
    const isCreated = event?.type === 'document.created' && seen.was('incomplete')
    if (!uploaded(seen) && !isCreated) return !emits('uploaded')(seen)
    const reference = event?.type === 'document.created' ? event.reference : output
    const [told] = emitted
    return (
      is('placed') &&
      now.reference === reference &&
      told?.type === 'uploaded' &&
      told.reference === reference
    )
  }),
  'only what is uploaded takes its place': always(
    ({ is, now }) => is('placed') === (now.reference !== null),
  ),
  'until it ends it can be removed': always(
    (seen) => isOver(seen) || seen.can({ type: 'user.remove' }),
  ),
  'whatever is removed is gone from the text, and nothing else is': always((seen) => {
    const isRemoved = hears('user.remove')(seen) && !seen.was('placed') && !seen.was('removed')
    return emits('removed')(seen) === isRemoved && (!isRemoved || seen.is('removed'))
  }),
  'it says that it is under way while it is': always(
    (seen) =>
      seen.is('checking') === runs('check')(seen) && seen.is('uploading') === runs('upload')(seen),
  ),
}
