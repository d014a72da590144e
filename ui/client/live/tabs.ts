import type { Watch } from '#machines/presence'
import { joinWatches, nothing } from './join-watches.ts'
import type { Heard } from './live.ts'
import type { StreamPlace } from './stream.ts'

/** The tabs of one browser in which the same person is signed in, as one of them sees them. */
export interface Tabs {
  /** What the others show. */
  shownElsewhere(): Watch
  show(watch: Watch): void
  /** Tells the others what the stream said, and where it stands. */
  tell(heard: Heard, place: StreamPlace): void
  /** Comes to its end when this one leads; fails where tabs cannot agree who does. */
  lead(signal: AbortSignal): Promise<void>
  /** Another one may lead. */
  resign(): void
  close(): void
}

interface Ears {
  /** Some tab shows something else, or is gone: what all show now, and what that one does. */
  changed(shown: Watch, by: Watch): void
  heard(heard: Heard, place: StreamPlace): void
}

type Message =
  | { type: 'hello' | 'shows'; tab: string; watch: Watch }
  | { type: 'heard'; heard: Heard; place: StreamPlace }

/** Tabs talk over a channel. Each holds a lock: who gets it knows that the tab is gone, however it went. */
export function joinTabs(name: string, ears: Ears): Tabs {
  const { locks } = navigator
  const isAble = locks !== undefined && typeof BroadcastChannel === 'function'
  const channel = isAble ? new BroadcastChannel(name) : null
  const own = Math.random().toString(36).slice(2)
  const others = new Map<string, Watch>()
  const closing = new AbortController()
  let mine = nothing
  let resign = () => {}

  const shownElsewhere = () => joinWatches([...others.values()])
  const shown = () => joinWatches([mine, shownElsewhere()])
  const send = (message: Message) => {
    if (!closing.signal.aborted) channel?.postMessage(message)
  }
  const lockOf = (tab: string) => `${name} ${tab}`
  const forgetWhenGone = (tab: string) =>
    locks
      .request(lockOf(tab), { signal: closing.signal }, () => {
        others.delete(tab)
        ears.changed(shown(), nothing)
      })
      .catch(() => {})
  const hear = ({ data }: MessageEvent<Message>) => {
    if (data.type === 'heard') return ears.heard(data.heard, data.place)
    const { tab, watch } = data
    if (!others.has(tab)) forgetWhenGone(tab)
    others.set(tab, watch)
    if (data.type === 'hello') send({ type: 'shows', tab: own, watch: mine })
    ears.changed(shown(), watch)
  }
  channel?.addEventListener('message', hear)
  if (isAble) {
    const greet = () => {
      send({ type: 'hello', tab: own, watch: mine })
      return new Promise<void>((resolve) =>
        closing.signal.addEventListener('abort', () => resolve()),
      )
    }
    locks.request(lockOf(own), { signal: closing.signal }, greet).catch(() => {})
  }

  return {
    shownElsewhere,
    show(watch) {
      mine = watch
      send({ type: 'shows', tab: own, watch })
      ears.changed(shown(), watch)
    },
    tell: (heard, place) => send({ type: 'heard', heard, place }),
    async lead(signal) {
      if (!isAble) throw new Error('This browser has no Web Locks, or no channels.')
      await new Promise<void>((resolve, reject) => {
        const hold = () =>
          new Promise<void>((release) => {
            resign = release
            resolve()
          })
        locks.request(name, { signal }, hold).catch(reject)
      })
    },
    resign: () => resign(),
    close() {
      closing.abort()
      channel?.close()
    },
  }
}
