import type { Laws } from '#testing/laws'
import { always, asks, emits, ends, hears, never, onlyAfter, runs, whenever } from '#testing/laws'
import type { copyMachine } from './copy.machine.ts'

export const laws: Laws<typeof copyMachine> = {
  'nothing is written before somebody copies': onlyAfter(
    hears('user.copy'),
    asks('write'),
    (seen) => seen.is('closed'),
  ),
  'only a language that was chosen is written': whenever(asks('write'), (seen) =>
    seen.now.to.includes(seen.asked[0]?.input.locale),
  ),
  'the language on the screen is never written over': whenever(
    asks('write'),
    (seen) => seen.asked[0]?.input.locale !== seen.now.from,
  ),
  'each language that is written is told': whenever(
    (seen) => ends('write', 'done')(seen) || emits('copied')(seen),
    (seen) =>
      ends('write', 'done')(seen) &&
      emits('copied')(seen) &&
      seen.emitted[0]?.locale === seen.question.locale,
  ),
  'what is written is not written again': whenever(
    ends('write', 'done'),
    (seen) => !seen.now.to.includes(seen.question.locale),
  ),
  'the next language is written to the version that was made': whenever(
    (seen) => ends('write', 'done')(seen) && asks('write')(seen),
    (seen) => seen.asked[0]?.input.base === seen.output.base,
  ),
  'what was refused says why, and can be tried again': always(
    (seen) =>
      seen.is('open.refused') === (seen.now.problem !== null) &&
      (!seen.is('open.refused') || seen.can({ type: 'user.retry' })),
  ),
  'a document that is read has all languages that are compared': whenever(
    asks('read'),
    (seen) => seen.asked[0]?.input[0] === seen.now.from,
  ),
  'until it is written it can be called off': always(
    (seen) =>
      !['open.reading', 'open.refused', 'open.choosing'].some(seen.is) ||
      seen.can({ type: 'user.cancel' }),
  ),
  'filling writes over nothing': whenever(
    (seen) => asks('write')(seen) && seen.now.mode === 'fill',
    ({ asked, now }) => now.versions[asked[0]?.input.locale]?.title === '',
  ),
  'what is written is what the language on the screen says': whenever(
    asks('write'),
    ({ asked, now }) => asked[0]?.input.changes.title === now.versions[now.from]?.title,
  ),
  'it is based on the version that was read, or made last': whenever(
    asks('write'),
    ({ asked, now }) => asked[0]?.input.base === now.base,
  ),
  'whatever would change can be copied': always(
    (seen) =>
      !seen.is('open.choosing') ||
      seen.can({ type: 'user.copy' }) ===
        seen.now.to.some((locale: string) => {
          const title = seen.now.versions[locale]?.title
          return title === '' || (seen.now.mode === 'overwrite' && title !== 'Hello')
        }),
  ),
  'how many fields were written is told': whenever(emits('copied'), (seen) =>
    seen.emitted.every(({ count }) => count === 1),
  ),
  'nobody waits for an answer that has come, and the page can tell': always(
    (seen) =>
      seen.is('open.reading') === runs('read')(seen) &&
      seen.is('open.copying') === runs('write')(seen) &&
      (seen.is('open.reading') || seen.is('open.copying')) === seen.snapshot.hasTag('busy'),
  ),
  'what is being written can’t be called off': never(
    (seen) => seen.is('open.copying') && seen.can({ type: 'user.cancel' }),
  ),
}
