import { createActor, fromPromise, waitFor } from 'xstate'
import type { DocumentData } from '#contracts/documents'
import type { DocumentActor } from '#machines/document'
import { changesOf } from '#machines/document'
import type { PageCheck, PageCheckActor } from '#machines/page-check'
import { pageCheckMachine } from '#machines/page-check'
import type { PreflightActor } from '#machines/preflight'
import { preflightMachine } from '#machines/preflight'
import type { End } from '../kit/follow.ts'
import { endAll, follow } from '../kit/follow.ts'
import type { DocumentWork } from './open-document.types.ts'

/** The checks before publishing, with the page's own, and the values that they looked at last. */
export interface Preflight {
  preflight: PreflightActor
  pageCheck: PageCheckActor
  checked: () => DocumentData
}

export function createPreflight(
  document: DocumentActor,
  { clock, preflight: work }: DocumentWork,
): Preflight {
  let checked: DocumentData = {}
  const pageCheck = createActor(pageCheckMachine, { clock })
  const preflight = createActor(
    preflightMachine.provide({
      actors: {
        check: fromPromise(async ({ signal }) => {
          const { ref, values } = document.getSnapshot().context
          checked = values
          const [answer, page] = await Promise.all([
            work.check(ref, values, signal),
            checkPage(pageCheck, signal),
          ])
          return { ...answer, page }
        }),
      },
    }),
    { clock },
  )
  return { preflight, pageCheck, checked: () => checked }
}

/** null: no page that can check itself is shown. */
async function checkPage(
  pageCheck: PageCheckActor,
  signal: AbortSignal,
): Promise<PageCheck | null> {
  pageCheck.send({ type: 'document.checking' })
  const { context } = await waitFor(pageCheck, (state) => !state.hasTag('busy'), { signal })
  return context.result
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
