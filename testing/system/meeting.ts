import type { EventObject } from 'xstate'
import { nextTimer } from '../explore/timers.ts'
import type { Message } from '../plan/system-seen.ts'
import type { Taken } from './part.ts'
import type { StandIn, Watch } from './stand-in.ts'
import type { AnySystem, OutsidePort } from './system.ts'
import type { Moments, SystemReaction } from './system-reaction.ts'
import { outside } from './system-step.ts'

/** How often a message arrives; once where nothing goes wrong. */
export type Delivery = (message: Message) => number

/** Stand-ins that are joined as in production, and a note of all that happens between them. */
export interface Meeting<One extends StandIn> {
  ones: Readonly<Record<string, One>>
  /** The world tells whatever joins them. */
  hear(event: EventObject): void
  letPass(ms: number): void
  /** Parts them; answers what happened. */
  end(): SystemReaction
}

export function meetingOf<One extends StandIn>(
  system: AnySystem,
  arrives: Delivery,
  make: (name: string, watch: Watch) => One,
): Meeting<One> {
  const names = Object.keys(system.parts)
  const taken: Record<string, Taken[]> = {}
  const messages: Message[] = []
  const listening: ((event: EventObject) => void)[] = []
  let speaker = outside

  function speakAs(name: string, says: () => void): void {
    const before = speaker
    speaker = name
    says()
    speaker = before
  }
  const ones = Object.fromEntries(
    names.map((name) => {
      const own: Taken[] = []
      taken[name] = own
      const watch: Watch = {
        onTaken: (one) => void own.push(one),
        onSaying: (says) => speakAs(name, says),
      }
      return [name, make(name, watch)]
    }),
  )
  function send(to: string, event: EventObject): void {
    const message = { from: speaker, to, event }
    messages.push(message)
    for (let times = arrives(message); times > 0; times -= 1) ones[to]!.ref.send(event)
  }
  const actors = Object.fromEntries(
    names.map((name) => [
      name,
      { ...ones[name]!.ref, send: (event: EventObject) => send(name, event) },
    ]),
  )
  const port: OutsidePort = {
    hear(listener) {
      listening.push(listener)
      return () => void listening.splice(listening.indexOf(listener), 1)
    },
    tell: (type) => void messages.push({ from: speaker, to: outside, event: { type } }),
  }
  const part = system.join(actors as never, port)
  return {
    ones,
    hear(event) {
      for (const listener of [...listening]) listener(event)
    },
    letPass(ms) {
      // All of them grow older before the first of them says anything.
      for (const one of Object.values(ones)) one.wait(ms)
      for (const one of Object.values(ones)) {
        if (nextTimer(one.now().timers)?.left === 0) one.take({ cause: 'clock', ms: 0 })
      }
    },
    end() {
      part()
      const after: Moments = Object.fromEntries(names.map((name) => [name, ones[name]!.now()]))
      return { after, taken, messages }
    },
  }
}
