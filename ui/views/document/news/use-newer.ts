import { useSelector } from '@xstate/react'
import type { TextKey } from '#locales'
import type { DocumentSnapshot } from '#machines/document'
import { countChanges } from '#machines/document'
import { problemText, useText } from '../../../kit/text.tsx'
import type { DocumentActors } from '../actors.ts'
import { withheld } from '../lock/withheld.ts'
import type { Truth } from '../truth.ts'

/**
 * The true sentence while a newer version waits to be taken in; null: none does, or it cannot be now.
 * Where it `isToldUnsaved`, another sentence says that something is not saved.
 */
export function useNewer(
  { document, lock, news }: DocumentActors,
  isToldUnsaved: boolean,
): Truth | null {
  const text = useText()
  const isNewer = useSelector(news, (state) => state.hasTag('newer'))
  const saved = useSelector(news, ({ context }) => context.saved)
  const problem = useSelector(news, ({ context }) => context.problem)
  // Not with each key, while there is nothing to compare with.
  const compared = isNewer ? document : undefined
  const mayTakeIn = useSelector(compared, takesIn)
  const count = useSelector(compared, countOf)
  const isWithheld = useSelector(lock, withheld)
  if (!isNewer || !mayTakeIn || saved === null) return null
  return {
    shape: 'triangle',
    words: problem
      ? text('document.newer.unread', { reason: problemText(text, problem) })
      : text(wordsOf(saved.isMine, isToldUnsaved ? 0 : count), {
          name: saved.by?.title ?? text('lock.somebody'),
          count,
        }),
    actions: [
      { label: text('document.newer.compare'), act: () => news.send({ type: 'user.compare' }) },
      { label: text('document.newer.takeIn'), act: () => news.send({ type: 'user.takeIn' }) },
      ...(isWithheld
        ? [{ label: text('lock.takeOver'), act: () => lock.send({ type: 'user.takeOver' }) }]
        : []),
    ],
  }
}

/** Whether what is newer can be put under what is here: not while it is being saved, or decided about. */
const takesIn = (state: DocumentSnapshot | undefined): boolean =>
  state?.can({ type: 'user.takeIn', data: {}, isPublic: false }) ?? false

function countOf(state: DocumentSnapshot | undefined): number {
  if (!state) return 0
  const { base, values, whole } = state.context
  return countChanges(base, values, whole)
}

function wordsOf(isMine: boolean, count: number): TextKey {
  if (isMine) return count > 0 ? 'document.newer.mineUnsaved' : 'document.newer.mine'
  return count > 0 ? 'document.newer.othersUnsaved' : 'document.newer.others'
}
