import type { ClientCollection } from '#contracts/admin-config'
import type { Page } from '../../client/lists.ts'
import { PageFoot } from '../../kit/PageFoot.tsx'
import { useText } from '../../kit/text.tsx'
import type { Column } from './columns.ts'
import { listedFields } from './columns.ts'
import { useListHome } from './home/list-home.ts'
import css from './ListFoot.module.css'
import type { ListPlace } from './list-place.ts'
import { beginsOnTop } from './tree/roots-of.ts'
import { useListHref } from './use-list-href.ts'

interface Props {
  collection: ClientCollection
  columns: readonly Column[]
  page: Page
  place: ListPlace
}

/** The foot of a list, wherever that has its home. */
export function ListFoot({ collection, columns, page, place }: Props) {
  const { limit } = place
  const { go } = useListHome()
  return (
    <PageFoot
      className={css.root}
      label={collection.labels.plural}
      limits={collection.pagination.limits}
      {...{ page, limit, go }}
      range={beginsOnTop(place) ? 'list.tree.range' : undefined}
      note={place.layout !== 'grid' && <Sorted {...{ collection, columns, place }} />}
      hrefOf={useListHref()}
    />
  )
}

/** Why a row is where it is: the head of a column tells, unless the column isn't shown. */
function Sorted({ collection, columns, place }: Omit<Props, 'page'>) {
  const text = useText()
  const [first = ''] = place.sort.split(',')
  const accessor = first.replace(/^-/, '')
  const sorting = listedFields(collection, text).find((field) => field.accessor === accessor)
  if (!sorting || columns.some((column) => column.accessor === accessor)) return null
  const arrow = first === accessor ? '↑' : '↓'
  return <span>{text('list.sortedBy', { label: `${sorting.label} ${arrow}` })}</span>
}
