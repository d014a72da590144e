import type { DocumentData } from '#contracts/documents'
import type { DocumentActor, Place } from '#machines/document'
import { at, pathAt, placeAt } from '#machines/document'
import { watch } from '../../kit/watch.ts'

/** A field of a document, in whichever row it is by now. */
export interface PlaceNow {
  /** null: the row that it was in is gone. */
  now(): Place | null
  path(): string | null
  /** Calls back when it is gone; answers how to stop. */
  onGone(listener: () => void): () => void
}

export function placeNow(document: DocumentActor, place: Place): PlaceNow {
  const values = () => document.getSnapshot().context.values
  const [top = ''] = place
  let known = values()
  let now: Place | null = place
  let isTold = false

  document.on('saved', () => follow(renamed))

  function follow(whereGone: typeof renamed = () => null): void {
    const [before, after] = [known, values()]
    known = after
    if (now === null || before[top] === after[top]) return
    const path = pathIn(before, now)
    if (pathIn(after, now) === null && path !== null) now = whereGone(before, after, path)
  }

  return {
    now() {
      follow()
      return now
    },
    path() {
      follow()
      return now && pathIn(values(), now)
    },
    onGone(listener) {
      return watch(
        document,
        (before, after) => before.values[top] !== after.values[top],
        () => {
          follow()
          if (now !== null || isTold) return
          isTold = true
          listener()
        },
      )
    },
  }
}

/**
 * A row that the answer to a save names anew is where it was, and nobody knew its new name before.
 * At any other time a new row there is another one: somebody has replaced it.
 */
function renamed(before: DocumentData, after: DocumentData, path: string): Place | null {
  const other = placeAt(after, path)
  return pathIn(after, other) !== null && pathIn(before, other) === null ? other : null
}

/** null: it is not there. A text without words is. */
function pathIn(values: DocumentData, place: Place): string | null {
  const path = pathAt(values, place)
  if (path === null || !path.includes('.')) return path
  const parent = at(values, path.slice(0, path.lastIndexOf('.')))
  return parent === undefined || parent === null ? null : path
}
