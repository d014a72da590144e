import { useQuery } from '@tanstack/react-query'
import type { DocumentData } from '#contracts/documents'
import { usePanel } from '../../../kit/panel.ts'
import { useText } from '../../../kit/text.tsx'
import { idOf } from '../id-of.ts'
import css from './RowReview.module.css'
import { nameOf, reviewReader, rowReviews } from './row-reviews.ts'

interface Props {
  slug: string
  doc: DocumentData
}

/** How far the review of a row's document is, after its status; nothing where none has begun. */
export function RowReview({ slug, doc }: Props) {
  const text = useText()
  const { http, queries } = usePanel()
  const name = nameOf(idOf(doc))
  const { data } = useQuery(
    {
      queryKey: [...rowReviews(slug), name, doc.updatedAt],
      queryFn: async () => (await reviewReader(http, slug)(name)) ?? null,
      staleTime: 0,
    },
    queries,
  )
  return data && <span className={css.root}>{text(`review.state.${data}`)}</span>
}
