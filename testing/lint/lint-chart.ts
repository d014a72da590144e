import type { AnyStateMachine } from 'xstate'
import { nameOf } from '../chart/names.ts'
import type { Slot } from '../chart/slots.ts'
import { slotsOf } from '../chart/slots.ts'
import { pathOf, statesOf } from '../chart/states.ts'
import type { WrittenState, WrittenWork } from '../chart/written.ts'
import { listOf, stateAt } from '../chart/written.ts'
import type { Complaint } from './complaint.ts'
import { unreachedStates } from './unreached-states.ts'

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
  ...unreachedStates(machine).map(
    (state): Complaint => ({
      rule: 'state.unreachable',
      where: pathOf(state),
      says: 'No way leads here: give it an arrow, or remove it.',
    }),
  ),
]

function aboutState(
  { entry, exit, on = {}, after = {}, invoke }: WrittenState,
  path: readonly string[],
  sources: readonly string[] | undefined,
): Complaint[] {
  const where = path.join('.')
  const name = path.at(-1)
  return [
    ...(name === undefined || /^[a-z][A-Za-z0-9]*$/.test(name)
      ? []
      : [{ rule: 'name' as const, where, says: `Write the name "${name}" in camelCase.` }]),
    ...Object.keys(on).flatMap((event) => aboutEvent(event, where, sources)),
    ...[...listOf(entry), ...listOf(exit)].flatMap((action) => aboutAction(action, where)),
    ...Object.keys(after)
      .filter((delay) => Number.isFinite(Number(delay)))
      .map(
        (delay): Complaint => ({
          rule: 'delay.unnamed',
          where: `${where}|after ${delay}`,
          says: `A delay of ${delay} ms has no name: put it into the setup's delays.`,
        }),
      ),
    ...listOf<WrittenWork>(invoke).flatMap((work) => aboutWork(work, where)),
  ]
}

function aboutEvent(
  event: string,
  where: string,
  sources: readonly string[] | undefined,
): Complaint[] {
  const [source = '', verb = '', ...more] = event.split('.')
  const isKnown = sources?.includes(source) ?? /^[a-z][A-Za-z]*$/.test(source)
  if (isKnown && /^([a-z][A-Za-z]*|\*)$/.test(verb) && more.length === 0) return []
  const known = sources === undefined ? '' : ` Sources are ${sources.join(', ')}.`
  return [
    {
      rule: 'event',
      where: `${where}|${event}`,
      says: `Call the event by its source and a verb, such as user.save.${known}`,
    },
  ]
}

function aboutWork({ src, onError }: WrittenWork, where: string): Complaint[] {
  return [
    ...(typeof src === 'string'
      ? []
      : [
          {
            rule: 'work.unnamed' as const,
            where,
            says: "Work has no name, so that nobody can provide another: put it into the setup's actors.",
          },
        ]),
    ...(onError === undefined
      ? [
          {
            rule: 'work.unheard' as const,
            where: `${where}|${nameOf(src)} failed`,
            says: `Nobody listens when ${nameOf(src)} fails: give it an onError.`,
          },
        ]
      : []),
  ]
}

function aboutSlot({ state, event, candidates }: Slot): Complaint[] {
  const where = `${pathOf(state)}|${event}`
  const hiding = candidates.findIndex(({ guard }) => guard === undefined)
  return [
    ...candidates.flatMap(({ guard, actions }): Complaint[] => [
      ...(guard === undefined || hasName(guard)
        ? []
        : [
            {
              rule: 'guard.unnamed',
              where,
              says: "A guard has no name: put it into the setup's guards.",
            } as const,
          ]),
      ...listOf(actions).flatMap((action) => aboutAction(action, where)),
    ]),
    ...(hiding === -1 || hiding === candidates.length - 1
      ? []
      : [
          {
            rule: 'candidate.hidden' as const,
            where: `${where}|${hiding + 1}`,
            says: `Candidate ${hiding + 1} has no guard and hides the next ones: put it last.`,
          },
        ]),
  ]
}

const aboutAction = (action: unknown, where: string): Complaint[] =>
  hasName(action)
    ? []
    : [
        {
          rule: 'action.unnamed',
          where,
          says: "An action has no name: put it into the setup's actions.",
        },
      ]

/** `and(…)`, `or(…)` and `not(…)` of named guards need no name of their own. */
const hasName = (part: unknown): boolean =>
  typeof part === 'string' ||
  (typeof part === 'object' && part !== null && 'type' in part) ||
  (typeof part === 'function' &&
    'guards' in part &&
    Array.isArray(part.guards) &&
    part.guards.every(hasName))
