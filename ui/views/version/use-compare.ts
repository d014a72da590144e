import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise } from 'xstate'
import type { DocumentId } from '#contracts/documents'
import type { CompareActor } from '#machines/compare'
import { compareMachine } from '#machines/compare'
import type { Versioned } from '../../client/version-pages.ts'
import { readChoices, readSides } from '../../client/versions.ts'
import { usePanel } from '../../kit/panel.ts'

/** The seam between a comparison and the server. */
export function useCompare(
  of: Versioned,
  version: DocumentId,
  other: DocumentId | null,
): CompareActor {
  const { http } = usePanel()
  const compare = useActorRef(
    compareMachine.provide({
      actors: {
        readSides: fromPromise(({ input, signal }) =>
          readSides(http, of, version, input.with, signal),
        ),
        readChoices: fromPromise(({ input, signal }) =>
          readChoices(http, of, version, input, signal),
        ),
      },
    }),
    { input: { with: other } },
  )
  useEffect(() => compare.send({ type: 'page.asked', with: other }), [compare, other])
  return compare
}
