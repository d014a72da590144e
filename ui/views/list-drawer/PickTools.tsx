import { useRef } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentPickerActor } from '#machines/document-picker'
import { OfferedButton } from '../../actions/OfferedButton.tsx'
import { useOffered } from '../../actions/use-offered.ts'
import { useDocumentDrawer } from '../../kit/drawers.ts'
import { spokenName } from '../../kit/spoken-name.ts'
import { useText } from '../../kit/text.tsx'
import { PlusIcon } from '../../parts/icons.ts'
import { ColumnsButton } from '../list/column-choice/ColumnsButton.tsx'
import { FilterButton } from '../list/filters/FilterButton.tsx'
import { folderPlace } from '../list/folders/folder-place.ts'
import { useInFolder } from '../list/folders/use-in-folder.ts'
import { useListHome } from '../list/home/list-home.ts'
import { SearchBox } from '../list/SearchBox.tsx'
import type { List } from '../list/use-list.ts'
import { useLookActions } from '../list/use-look-actions.ts'
import css from './PickTools.module.css'

interface Props {
  picker: DocumentPickerActor
  collection: ClientCollection
  allowCreate: boolean
  list: List
}

/** Ways to find something in the list, and a way to make what is not there. */
export function PickTools({ picker, collection, allowCreate, list }: Props) {
  const text = useText()
  const { slug, labels, access } = collection
  const root = useRef<HTMLDivElement>(null)
  useOffered(useLookActions(list), root)
  const open = useDocumentDrawer((made, id) =>
    picker.send({ type: 'document.made', document: { slug: made, id } }),
  )
  const folder = folderPlace(useListHome().search, collection, false)
  const values = useInFolder(collection, folder?.kind === 'in' ? folder.id : null)
  return (
    <div ref={root} className={css.root}>
      <SearchBox label={text('list.search', { label: labels.plural })} search={list.place.search} />
      <FilterButton filter={list.filter} />
      <ColumnsButton columns={list.choice} />
      {allowCreate && access.create && open && (
        <OfferedButton
          id="picker-new"
          label={text('list.new')}
          aria-label={spokenName(text('list.new'), text('list.newOf', { label: labels.singular }))}
          icon={<PlusIcon />}
          run={() => open({ slug, id: null, values })}
        />
      )}
    </div>
  )
}
