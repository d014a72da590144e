import type { Laws } from '#testing/laws'
import { always, asks, emits, ends, from, hears, never, onlyAfter, whenever } from '#testing/laws'
import type { remoteChangesMachine } from './remote-changes.machine.ts'

export const laws: Laws<typeof remoteChangesMachine> = {
  'what somebody saved later is offered': whenever(
    (seen) =>
      seen.event?.type === 'server.saved' &&
      seen.was('current') &&
      seen.before?.known != null &&
      seen.event.at > seen.before.known,
    (seen) => seen.is('newer.offered') && seen.now.saved !== null,
  ),
  'what is on the screen already is not offered': whenever(
    (seen) =>
      seen.event?.type === 'server.saved' &&
      seen.was('current') &&
      seen.before?.known != null &&
      seen.event.at <= seen.before.known,
    (seen) => seen.is('current'),
  ),
  'nothing is taken in unless somebody says so': onlyAfter(
    hears('user.takeIn'),
    emits('takenIn'),
    (seen) => !seen.is('newer.taking'),
  ),
  'what is taken in is what was read': whenever(
    emits('takenIn'),
    (seen) =>
      ends('read', 'done')(seen) &&
      seen.was('newer.taking') &&
      seen.emitted.some((event) => event.type === 'takenIn' && event.data === seen.output.data),
  ),
  'another document with its number is never taken in': whenever(
    (seen) => emits('takenIn')(seen) || seen.is('newer.compared'),
    (seen) =>
      seen.now.born === null ||
      seen.output?.data.createdAt === undefined ||
      seen.output.data.createdAt === seen.now.born,
  ),
  'an offer stays until it’s taken in, or caught up with': from<typeof remoteChangesMachine>(
    (seen) => seen.is('newer'),
    (seen) => seen.is('newer'),
    (seen) =>
      hears('document.known')(seen) ||
      hears('document.gone')(seen) ||
      hears('server.deleted')(seen) ||
      ends('read', 'done')(seen) ||
      ends('read', 'failed')(seen),
  ),
  'that it’s gone is told once, by whoever finds out': whenever(
    (seen) => seen.is('gone') && !seen.was('gone') && !seen.was('returning'),
    (seen) => emits('gone')(seen) || hears('document.gone')(seen),
  ),
  'what is back is told with what the server has': whenever(
    emits('back'),
    (seen) =>
      seen.was('returning') &&
      seen.emitted.some((event) => event.type === 'back' && event.data === seen.output.data),
  ),
  'what could not be looked at is looked at again': always(
    (seen) =>
      !(seen.is('looking.overdue') || seen.is('returning.overdue')) || seen.timers.length > 0,
  ),
  'and at once when the network is back': whenever(
    (seen) =>
      hears('browser.online')(seen) &&
      (seen.was('looking.overdue') || seen.was('returning.overdue')),
    asks('read'),
  ),
  'a failed comparison says why, and keeps the offer': whenever(
    (seen) =>
      ends('read', 'failed')(seen) && seen.was('newer') && seen.error.code !== 'document.notFound',
    (seen) => seen.is('newer.offered') && seen.now.problem !== null,
  ),
  'what the form has again, though it was gone, is looked at before anything is said': whenever(
    (seen) => hears('document.known')(seen) && (seen.was('gone') || seen.was('returning')),
    (seen) => asks('read')(seen) && seen.is('looking') && seen.emitted.length === 0,
  ),
  'what is gone offers nothing': never(
    (seen) => seen.is('gone') && (seen.now.saved !== null || seen.can({ type: 'user.takeIn' })),
  ),
  'a missed event is looked for': whenever(
    (seen) => hears('server.missed')(seen) && seen.was('current'),
    asks('read'),
  ),
}
