import type { ClientCollection } from '#config-schema'
import type { PickActor } from '#machines/pick'
import { useDocumentDrawer } from '../../kit/drawers.ts'
import { useText } from '../../kit/text.ts'
import { Button } from '../../parts/Button.tsx'
import { PlusIcon } from '../../parts/icons.ts'
import { ColumnsButton } from '../list/column-choice/ColumnsButton.tsx'
import { FilterButton } from '../list/filters/FilterButton.tsx'
import { SearchBox } from '../list/SearchBox.tsx'
import type { List } from '../list/use-list.ts'
import css from './PickTools.module.css'

interface Props {
  pick: PickActor
  collection: ClientCollection
  allowCreate: boolean
  list: List
}

/** Ways to find something in the list, and a way to make what is not there. */
export function PickTools({ pick, collection, allowCreate, list }: Props) {
  const text = useText()
  const { slug, labels, access } = collection
  const open = useDocumentDrawer((made, id) =>
    pick.send({ type: 'document.made', document: { slug: made, id } }),
  )
  return (
    <div className={css.root}>
      <SearchBox label={text('list.search', { label: labels.plural })} search={list.place.search} />
      <FilterButton filter={list.filter} />
      <ColumnsButton columns={list.choice} />
      {allowCreate && access.create && open && (
        <Button
          icon={<PlusIcon />}
          aria-label={text('list.newOf', { label: labels.singular })}
          onClick={() => open({ slug, id: null })}
        >
          {text('list.new')}
        </Button>
      )}
    </div>
  )
}
