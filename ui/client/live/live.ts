import type { LiveEvent } from '#config-schema'
import type { Watch } from '#machines/presence'
import { joinWatches, nothing } from './join-watches.ts'

/** What others do to what is on the screen; `lost`: who is here is not known any more. */
export type Heard = LiveEvent | { type: 'lost' }

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

/** Opens its line when something is to be watched, and not before the panel has time for it. */
export function createLive(
  open: (hear: (heard: Heard) => void) => Promise<LiveLine>,
  whenIdle: (act: () => void) => void,
): Live {
  const watchers = new Map<symbol, { watch: Watch; hear: (heard: Heard) => void }>()
  let line: Promise<LiveLine | null> | undefined

  const tell = (heard: Heard) => {
    for (const { hear } of watchers.values()) hear(heard)
  }
  const all = () => joinWatches([...watchers.values()].map(({ watch }) => watch))
  const show = () => {
    if (!line && isNothing(all())) return
    line ??= new Promise<void>(whenIdle).then(() => open(tell)).catch(() => null)
    line.then((opened) => opened?.show(all()))
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
