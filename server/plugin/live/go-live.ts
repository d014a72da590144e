import type { Payload } from 'payload'
import { waitForCommits } from '../../live/after-commit.ts'
import { startLive } from '../../live/live.ts'
import { keepLive, liveOf } from '../../live/live-of.ts'
import type { LivePace } from '../../live/pace.ts'
import { defaultPace } from '../../live/pace.ts'
import { tellLocks } from './tell-locks.ts'

/** From now on browsers are told what happens, until the database is closed. Called when it is there. */
export function goLive(payload: Payload, pace: Partial<LivePace> = {}): void {
  const { db } = payload
  keepLive(payload, startLive(payload, { ...defaultPace, ...pace }))
  waitForCommits(payload)
  tellLocks(payload)

  const { destroy } = db
  db.destroy = async () => {
    await endStreams(payload)
    await destroy?.call(db)
  }
}

/** A server that stops waits for no browser that listens. */
export const endStreams = async (payload: Payload): Promise<void> => liveOf(payload)?.close()
