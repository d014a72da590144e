import type { DocumentData } from '#contracts/documents'
import type { DocumentActor, Edited, Unparsed } from '#machines/document'
import type { End } from '../kit/follow.ts'
import { endAll, follow } from '../kit/follow.ts'
import type { History } from './undo-steps.ts'
import {
  overtaken,
  redone,
  remembered,
  saved,
  steppedBack,
  steppedForward,
  undone,
  unparsedRedone,
  unparsedUndone,
} from './undo-steps.ts'

/** What a person did to a document, intent by intent, to be undone and redone (DOC-12). */
export interface UndoHistory {
  get(): History
  subscribe(listener: () => void): () => void
  undo(): void
  redo(): void
  /** Listens to the document, until the answer is called. */
  listen(): End
}

export function undoHistory(document: DocumentActor): UndoHistory {
  let history: History = { past: [], future: [] }
  /** What the document held after the last that was done here, or answered to it; null: nothing was. */
  let known: DocumentData | null = null
  const listeners = new Set<() => void>()
  const shown = () => document.getSnapshot().context.values
  const halfTyped = () => document.getSnapshot().context.unparsed
  const whole = () => document.getSnapshot().context.whole

  function become(next: History): void {
    known = shown()
    if (next === history) return
    history = next
    for (const listener of listeners) listener()
  }

  function remember(change: Omit<Edited, 'type'>): void {
    const { before, after, unparsed } = change
    const isChanged = before !== after || unparsed.before !== unparsed.after
    become(isChanged ? remembered(history, change, whole()) : history)
  }

  function step(values: DocumentData, unparsed: readonly Unparsed[], next: History): void {
    become(next)
    document.send({ type: 'user.edit', change: 'step', values, unparsed })
  }

  return {
    get: () => history,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    undo() {
      if (history.past.length === 0) return
      const unparsed = unparsedUndone(history, halfTyped())
      step(undone(history, shown(), whole()), unparsed, steppedBack(history))
    },
    redo() {
      if (history.future.length === 0) return
      const unparsed = unparsedRedone(history, halfTyped())
      step(redone(history, shown(), whole()), unparsed, steppedForward(history))
    },
    listen: () =>
      endAll(
        document.on('edited', ({ type: _, ...change }) => remember(change)),
        document.on('restored', ({ type: _, ...change }) => remember(change)),
        document.on('saved', () =>
          become(known === null ? history : saved(history, { from: known, to: shown() })),
        ),
        follow(
          document,
          ({ context }) => context.values,
          (to) => {
            // What others wrote since is not undone.
            if (known === to) return
            become(known === null ? history : overtaken(history, { from: known, to }, whole()))
          },
        ),
      ),
  }
}
