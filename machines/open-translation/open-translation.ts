import { createActor, fromPromise } from 'xstate'
import type { DocumentActor } from '#machines/document'
import { isNew } from '#machines/document'
import { translationMachine } from '#machines/translation'
import { Problem } from '#problems'
import { endAll, follow } from '../kit/follow.ts'
import type { OpenTranslation, TranslationWork } from './open-translation.types.ts'

/** The translation of an open document: what is written is the document's, and it only looks at that. */
export function openTranslation(document: DocumentActor, work: TranslationWork): OpenTranslation {
  const visit = new AbortController()
  const ref = () => document.getSnapshot().context.ref
  const actor = createActor(
    translationMachine.provide({
      actors: {
        read: fromPromise(({ signal }) => work.read(ref(), signal)),
        mark: fromPromise(({ input, signal }) => {
          if (input === null) throw new Problem('unexpected')
          return work.mark(ref(), input, signal)
        }),
      },
    }),
  )
  const isThere = () => {
    const state = document.getSnapshot()
    return state.matches('open') && !isNew(state.context)
  }
  const obey = () => {
    if (work.choice.isOn() && isThere()) actor.send({ type: 'user.translate' })
    else actor.send({ type: 'user.close' })
  }
  let end = () => {}
  return {
    actor,
    start() {
      actor.start()
      obey()
      end = endAll(
        follow(document, isThere, obey),
        follow(
          document,
          ({ context }) => context.base,
          () => actor.send({ type: 'server.saved' }),
        ),
        follow(
          actor,
          (state) => state.matches('on'),
          (isOn) => {
            if (isThere()) work.choice.keep(isOn)
          },
        ),
        work.choice.subscribe(obey),
        work.hear(ref(), () => actor.send({ type: 'server.saved' })),
      )
    },
    leave() {
      visit.abort()
      end()
      actor.stop()
    },
    isLeft: () => visit.signal.aborted,
  }
}
