import type { Laws } from '#testing/laws'
import { always, asks, never, runs, whenever } from '#testing/laws'
import type { compareMachine } from './compare.machine.ts'

export const laws: Laws<typeof compareMachine> = {
  'what is read is what was asked for': whenever(asks('readSides'), (seen) =>
    seen.asked.some(({ work, input }) => work === 'readSides' && input === seen.now.asked),
  ),
  'nobody waits for an answer that has come': always(
    (seen) =>
      seen.is('sides.reading') === runs('readSides')(seen) &&
      seen.is('choices.reading') === runs('readChoices')(seen),
  ),
  'what can’t be compared says why, and can be tried again': always(
    (seen) =>
      seen.is('sides.unread') === (seen.now.problem !== null) &&
      (!seen.is('sides.unread') || seen.can({ type: 'user.retry' })),
  ),
  'what is compared already is not read again': never(
    (seen) =>
      seen.event?.type === 'page.asked' &&
      seen.event.with === seen.before?.asked.with &&
      asks('readSides')(seen),
  ),
  'choices are never lost': whenever(
    (seen) => seen.before !== null,
    (seen) => seen.now.choices.versions.length >= (seen.before?.choices.versions.length ?? 0),
  ),
  'choices are read page by page': whenever(asks('readChoices'), ({ asked, before, now }) => {
    const question = asked.find(({ work }) => work === 'readChoices')
    return question?.input === ((before ?? now).choices.nextPage ?? 1)
  }),
}
