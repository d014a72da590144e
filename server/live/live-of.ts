import type { Payload } from 'payload'
import type { Live } from './live.ts'

const lives = new WeakMap<Payload, Live>()

/** Who tells what happens in this Payload; undefined before it has started. */
export const liveOf = (payload: Payload): Live | undefined => lives.get(payload)

export const keepLive = (payload: Payload, live: Live): void => {
  lives.set(payload, live)
}

/** A server that stops waits for no browser that listens. */
export const endStreams = async (payload: Payload): Promise<void> => liveOf(payload)?.close()
