import type { Laws } from '#testing/laws'
import { always, asks, emits, hears, never, whenever } from '#testing/laws'
import type { paletteMachine } from './palette.machine.ts'

export const laws: Laws<typeof paletteMachine> = {
  'only a failure has a reason': always(
    ({ snapshot: { context, value } }) =>
      context.problem === null || JSON.stringify(value) === '{"open":"failed"}',
  ),
  'what is looked for is what was typed': whenever(
    asks('find'),
    (seen) => seen.asked[0]?.input === seen.now.words,
  ),
  'what was typed is known': whenever(
    (seen) => seen.event?.type === 'user.type' && seen.was('open'),
    (seen) => seen.event?.type === 'user.type' && seen.now.words === seen.event.words,
  ),
  'typing on drops an older question': whenever(
    (seen) => hears('user.type')(seen) && seen.was('open'),
    (seen) => seen.running.length === 0,
  ),
  'only what is possible is chosen, and it closes': whenever(
    emits('chosen'),
    (seen) =>
      seen.event?.type === 'user.choose' &&
      !seen.event.entry.isRefused &&
      seen.emitted[0]?.id === seen.event.entry.id &&
      seen.is('closed'),
  ),
  'a failure can be tried again': always(
    (seen) =>
      !seen.is('open.failed') || (seen.now.problem !== null && seen.can({ type: 'user.retry' })),
  ),
  'it can always be closed': always((seen) => !seen.is('open') || seen.can({ type: 'user.close' })),
  'nothing is kept of what was closed': never((seen) => seen.is('closed') && seen.now.words !== ''),
}
