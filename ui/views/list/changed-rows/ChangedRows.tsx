import { notifyManager } from '@tanstack/react-query'
import { useCallback, useState, useSyncExternalStore } from 'react'
import type { TextKey } from '#locales'
import { OfferedButton } from '../../../actions/OfferedButton.tsx'
import { useLiveRows } from '../../../kit/live.ts'
import { usePanel } from '../../../kit/panel.ts'
import { useText } from '../../../kit/text.tsx'
import css from './ChangedRows.module.css'
import type { RowsNews } from './rows-news.ts'
import { rowsNews } from './rows-news.ts'

/** Says that rows are not as they are shown any more; nothing moves until the person asks for it. */
export function ChangedRows({ slug }: { slug: string }) {
  const text = useText()
  const { queries } = usePanel()
  const [news, setNews] = useState<RowsNews | null>(null)
  useLiveRows(slug, (heard) => {
    const told = rowsNews(heard, document.visibilityState)
    if (told) setNews({ says: told, at: Date.now() })
  })

  const ofList = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    queryKey[0] === 'list' && queryKey[1] === slug
  // Numbers above the rows come after them, or not at all.
  const readAt = useReadAt((query) => ofList(query) && query.queryKey[2] !== 'counts')
  const isNews = news !== null && readAt < news.at
  return (
    <div role="status" className={css.root}>
      {isNews && (
        <div className={css.words}>
          {text(words[news.says])}
          <OfferedButton
            id={`list-show-changed-${slug}`}
            label={text('list.showChanged')}
            detail={text(words[news.says])}
            size="small"
            run={() => void queries.invalidateQueries({ predicate: ofList })}
          />
        </div>
      )}
    </div>
  )
}

/** When the oldest of what is shown was read, ms since the epoch; Infinity: nothing was. */
function useReadAt(isShown: (query: { queryKey: readonly unknown[] }) => boolean): number {
  const cache = usePanel().queries.getQueryCache()
  const subscribe = useCallback(
    (hear: () => void) => cache.subscribe(notifyManager.batchCalls(hear)),
    [cache],
  )
  const read = () => {
    const reads = cache.findAll({ type: 'active', predicate: isShown })
    return Math.min(...reads.map(({ state }) => state.dataUpdatedAt))
  }
  return useSyncExternalStore(subscribe, read, read)
}

const words = {
  changed: 'list.changed',
  perhaps: 'list.mayHaveChanged',
} as const satisfies Record<RowsNews['says'], TextKey>
