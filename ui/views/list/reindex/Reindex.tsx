import { ReindexDialog } from './ReindexDialog.tsx'
import { ReindexMenu } from './ReindexMenu.tsx'
import { ReindexProgress } from './ReindexProgress.tsx'
import { useReindex } from './use-reindex.ts'

interface Props {
  /** Of the search. */
  slug: string
  collections: readonly string[]
}

/** The entries of a search can be made anew: chosen, asked, and watched (LIST-5). */
export function Reindex({ slug, collections }: Props) {
  const reindex = useReindex(slug, collections)
  return (
    <>
      <ReindexMenu reindex={reindex} />
      <ReindexDialog reindex={reindex} />
      <ReindexProgress reindex={reindex} />
    </>
  )
}
