import { undoHistory } from '../../../machines/open-document/undo-history.ts'
import type { TestDocument } from './document.ts'

/** What is done to a document, remembered. */
export function historyOf(document: TestDocument) {
  const history = undoHistory(document.actor)
  history.listen()
  return {
    past: () => history.get().past,
    can: (step: 'undo' | 'redo') => {
      const { past, future } = history.get()
      return (step === 'undo' ? past : future).length > 0
    },
    undo: history.undo,
    redo: history.redo,
  }
}
