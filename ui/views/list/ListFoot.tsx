import type { Page } from '../../client/lists.ts'
import { PageFoot } from '../../kit/PageFoot.tsx'
import { useListHome } from './home/list-home.ts'
import css from './ListFoot.module.css'
import type { ListPlace } from './list-place.ts'
import { beginsOnTop } from './tree/roots-of.ts'
import { useListHref } from './use-list-href.ts'

interface Props {
  label: string
  page: Page
  place: ListPlace
  limits: readonly number[]
}

/** The foot of a list, wherever that has its home. */
export function ListFoot({ place, ...listed }: Props) {
  const { limit } = place
  const { go } = useListHome()
  return (
    <PageFoot
      className={css.root}
      {...listed}
      {...{ limit, go }}
      range={beginsOnTop(place) ? 'list.tree.range' : undefined}
      hrefOf={useListHref()}
    />
  )
}
