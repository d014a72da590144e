import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { CommentsActor } from '#machines/comments'
import { commentParam } from '../../../kit/addresses.ts'
import { useGo, usePath, useSearch } from '../../../kit/place.ts'

/** Shows the thread that the address names, once: afterwards the address is the document's again. */
export function useLinkedThread(comments: CommentsActor): void {
  const go = useGo()
  const path = usePath()
  const search = useSearch()
  const isListed = useSelector(comments, (state) => state.matches({ list: 'listed' }))
  useEffect(() => {
    const query = new URLSearchParams(search)
    const thread = query.get(commentParam)
    if (thread === null || !isListed) return
    comments.send({ type: 'user.show', thread })
    query.delete(commentParam)
    go(query.size === 0 ? path : `${path}?${query}`, { replace: true })
  }, [comments, go, path, search, isListed])
}
