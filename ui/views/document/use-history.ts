import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import type { DocumentActor } from '#machines/document'
import type { HistoryActor } from '#machines/history'
import { historyMachine } from '#machines/history'

/** What is done to the document can be undone, and done again (DOC-12). */
export function useHistory(document: DocumentActor): HistoryActor {
  const { whole } = document.getSnapshot().context
  const history = useActorRef(historyMachine, { input: { whole } })
  useEffect(() => {
    const shown = () => document.getSnapshot().context.values
    const subscriptions = [
      document.on('edited', (edit) =>
        history.send({ ...edit, type: 'document.edited', values: shown() }),
      ),
      document.on('saved', () => history.send({ type: 'document.saved', values: shown() })),
      document.subscribe(() => history.send({ type: 'document.shown', values: shown() })),
      history.on('stepped', ({ values }) =>
        document.send({ type: 'user.edit', change: 'step', values }),
      ),
    ]
    return () => {
      for (const { unsubscribe } of subscriptions) unsubscribe()
    }
  }, [document, history])
  return history
}

/** Undoes, or does again; whether it can be is asked of the history. */
export const step = (
  type: 'user.undo' | 'user.redo',
  document: DocumentActor,
  history: HistoryActor,
): void => history.send({ type, values: document.getSnapshot().context.values })
