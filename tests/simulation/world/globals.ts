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
    // No browser is idle here, and nobody waits for it.
    replace(globalThis, 'window', {}),
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
