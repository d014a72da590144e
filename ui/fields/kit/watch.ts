import type { DocumentActor, DocumentContext } from '#machines/document'
import { atItsLetter, behindTheChange } from '../../parts/typing/caret-in.ts'
import { keepCaret } from '../../parts/typing/keep-caret.ts'

/** Whether somebody has to look again, after the one became the other. */
export type IsConcerned = (before: DocumentContext, after: DocumentContext) => boolean

/**
 * Calls back when the document changed in a way that concerns the listener; answers how to stop. All
 * fields share one subscription, and a key pressed in one of hundreds runs no code of the others but
 * this question.
 */
export function watch(
  document: DocumentActor,
  isConcerned: IsConcerned,
  listener: () => void,
): () => void {
  const { watchers, end } = watches.get(document) ?? begin(document)
  const watcher = { isConcerned, listener }
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
    if (watchers.size === 0) end()
  }
}

interface Watch {
  watchers: Set<{ isConcerned: IsConcerned; listener: () => void }>
  end(): void
}

const watches = new WeakMap<DocumentActor, Watch>()

function begin(document: DocumentActor): Watch {
  const watchers: Watch['watchers'] = new Set()
  let known = document.getSnapshot().context
  let isStep = false
  // A step in the history is told before it is shown, as an edit that changes nothing.
  const edits = document.on('edited', ({ before, after, unparsed }) => {
    isStep = before === after && unparsed.before === unparsed.after
  })
  const subscription = document.subscribe(({ context }) => {
    const before = known
    known = context
    const rule = isStep ? behindTheChange : atItsLetter
    isStep = false
    keepCaret(rule, () => {
      for (const { isConcerned, listener } of watchers) if (isConcerned(before, context)) listener()
    })
  })
  const begun = {
    watchers,
    end() {
      edits.unsubscribe()
      subscription.unsubscribe()
      watches.delete(document)
    },
  }
  watches.set(document, begun)
  return begun
}
