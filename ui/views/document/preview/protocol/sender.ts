import type { Pace } from '#machines/open-preview'

/** The browser's time, or one that a test moves by hand. */
export interface SenderClock {
  now(): number
  /** Calls back with the next frame that is painted; answers what takes it back. */
  nextFrame(does: () => void): () => void
  after(ms: number, does: () => void): () => void
}

/**
 * After this much quiet the last message is sent once more. Payload's clients ask the server with each
 * message and show what comes last, so that a slow earlier answer would stay.
 */
const quietMs = 400

/** After a message that took long to hand over, typing has this many times as long for itself. */
const restFactor = 4

/** Sends at most once a frame, the newest that there is, and again when all is quiet. */
export function createSender(send: (isFirst: boolean) => void, clock: SenderClock): Pace {
  let dropNext = () => {}
  let dropRepeat = () => {}
  let isDue = false
  let restsUntil = 0

  function post(isFirst: boolean): void {
    isDue = false
    dropNext()
    dropRepeat()
    const before = clock.now()
    send(isFirst)
    const after = clock.now()
    restsUntil = after + (after - before) * restFactor
    dropRepeat = clock.after(quietMs, () => send(false))
  }

  return {
    changed() {
      if (isDue) return
      isDue = true
      const rest = restsUntil - clock.now()
      const atFrame = () => {
        dropNext = clock.nextFrame(() => post(false))
      }
      if (rest <= 0) atFrame()
      else dropNext = clock.after(rest, atFrame)
    },
    flush() {
      if (isDue) post(false)
    },
    start: () => post(true),
    stop() {
      isDue = false
      dropNext()
      dropRepeat()
    },
  }
}

/** A page that nobody sees paints no frames: it isn't waited for longer than this. */
const longestFrameMs = 100

export const browserClock: SenderClock = {
  now: () => performance.now(),
  nextFrame(does) {
    let isOver = false
    const once = () => {
      if (isOver) return
      end()
      does()
    }
    const frame = requestAnimationFrame(once)
    const timer = setTimeout(once, longestFrameMs)
    const end = () => {
      isOver = true
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
    return end
  },
  after(ms, does) {
    const timer = setTimeout(does, ms)
    return () => clearTimeout(timer)
  },
}
