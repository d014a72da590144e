import type { AnyStateMachine } from 'xstate'
import { partName } from '../chart/names.ts'
import type { Slot } from '../chart/slots.ts'
import { slotsOf } from '../chart/slots.ts'
import { pathOf, statesOf } from '../chart/states.ts'
import type { WrittenState, WrittenWork } from '../chart/written.ts'
import { listOf, stateAt } from '../chart/written.ts'
import type { Complaint, LintRule } from './complaint.ts'
import { unreachedStates } from './unreached-states.ts'

/** What the names in a chart must keep to. */
export interface LintOptions {
  /** Where events may come from: what their names begin with, before the dot. By default anything. */
  sources?: readonly string[]
}

/** What is wrong with a chart as it is written: all that is no data has a name, and every state a way in. */
export const lintChart = (machine: AnyStateMachine, { sources }: LintOptions = {}): Complaint[] => [
  ...statesOf(machine).flatMap(({ path }) =>
    aboutState(stateAt(machine.config as WrittenState, path), path, sources),
  ),
  ...slotsOf(machine).flatMap(aboutSlot),
  ...unreachedStates(machine).flatMap((state) =>
    complain(
      'state.unreachable',
      pathOf(state),
      'No way leads here: give it an arrow, or remove it.',
    ),
  ),
]

const complain = (rule: LintRule, where: string, says: string): Complaint[] => [
  { rule, where, says },
]

function aboutState(
  { entry, exit, on = {}, after = {}, invoke }: WrittenState,
  path: readonly string[],
  sources: LintOptions['sources'],
): Complaint[] {
  const where = path.join('.')
  return [
    ...aboutName(path.at(-1), where),
    ...Object.keys(on).flatMap((event) => aboutEvent(event, where, sources)),
    ...[...listOf(entry), ...listOf(exit)].flatMap((action) => aboutAction(action, where)),
    ...Object.keys(after).flatMap((delay) => aboutDelay(delay, where)),
    ...listOf<WrittenWork>(invoke).flatMap((work) => aboutWork(work, where)),
  ]
}

/** The chart itself has no name among its states. */
function aboutName(name: string | undefined, where: string): Complaint[] {
  if (name === undefined || /^[a-z][A-Za-z0-9]*$/.test(name)) return []
  return complain('name', where, `Write the name "${name}" in camelCase.`)
}

function aboutEvent(event: string, where: string, sources: LintOptions['sources']): Complaint[] {
  const [source = '', verb = '', ...more] = event.split('.')
  const isKnown = sources?.includes(source) ?? /^[a-z][A-Za-z]*$/.test(source)
  if (isKnown && /^([a-z][A-Za-z]*|\*)$/.test(verb) && more.length === 0) return []
  const known = sources === undefined ? '' : ` Sources are ${sources.join(', ')}.`
  return complain(
    'event',
    `${where}|${event}`,
    `Call the event by its source and a verb, such as user.save.${known}`,
  )
}

function aboutDelay(delay: string, where: string): Complaint[] {
  if (!Number.isFinite(Number(delay))) return []
  return complain(
    'delay.unnamed',
    `${where}|after ${delay}`,
    `A delay of ${delay} ms has no name: put it into the setup's delays.`,
  )
}

function aboutWork({ src, onError }: WrittenWork, where: string): Complaint[] {
  const unnamed =
    "Work has no name, so that nobody can provide another: put it into the setup's actors."
  const unheard = `Nobody listens when ${partName(src)} fails: give it an onError.`
  return [
    ...(typeof src === 'string' ? [] : complain('work.unnamed', where, unnamed)),
    ...(onError === undefined
      ? complain('work.unheard', `${where}|${partName(src)} failed`, unheard)
      : []),
  ]
}

function aboutSlot({ state, event, candidates }: Slot): Complaint[] {
  const where = `${pathOf(state)}|${event}`
  return [
    ...candidates.flatMap(({ guard, actions }) => [
      ...aboutGuard(guard, where),
      ...listOf(actions).flatMap((action) => aboutAction(action, where)),
    ]),
    ...aboutOrder(candidates, where),
  ]
}

function aboutGuard(guard: unknown, where: string): Complaint[] {
  if (guard === undefined || hasName(guard)) return []
  return complain('guard.unnamed', where, "A guard has no name: put it into the setup's guards.")
}

function aboutAction(action: unknown, where: string): Complaint[] {
  if (hasName(action)) return []
  return complain(
    'action.unnamed',
    where,
    "An action has no name: put it into the setup's actions.",
  )
}

function aboutOrder(candidates: Slot['candidates'], where: string): Complaint[] {
  const hiding = candidates.findIndex(({ guard }) => guard === undefined)
  if (hiding === -1 || hiding === candidates.length - 1) return []
  const number = hiding + 1
  return complain(
    'candidate.hidden',
    `${where}|${number}`,
    `Candidate ${number} has no guard and hides the next ones: put it last.`,
  )
}

/** `and(…)`, `or(…)` and `not(…)` of named guards need no name of their own. */
const hasName = (part: unknown): boolean =>
  typeof part === 'string' ||
  (typeof part === 'object' && part !== null && 'type' in part) ||
  (typeof part === 'function' &&
    'guards' in part &&
    Array.isArray(part.guards) &&
    part.guards.every(hasName))
