import type { Laws, Seen } from '#testing/laws'
import { always, asks, ends, hears, never, runs, whenever } from '#testing/laws'
import type { tenantMachine } from './tenant.machine.ts'

type Step = Seen<typeof tenantMachine>

const isOffered = ({ now: { tenants } }: Step, id: string | null) =>
  id === null ? tenants.length !== 1 : tenants.some((tenant) => tenant.id === id)

export const laws: Laws<typeof tenantMachine> = {
  // Choosing
  'nothing can be chosen that is not offered, nor what is asked for already': always((seen) =>
    ['1', '2', '9', null].every(
      (tenant) =>
        !seen.can({ type: 'user.choose', tenant }) ||
        (isOffered(seen, tenant) && tenant !== seen.now.wanted),
    ),
  ),
  'whoever has several tenants can choose each other one, also while one is on its way': whenever(
    (seen) => (seen.is('ready') || seen.is('switching')) && seen.now.tenants.length > 1,
    (seen) =>
      [...seen.now.tenants.map(({ id }) => id), null]
        .filter((tenant) => tenant !== seen.now.wanted)
        .every((tenant) => seen.can({ type: 'user.choose', tenant })),
  ),
  'a choice is asked of the server at once': whenever(
    (seen) =>
      hears('user.choose')(seen) &&
      (seen.was('ready') || seen.was('switching')) &&
      seen.now.wanted !== seen.before?.wanted,
    asks('switchTo'),
  ),
  'what another tab has chosen is asked for': whenever(
    (seen) =>
      hears('browser.returned')(seen) &&
      seen.was('ready') &&
      seen.now.wanted !== seen.before?.wanted,
    asks('switchTo'),
  ),
  'what is remembered and not offered is let go': whenever(
    (seen) => ends('read', 'done')(seen) && !isOffered(seen, seen.now.chosen),
    (seen) =>
      seen.is('switching') &&
      seen.now.wanted === (seen.now.tenants.length === 1 ? seen.now.tenants[0]?.id : null),
  ),

  // Switching
  'it switches as long as the server is asked, and no longer': always(
    (seen) => runs('switchTo')(seen) === seen.is('switching'),
  ),
  'the server is told from where to where': whenever(
    asks('switchTo'),
    ({ asked, now }) =>
      asked.at(-1)?.input?.from === now.chosen && asked.at(-1)?.input?.to === now.wanted,
  ),
  'what is chosen changes only when the server has switched': whenever(
    ({ before, now }) => before !== null && now.chosen !== before.chosen,
    (seen) => ends('switchTo', 'done')(seen) && seen.now.chosen === seen.before?.wanted,
  ),
  'what failed is as it was, and told': whenever(
    (seen) => ends('switchTo', 'failed')(seen),
    ({ now, emitted }) => now.wanted === now.chosen && emitted.length === 1,
  ),
  'nothing else is told': never(
    (seen) => seen.emitted.length > 0 && !ends('switchTo', 'failed')(seen),
  ),
  'where nothing is under way, what is wanted is what is chosen': whenever(
    (seen) => seen.is('ready') || seen.is('settled'),
    ({ now }) => now.wanted === now.chosen,
  ),

  // Reading
  'what could not be read can be read again': whenever(
    (seen) => seen.is('unread'),
    ({ can }) => can({ type: 'user.retry' }),
  ),
  'a choice is shown only to whoever has one': whenever(
    (seen) => seen.is('ready'),
    ({ now }) => now.tenants.length > 1,
  ),
}
