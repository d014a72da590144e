import { createActor, fromPromise } from 'xstate'
import type { DocumentData } from '#config-schema'
import type { DocumentActor } from '#machines/document'
import { changesOf } from '#machines/document'
import type { PreflightActor } from '#machines/preflight'
import { preflightMachine } from '#machines/preflight'
import type { End } from './follow.ts'
import { endAll, follow } from './follow.ts'
import type { DocumentWork } from './open-document.types.ts'

/** The checks before publishing, and the values that they looked at last. */
export interface Preflight {
  preflight: PreflightActor
  checked: () => DocumentData
}

export function createPreflight(
  document: DocumentActor,
  { clock, preflight: work }: DocumentWork,
): Preflight {
  let checked: DocumentData = {}
  const preflight = createActor(
    preflightMachine.provide({
      actors: {
        check: fromPromise(({ signal }) => {
          const { ref, values } = document.getSnapshot().context
          checked = values
          return work.check(ref, values, signal)
        }),
      },
    }),
    { clock },
  )
  return { preflight, checked: () => checked }
}

/** What is typed makes the answer old; a save alone does not. */
export const documentToPreflight = (
  document: DocumentActor,
  { preflight, checked }: Preflight,
): End =>
  endAll(
    follow(
      document,
      ({ context }) => context.values,
      (values) => {
        if (!preflight.getSnapshot().hasTag('current')) return
        if (Object.keys(changesOf(checked(), values)).length === 0) return
        preflight.send({ type: 'document.changed' })
      },
    ),
    preflight.on('publishAsked', () => document.send({ type: 'user.save', intent: 'publish' })),
  )
