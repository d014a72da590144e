import type { AnyStateMachine } from 'xstate'
import { StateMachine } from 'xstate'
import type { Random } from '../../kit/machines/random.ts'
import type { VirtualClock } from './clock.ts'

/** Where product code asks the platform for the time or for chance, it gets the simulation's. */
export async function withVirtualGlobals<Result>(
  clock: VirtualClock,
  random: Random,
  work: () => Promise<Result>,
): Promise<Result> {
  const ends = [
    replace(Date, 'now', clock.now),
    replace(globalThis, 'setTimeout', clock.setTimeout),
    replace(globalThis, 'clearTimeout', clock.clearTimeout),
    replace(AbortSignal, 'timeout', (ms: number) => {
      const timeout = new AbortController()
      clock.setTimeout(() => timeout.abort(), ms)
      return timeout.signal
    }),
    // No browser is idle here, and nobody waits for it.
    replace(globalThis, 'window', {}),
    // Asked only where a request has failed: whether a proxy is in the way. None is.
    replace(globalThis, 'fetch', unreachable),
    replace(StateMachine.prototype, 'provide', sharingStates),
    replace(crypto, 'getRandomValues', (bytes: Uint8Array) => bytes.map(() => random.below(256))),
    replace(crypto, 'randomUUID', () => `uuid-${random.below(2 ** 31)}-${random.below(2 ** 31)}`),
  ]
  try {
    return await work()
  } finally {
    for (const end of ends) end()
  }
}

function replace(owner: object, name: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(owner, name)
  Object.defineProperty(owner, name, { value, configurable: true, writable: true })
  return () => {
    if (before) Object.defineProperty(owner, name, before)
    else Reflect.deleteProperty(owner, name)
  }
}

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))

/**
 * A machine with other work, over the same states: to build these anew for each document that is
 * opened takes longer than all that is done in it.
 */
function sharingStates(
  this: AnyStateMachine,
  given: Partial<AnyStateMachine['implementations']>,
): AnyStateMachine {
  const { actions, actors, delays, guards } = this.implementations
  const machine = Object.create(this)
  machine.implementations = {
    actions: { ...actions, ...given.actions },
    actors: { ...actors, ...given.actors },
    delays: { ...delays, ...given.delays },
    guards: { ...guards, ...given.guards },
  }
  for (const name of bound) machine[name] = StateMachine.prototype[name].bind(machine)
  return machine
}

const bound = [
  'transition',
  'getInitialSnapshot',
  'getPersistedSnapshot',
  'restoreSnapshot',
  'start',
] as const
