import type { Payload } from 'payload'
import { keptOnPayload } from '../kit/kept-on-payload.ts'
import type { Live } from './live.ts'

const lives = keptOnPayload<Live>('live')

/** Who tells what happens in this Payload; undefined before it has started. */
export const liveOf = (payload: Payload): Live | undefined => lives.of(payload)

export const keepLive = (payload: Payload, live: Live): void => {
  lives.keep(payload, live)
}

/** A server that stops waits for no browser that listens. */
export const endStreams = async (payload: Payload): Promise<void> => liveOf(payload)?.close()
