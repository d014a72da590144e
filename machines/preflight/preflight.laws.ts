import type { Laws, Seen } from '#testing/laws'
import {
  always,
  asks,
  broken,
  emits,
  ends,
  hears,
  never,
  remember,
  runs,
  whenever,
} from '#testing/laws'
import type { preflightMachine } from './preflight.machine.ts'
import type { PreflightResult } from './preflight.types.ts'

type Step = Seen<typeof preflightMachine>

const checked = ends('check', 'done')
const checks = (seen: Step) =>
  hears('user.check')(seen) &&
  (seen.was('closed') || (seen.was('open') && !seen.was('open.checking')))
const closes = (seen: Step) => hears('user.close')(seen) && seen.was('open')
const publishes = (seen: Step) =>
  hears('user.publish')(seen) &&
  seen.was('open.found') &&
  (seen.before?.findings ?? []).every(({ severity }) => severity === 'warn')

const isClear = ({ findings, unchecked, page }: PreflightResult) =>
  findings.length === 0 &&
  unchecked.length === 0 &&
  (page === null || (page.kind === 'checked' && page.violations.length === 0))

const pathsIn = ({ findings, unchecked, page }: PreflightResult) => [
  ...findings.map(({ path }) => path),
  ...unchecked.map(({ path }) => path),
  ...(page?.kind === 'checked' ? page.violations.flatMap(({ paths }) => paths) : []),
]

export const laws: Laws<typeof preflightMachine> = {
  // Checking
  'it is checked only when somebody says so': whenever(asks('check'), checks),
  'what was checked before an edit is never told as current': remember<
    typeof preflightMachine,
    boolean
  >(false, (isEdited, seen) => {
    const edited = !asks('check')(seen) && (isEdited || hears('document.changed')(seen))
    return edited && (seen.is('open.clear') || seen.is('open.found')) ? broken : edited
  }),
  'what was found is told as it was found, or that nothing was': remember<
    typeof preflightMachine,
    boolean
  >(false, (isEdited, seen) => {
    const edited = !asks('check')(seen) && (isEdited || hears('document.changed')(seen))
    if (!checked(seen)) return edited
    const { is, now, output } = seen
    if (isClear(output) && !edited) return is('open.clear') && isClear(now) ? edited : broken
    const isKept =
      now.findings === output.findings &&
      now.unchecked === output.unchecked &&
      now.page === output.page
    return isKept && is(edited ? 'open.outdated' : 'open.found') ? edited : broken
  }),
  'a problem is told where nothing could be checked': always(
    ({ is, now }) => (now.problem !== null) === is('open.unavailable'),
  ),
  'it says that it is checking while it is': always(
    (seen) => seen.is('open.checking') === runs('check')(seen),
  ),
  'it can be checked again whatever came of it': always(
    (seen) => !seen.is('open') || seen.is('open.checking') || seen.can({ type: 'user.check' }),
  ),

  // Publishing
  'nothing is published past what blocks, or on an outdated or missing answer': always(
    (seen) => emits('publishAsked')(seen) === publishes(seen),
  ),
  'publishing is offered where nothing blocks, and nowhere else': always(
    ({ can, is, now }) =>
      can({ type: 'user.publish' }) ===
      (is('open.found') && now.findings.every(({ severity }) => severity === 'warn')),
  ),

  // Going to a field
  'whoever goes to what was found gets there, and nowhere else': always((seen) => {
    const { before, emitted, event } = seen
    const isListed =
      event?.type === 'user.jump' &&
      before !== null &&
      (seen.was('open.found') || seen.was('open.outdated')) &&
      pathsIn(before).includes(event.path)
    if (!isListed) return !emits('jumped')(seen)
    const [jumped] = emitted
    return jumped?.type === 'jumped' && jumped.path === event.path && seen.is('open')
  }),

  // Closing
  'it can always be closed': always((seen) => !seen.is('open') || seen.can({ type: 'user.close' })),
  'it closes only when it is closed, or published': whenever(
    (seen) => seen.was('open') !== seen.is('open'),
    (seen) => (seen.is('open') ? checks(seen) : closes(seen) || publishes(seen)),
  ),
  'nothing is kept of what was closed': never(
    ({ is, now, running }) => is('closed') && (!isClear(now) || running.length > 0),
  ),
}
