import type { Laws } from '#testing/laws'
import { always, asks, emits, ends, runs, whenever } from '#testing/laws'
import type { fromUrlMachine } from './from-url.machine.ts'

export const laws: Laws<typeof fromUrlMachine> = {
  'nothing is kept of what was closed': always(
    ({ is, now: { url, problem } }) => !is('closed') || (url === '' && problem === null),
  ),
  'the server is asked for the address, without spaces, by whoever fetches': whenever(
    asks('fetch'),
    ({ asked, before, event }) =>
      event?.type === 'user.fetch' &&
      asked[0]?.input.url !== '' &&
      asked[0]?.input.url === before?.url.trim(),
  ),
  'what is typed can be fetched, and nothing else': always(
    ({ can, is, now: { url } }) =>
      (is('typing') || is('failed')) === (can({ type: 'user.fetch' }) || url.trim() === '') ||
      is('closed') ||
      is('fetching'),
  ),
  'a failure says why': always(({ is, now: { problem } }) => is('failed') === (problem !== null)),
  'nobody waits for an answer that has come': always(
    (seen) => seen.is('fetching') === runs('fetch')(seen),
  ),
  'the file that was fetched is told, and it closes': whenever(
    (seen) => ends('fetch', 'done')(seen) || emits('fetched')(seen),
    ({ cause, emitted, is, output }) =>
      cause === 'done' && is('closed') && emitted.length === 1 && emitted[0]?.file === output,
  ),
}
