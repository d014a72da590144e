import type { AnyMachineSnapshot, EventObject } from 'xstate'
import type { Moment } from '../explore/moment.ts'
import type { Step } from '../plan/step.ts'
import type { Listened, Part, Taken } from './part.ts'

/** An actor that is data: it can be asked, told and listened to like a real one, and nothing runs. */
export interface StandIn {
  ref: Listened
  now(): Moment
  /** Takes a step, or keeps it until it has done with the one before, as a mailbox does. */
  take(step: Step): void
  /** Lets some of its time pass in which nothing is due. */
  wait(ms: number): void
}

/** Whoever watches a stand-in. */
export interface Watch {
  onTaken(taken: Taken): void
  /** Lets it say what it has to say. */
  onSaying(says: () => void): void
}

/** One that is in a moment already. */
export const standIn = (part: Part, moment: Moment, watch: Watch): StandIn =>
  actingFor(part, moment, watch)

/** One that has not begun: what it hears waits until then. */
export function standInAtFirst(
  part: Part,
  first: Taken,
  watch: Watch,
): StandIn & { begin(): void } {
  const one = actingFor(part, first.to, watch, true)
  return { ...one, begin: () => one.begin(first) }
}

function actingFor(part: Part, begun: Moment, { onTaken, onSaying }: Watch, waits = false) {
  const waiting: Step[] = []
  const listeners: { type: string; hear: (event: EventObject) => void }[] = []
  const followers: ((snapshot: AnyMachineSnapshot) => void)[] = []
  let moment = begun
  let isBusy = waits

  /** As XState does it: what is emitted is heard before the new state is. */
  function say({ reaction }: Taken): void {
    onSaying(() => {
      for (const event of reaction.emitted) {
        for (const { type, hear } of [...listeners]) {
          if (type === event.type || type === '*') hear(event)
        }
      }
      for (const follow of [...followers]) follow(moment.snapshot)
    })
  }
  function workOff(): void {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (moment.snapshot.status !== 'active') continue
      const taken = part.take(moment, step)
      moment = taken.to
      onTaken(taken)
      say(taken)
    }
    isBusy = false
  }
  function take(step: Step): void {
    waiting.push(step)
    if (isBusy) return
    isBusy = true
    workOff()
  }
  const subscribe = (observer: Observer | { next?: Observer }) =>
    joinedTo(followers, (snapshot: AnyMachineSnapshot) =>
      typeof observer === 'function' ? observer(snapshot) : observer.next?.(snapshot),
    )
  return {
    now: () => moment,
    take,
    wait(ms: number) {
      moment = part.later(moment, ms)
    },
    begin(first: Taken) {
      onTaken(first)
      say(first)
      workOff()
    },
    ref: {
      getSnapshot: () => moment.snapshot,
      send: (event: EventObject) => take({ cause: 'event', event }),
      on: (type: string, hear: (event: EventObject) => void) => joinedTo(listeners, { type, hear }),
      subscribe,
    } as Listened,
  }
}

type Observer = (snapshot: AnyMachineSnapshot) => void

function joinedTo<Item>(list: Item[], item: Item): { unsubscribe: () => void } {
  list.push(item)
  return {
    unsubscribe() {
      const at = list.indexOf(item)
      if (at >= 0) list.splice(at, 1)
    },
  }
}
