import type { DocumentData, Json } from '#contracts/documents'
import type { DocumentActor } from '#machines/document'
import { at, pathAt, placeAt } from '#machines/document'
import { watch } from '../../kit/watch.ts'
import type { TextSource } from '../engine/text-of-document.ts'

/** What the document has where a text is shown; `shownAt` is its path when it was last drawn. */
export function sourceOf(document: DocumentActor, shownAt: () => string): TextSource {
  const values = () => document.getSnapshot().context.values
  const [top = ''] = shownAt().split('.', 1)
  const pathNow = pathFollower(shownAt)
  return {
    read: () => at(values(), pathNow(values())),
    // Edits without a time are never joined with others in the history.
    write: (value, isOwnStep) =>
      document.send({
        type: 'user.edit',
        path: pathNow(values()),
        value,
        ...(!isOwnStep && { at: Date.now() }),
      }),
    subscribe(listener) {
      // A step is told before it has changed the values.
      let steppedFrom: DocumentData | null = null
      const edits = document.on('edited', ({ before, after }) => {
        steppedFrom = before === after ? before : null
      })
      let isStep = false
      const end = watch(
        document,
        (before, after) => {
          isStep = before.values === steppedFrom
          steppedFrom = null
          return before.values[top] !== after.values[top]
        },
        () => listener(isStep),
      )
      return () => {
        edits.unsubscribe()
        end()
      }
    },
  }
}

/** Where it is by now: rows move before anything is drawn again. */
function pathFollower(shownAt: () => string): (values: DocumentData) => string {
  let path = ''
  let place: readonly string[] = []
  return (values) => {
    if (path !== shownAt()) {
      path = shownAt()
      place = placeAt(values, path)
    }
    const now = pathAt(values, place)
    if (now !== null && isThere(values, now)) return now
    // The server has named the row anew.
    place = placeAt(values, path)
    return path
  }
}

function isThere(values: DocumentData, path: string): boolean {
  const parent: Json | undefined = path.includes('.')
    ? at(values, path.slice(0, path.lastIndexOf('.')))
    : values
  return parent !== undefined && parent !== null
}
