import type { AnyActorRef } from 'xstate'

/** A machine under test: the actor, and what it told and asked so far. */
export interface Subject {
  actor: AnyActorRef
  emitted: readonly unknown[]
  asked: Readonly<Record<string, readonly unknown[]>>
}

/** Everything that an event could change. */
export function seen({ actor, emitted, asked }: Subject) {
  const { value, context, status } = actor.getSnapshot()
  const questions = Object.entries(asked).map(([name, { length }]) => [name, length])
  return structuredClone({ value, context, status, emitted, questions })
}

/** State by state, the events that are not heard there: `[state, event type]`. */
export const refusals = <State extends string, Type extends string>(
  heard: Record<State, readonly Type[]>,
  types: readonly Type[],
): [State, Type][] =>
  statesOf(heard).flatMap((state) =>
    types
      .filter((type) => !heard[state].includes(type))
      .map((type): [State, Type] => [state, type]),
  )

/** State by state, the events that are heard there. */
export const acceptances = <State extends string, Type extends string>(
  heard: Record<State, readonly Type[]>,
): [State, Type][] =>
  statesOf(heard).flatMap((state) => heard[state].map((type): [State, Type] => [state, type]))

/** The keys of a record, as the narrow type that `Object.keys` cannot promise. */
export const statesOf = <Key extends string>(record: Record<Key, unknown>): Key[] =>
  Object.keys(record) as Key[]
