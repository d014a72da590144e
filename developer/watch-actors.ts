import type { AnyActorRef, AnyStateMachine } from 'xstate'
import { Actor } from 'xstate'
import type { Watched } from './watched.ts'
import { watch } from './watched.ts'

/** The actors of a page, and who wants to know. */
export interface Watch {
  /** Those that live, and those that have ended lately; the newest first. */
  all: () => readonly Watched[]
  /** Goes up with everything that happens. */
  version: () => number
  subscribe: (listener: () => void) => () => void
}

/** Of actors that have ended, these many are kept. */
const mostEnded = 20

/**
 * Watches every actor that starts from now on. XState has no place to say so for all actors: each is
 * asked when it starts, so that nothing in the panel has to know that it's being watched.
 */
export function watchActors(): Watch {
  let all: readonly Watched[] = []
  let version = 0
  let isDue = false
  const listeners = new Set<() => void>()
  const tell = () => {
    version += 1
    // At most once a frame: people can't see more, and typing must not wait.
    if (isDue) return
    isDue = true
    requestAnimationFrame(() => {
      isDue = false
      for (const listener of listeners) listener()
    })
  }

  const start = Actor.prototype.start
  Actor.prototype.start = function (this: Actor<AnyStateMachine>) {
    const machine = machineOf(this)
    const isRoot = this._parent === undefined
    if (machine && isRoot && !all.some(({ actor }) => actor === this)) {
      all = withoutOld([watch(this as AnyActorRef, machine.id, tell), ...all])
    }
    return start.call(this)
  }
  return {
    all: () => all,
    version: () => version,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const machineOf = ({ logic }: { logic: object }): AnyStateMachine | null =>
  'root' in logic ? (logic as AnyStateMachine) : null

export const hasEnded = ({ actor }: Watched): boolean => actor.getSnapshot().status !== 'active'

function withoutOld(all: readonly Watched[]): readonly Watched[] {
  const old = new Set(all.filter(hasEnded).slice(mostEnded))
  return all.filter((watched) => !old.has(watched))
}
