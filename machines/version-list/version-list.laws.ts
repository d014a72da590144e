import type { Laws } from '#testing/laws'
import { always, asks, ends, whenever } from '#testing/laws'
import type { versionListMachine } from './version-list.machine.ts'

export const laws: Laws<typeof versionListMachine> = {
  'what is read is the page that was asked for': whenever(
    asks('read'),
    (seen) => seen.asked[0]?.input === seen.now.asked,
  ),
  'the newest question wins': whenever(
    ends('read', 'done'),
    (seen) => seen.question === seen.now.asked && seen.now.shown === seen.output,
  ),
  'another page is read at once': whenever(
    (seen) =>
      seen.event?.type === 'page.asked' &&
      (seen.event.page !== seen.before?.asked.page || seen.event.limit !== seen.before.asked.limit),
    (seen) =>
      asks('read')(seen) &&
      seen.event?.type === 'page.asked' &&
      seen.now.asked.page === seen.event.page &&
      seen.now.asked.limit === seen.event.limit,
  ),
  'the same page is not read again': whenever(
    (seen) =>
      seen.event?.type === 'page.asked' &&
      seen.event.page === seen.before?.asked.page &&
      seen.event.limit === seen.before.asked.limit,
    (seen) => seen.asked.length === 0,
  ),
  'what can’t be read says why, and can be tried again': always(
    (seen) =>
      seen.is('unread') === (seen.now.problem !== null) &&
      (!seen.is('unread') || seen.can({ type: 'user.retry' })),
  ),
  'a failure keeps what was shown': whenever(
    ends('read', 'failed'),
    (seen) => seen.now.shown === seen.before?.shown,
  ),
}
