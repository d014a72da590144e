import { createActor } from 'xstate'
import { historyMachine } from '#machines/history'
import type { TestDocument } from './document.ts'

/** What is done to a document, remembered, as the screen joins the two. */
export function historyOf(document: TestDocument) {
  const { whole } = document.context()
  const history = createActor(historyMachine, { input: { whole } })
  document.actor.on('edited', (edit) =>
    history.send({ ...edit, type: 'document.edited', values: document.values() }),
  )
  document.actor.on('saved', () =>
    history.send({ type: 'document.saved', values: document.values() }),
  )
  document.actor.subscribe(() =>
    history.send({ type: 'document.shown', values: document.values() }),
  )
  history.on('stepped', ({ values }) => document.edit({ change: 'step', values }))
  history.start()
  return {
    past: () => history.getSnapshot().context.past,
    can: (step: 'undo' | 'redo') =>
      history.getSnapshot().can({ type: `user.${step}`, values: document.values() }),
    undo: () => history.send({ type: 'user.undo', values: document.values() }),
    redo: () => history.send({ type: 'user.redo', values: document.values() }),
  }
}
