import type { Laws } from '#testing/laws'
import { always, asks, ends, hears, never, runs, whenever } from '#testing/laws'
import type { compareMachine } from './compare.machine.ts'

export const laws: Laws<typeof compareMachine> = {
  'what is read is what was asked for': whenever(asks('readSides'), (seen) =>
    seen.asked.some(({ work, input }) => work === 'readSides' && input === seen.now.asked),
  ),
  'what the page asks for is what is compared': whenever(
    (seen) => seen.event?.type === 'page.asked',
    ({ event, now }) => event?.type === 'page.asked' && now.asked.with === event.with,
  ),
  'the newest question wins': whenever(
    ends('readSides', 'done'),
    (seen) =>
      seen.is('sides.shown') && seen.question === seen.now.asked && seen.now.sides === seen.output,
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
  'a page of choices is offered, and says whether more follow': whenever(
    ends('readChoices', 'done'),
    ({ is, now, output }) =>
      is('choices.offered') &&
      now.choices.nextPage === output.nextPage &&
      output.docs.every(({ id }: { id: unknown }) =>
        now.choices.versions.some((version: { id: unknown }) => version.id === id),
      ),
  ),
  'at the end of the choices the next are read, where there are more': whenever(
    (seen) => hears('user.reachEnd')(seen) && seen.was('choices.offered'),
    (seen) => asks('readChoices')(seen) === (seen.before?.choices.nextPage != null),
  ),
  'choices are read page by page': whenever(asks('readChoices'), ({ asked, before, now }) => {
    const question = asked.find(({ work }) => work === 'readChoices')
    return question?.input === ((before ?? now).choices.nextPage ?? 1)
  }),
}
