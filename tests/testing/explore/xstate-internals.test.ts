import { expect, test } from 'vitest'
import type { InspectionEvent } from 'xstate'
import { createActor, createMachine, initialTransition, transition } from 'xstate'
import { arrowsOf, placesOf } from '#testing'

/** What has no public name in XState 5, and the engine needs. When one of these fails, mend the files named in it. */
const machine = createMachine({
  id: 'internals',
  initial: 'a',
  states: { a: { on: { go: 'b' } }, b: { always: 'c' }, c: { after: { 5: 'a' } } },
})

function inspected(): InspectionEvent[] {
  const events: InspectionEvent[] = []
  const actor = createActor(machine, { inspect: (event) => events.push(event) }).start()
  actor.send({ type: 'go' })
  actor.stop()
  return events
}

test('snapshot._nodes are the active states (chart/states.ts)', () => {
  const [first] = initialTransition(machine)
  const [snapshot] = transition(machine, first, { type: 'go' })

  expect(snapshot._nodes.map(({ id }) => id)).toEqual(['internals', 'internals.c'])
  expect(placesOf(snapshot)).toEqual(['c'])
})

test('_transitions of a microstep are the very definitions of the chart (explore/stepper.ts)', () => {
  const known = new Set(arrowsOf(machine).map(({ definition }) => definition))
  const taken = inspected().flatMap((event) =>
    event.type === '@xstate.microstep' ? event._transitions : [],
  )

  const written = taken.filter((definition) => known.has(definition))
  expect(written.map(({ source }) => source.key)).toEqual(['a', 'b'])
})

test('an action is told with its type and params (explore/effects.ts, explore/timers.ts)', () => {
  const actions = inspected().flatMap((event) =>
    event.type === '@xstate.action' ? [event.action] : [],
  )

  expect(actions).toContainEqual({
    type: 'xstate.raise',
    params: expect.objectContaining({ delay: 5, event: { type: 'xstate.after.5.internals.c' } }),
  })
})

test('an event is told with its source, and the first of all holds the input (replay/recorder.ts)', () => {
  const [begun, went] = inspected().flatMap((event) =>
    event.type === '@xstate.event' ? [event] : [],
  )

  expect(begun!.event.type).toBe('xstate.init')
  expect(begun!.actorRef).toMatchObject({ sessionId: begun!.rootId })
  expect(went).toMatchObject({ event: { type: 'go' }, sourceRef: undefined })
})
