import type { LiveEvent } from '#contracts/events'
import type { Watch } from '#machines/presence'
import { joinWatches, nothing } from './join-watches.ts'

/** What others do to what is on the screen; `lost`: who is here is not known any more. */
export type Heard = (LiveEvent & Named) | { type: 'lost' }

interface Named {
  /** What this user's own request called the save (`idempotencyHeader`). */
  save?: string
}

/** The way of this tab to the browser's one stream. */
export interface LiveLine {
  show(watch: Watch): void
}

/** Tells the views of this tab what others do. */
export interface Live {
  /** Calls back with all that is told to this tab, from the first `show` on. */
  watch(hear: (heard: Heard) => void): Watching
}

export interface Watching {
  /** What this view shows, in place of what it showed before. */
  show(watch: Partial<Watch>): void
  stop(): void
}

interface Ways {
  /** Opens the line, not before the panel has time for it. */
  open: (hear: (heard: Heard) => void) => Promise<LiveLine>
  /** The next moment in which nobody waits for a key. */
  untilIdle: () => Promise<void>
}

/** Opens its line when something is to be watched. What is shown is told in a moment of rest. */
export function createLive({ open, untilIdle }: Ways): Live {
  const watchers = new Map<symbol, { watch: Watch; hear: (heard: Heard) => void }>()
  let line: Promise<LiveLine | null> | undefined
  let telling: Promise<void> | null = null

  const tell = (heard: Heard) => {
    for (const { hear } of watchers.values()) hear(heard)
  }
  const all = () => joinWatches([...watchers.values()].map(({ watch }) => watch))
  const show = () => {
    if (telling !== null || (!line && isNothing(all()))) return
    line ??= open(tell).catch(() => null)
    telling = showTo(line)
  }
  const showTo = async (opening: Promise<LiveLine | null>) => {
    const opened = await opening
    await untilIdle()
    telling = null
    opened?.show(all())
  }

  return {
    watch(hear) {
      const key = Symbol()
      watchers.set(key, { watch: nothing, hear })
      return {
        show(watch) {
          if (!watchers.has(key)) return
          watchers.set(key, { watch: { ...nothing, ...watch }, hear })
          show()
        },
        stop() {
          watchers.delete(key)
          show()
        },
      }
    },
  }
}

const isNothing = ({ documents, collections }: Watch) =>
  documents.length === 0 && collections.length === 0
