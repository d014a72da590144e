import { useSelector } from '@xstate/react'
import { useText } from '../../kit/text.tsx'
import type { DocumentActors } from './actors.ts'
import { useWithheld } from './lock/use-withheld.ts'
import { useNewer } from './news/use-newer.ts'
import { isFailure, statusOf } from './status.ts'
import type { Truth } from './truth.ts'
import { useOwnTruth } from './use-own-truth.ts'

/** What is the case with a document, whoever made it so: the first of these that is true. */
export function useTruth(actors: DocumentActors): Truth {
  const text = useText()
  const status = useSelector(actors.document, statusOf)
  const own = useOwnTruth(actors)
  const withheld = useWithheld(actors)
  const newer = useNewer(actors, isFailure(status))

  if (newer) return isFailure(status) && !withheld ? both(own, newer) : newer
  return withheld && status !== 'loading' ? withheld : own

  /** Why the one is not saved is not hidden by the other. */
  function both(failed: Truth, newer: Truth): Truth {
    return {
      shape: failed.shape,
      words: text('document.newer.besides', { status: failed.words, newer: newer.words }),
      actions: [...(failed.actions ?? []), ...(newer.actions ?? [])],
    }
  }
}
