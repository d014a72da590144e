import { useSelector } from '@xstate/react'
import { countChanges } from '#machines/document'
import { problemText, useText } from '../../../kit/text.tsx'
import type { DocumentActors } from '../actors.ts'
import type { Truth } from '../truth.ts'
import { useHolder } from './use-holder.ts'
import { withheld } from './withheld.ts'

/** The true sentence while somebody else edits the document; null: nobody does. */
export function useWithheld({ document, lock }: DocumentActors): Truth | null {
  const text = useText()
  const name = useHolder(lock)
  const isWithheld = useSelector(lock, withheld)
  const isTakingOver = useSelector(lock, (state) => state.matches({ withheld: 'takingOver' }))
  const problem = useSelector(lock, ({ context }) => context.problem)
  const count = useSelector(document, (state) => {
    const { base, values, whole } = state.context
    return state.hasTag('unsaved') ? countChanges(base, values, whole) : 0
  })
  if (!isWithheld) return null
  if (isTakingOver) return { shape: 'half', words: text('document.status.takingOver') }
  return {
    shape: 'square',
    words: words(),
    actions: [{ label: text('lock.takeOver'), act: () => lock.send({ type: 'user.takeOver' }) }],
  }

  function words(): string {
    if (problem) {
      const reason = problemText(text, problem)
      return text('document.status.notTakenOver', { name, reason })
    }
    return count > 0
      ? text('document.status.withheldUnsaved', { name, count })
      : text('document.status.withheld', { name })
  }
}
