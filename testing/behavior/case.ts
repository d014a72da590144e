import type { EventObject } from 'xstate'
import { placeOf } from '../chart/states.ts'
import type { Moment, Reaction } from '../explore/moment.ts'
import type { Step } from '../plan/step.ts'
import { onlyExample, sayStep } from '../plan/step.ts'
import { changesBetween } from './changes.ts'
import { entriesOf, ordered } from './ordered.ts'
import type { ValueNames } from './value-names.ts'

/** One step from one moment, as the behavior text sees it. */
export interface Case {
  /** The state that it is asked in. */
  place: string
  /** `user.save`, `save done`, `time passes` */
  name: string
  example: string
  isIgnored: boolean
  /** The same for cases that differ in data only. */
  kind: string
  /** All that it does. */
  delta: string
  before: Moment | null
  say(names: ValueNames): string
}

export interface CaseOptions {
  /** Null: the start. */
  before: Moment | null
  /** The step, or the name of the input. */
  cause: Step | string
  reaction: Reaction
  isIgnored?: boolean
  /** How states are called, where somebody can't tell them apart. */
  called?: (place: string) => string
}

/** The section of the start. */
export const theStart = 'start'

export function caseOf({
  before,
  cause,
  reaction,
  isIgnored = false,
  called = (place) => place,
}: CaseOptions): Case {
  const place = before ? called(placeOf(before.snapshot)) : theStart
  const label = labelOf(cause)
  if (isIgnored) {
    const says = 'ignored'
    return { place, ...label, before, isIgnored, kind: says, delta: says, say: () => says }
  }
  const { after, effects, emitted } = reaction
  const target = called(placeOf(after.snapshot)) + endOf(after)
  const to = before && target === place ? 'stays' : `→ ${target}`
  const { asked, dropped } = workBetween(before, after, cause)
  const armed = armedBetween(before, after, cause)
  const changes = changesBetween(before?.snapshot.context ?? {}, after.snapshot.context)
  const output = after.snapshot.status === 'done' ? after.snapshot.output : undefined
  const types = typesOf(effects, emitted)

  return {
    place,
    ...label,
    before,
    isIgnored,
    kind: ordered([to, types, asked.map(({ work }) => work), dropped, armed.length]),
    delta: ordered([
      to,
      types,
      emitted,
      asked.map(({ work, input }) => [work, input]),
      dropped,
      armed,
      changes,
      output,
    ]),
    say: (names) =>
      [
        to,
        ...asked.map(({ work, input }) => `asks ${work}${inWords(input, names)}`),
        ...dropped.map((work) => `drops ${work}`),
        ...effectsInWords(effects, emitted, names),
        ...armed,
        ...changes.map(
          ({ path, before: was, after: is }) =>
            `${path}: ${was === undefined ? '' : `${names.say(was)} `}⇒ ${is === undefined ? 'gone' : names.say(is)}`,
        ),
        ...(output === undefined ? [] : [`outputs ${names.say(output)}`]),
      ].join(' · '),
  }
}

function labelOf(cause: Step | string): Pick<Case, 'name' | 'example'> {
  if (typeof cause === 'string') return { name: 'begins', example: cause }
  // The delay is told where the timer is armed.
  if (cause.cause === 'clock') return { name: 'time passes', example: onlyExample }
  return {
    name: sayStep({ ...cause, example: onlyExample }),
    example: cause.example ?? onlyExample,
  }
}

const endOf = ({ snapshot: { status } }: Moment) => {
  if (status === 'active') return ''
  return status === 'done' ? ' (over)' : ` (${status})`
}

function workBetween(before: Moment | null, after: Moment, cause: Step | string) {
  const were = before?.running ?? []
  const isOf = (list: Moment['running']) => new Set(list.map(({ ref }) => ref))
  const [known, still] = [isOf(were), isOf(after.running)]
  const ended = typeof cause === 'object' && 'child' in cause ? cause.child : undefined
  return {
    asked: after.running.filter(({ ref }) => !known.has(ref)),
    dropped: were
      .filter(({ ref, child }) => !still.has(ref) && child !== ended)
      .map(({ work }) => work),
  }
}

function armedBetween(before: Moment | null, after: Moment, cause: Step | string): string[] {
  const ms = typeof cause === 'object' && cause.cause === 'clock' ? cause.ms : 0
  const were = new Map(before?.timers.map(({ id, left }) => [id, left - ms]))
  return after.timers
    .filter(({ id, left }) => were.get(id) !== left)
    .map(({ left }) => `in ${left / 1000} s`)
}

const isEmission = /^emits /

/** `emits saved`, `track {"page":1}` */
const typesOf = (effects: readonly string[], emitted: readonly EventObject[]): string[] => {
  const rest = [...emitted]
  return effects.map((effect) => (isEmission.test(effect) ? `emits ${rest.shift()?.type}` : effect))
}

function effectsInWords(
  effects: readonly string[],
  emitted: readonly EventObject[],
  names: ValueNames,
): string[] {
  const rest = [...emitted]
  return effects.map((effect) => {
    const event = isEmission.test(effect) ? rest.shift() : undefined
    if (event === undefined) return effect
    const { type, ...data } = event
    return `emits ${type}${entriesOf(data).length === 0 ? '' : ` ${names.say(data)}`}`
  })
}

const inWords = (input: unknown, names: ValueNames) =>
  input === undefined ? '' : ` ${names.say(input)}`
