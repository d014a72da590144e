import type { Thread } from '#contracts/comments'
import type { CommentsActor } from '#machines/comments'
import { isOpen } from '#machines/comments'
import type { DocumentActor } from '#machines/document'
import { pathAt } from '#machines/document'
import type { ThreadPaths } from '../../../kit/comments.ts'

/** Which open threads each field has, found anew when rows move: no field asks for more than its own. */
export function threadPaths(
  document: DocumentActor,
  comments: CommentsActor,
): ThreadPaths & { end: () => void } {
  const listeners = new Set<() => void>()
  let known = new Map<string, readonly Thread[]>()
  let seen = ''
  const look = () => {
    const { values } = document.getSnapshot().context
    const found = comments
      .getSnapshot()
      .context.threads.filter(isOpen)
      .flatMap((thread) => {
        const path = thread.anchor.place && pathAt(values, thread.anchor.place)
        return path == null ? [] : [{ path, thread }]
      })
    const now = JSON.stringify(found.map(({ path, thread }) => [path, thread.id]))
    if (now === seen) return
    seen = now
    known = new Map()
    for (const { path, thread } of found) known.set(path, [...(known.get(path) ?? []), thread])
    for (const listener of listeners) listener()
  }
  look()
  const ends = [document.subscribe(look), comments.subscribe(look)]
  return {
    at: (path) => known.get(path) ?? none,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    end() {
      for (const end of ends) end.unsubscribe()
    },
  }
}

const none: readonly Thread[] = []
