import { useSelector } from '@xstate/react'
import { useId, useMemo } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import type { PlainWhere } from '#contracts/fields'
import type { DocumentPickerActor } from '#machines/document-picker'
import { summaryOf } from '../../client/summaries.ts'
import type { Offered } from '../../fields/kit/lists-in-fields.ts'
import { useLocale } from '../../kit/locale.ts'
import { useText } from '../../kit/text.tsx'
import { useKnownSummary } from '../../kit/titles.ts'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { EmptyFolder } from '../list/folders/EmptyFolder.tsx'
import { Folders } from '../list/folders/later.tsx'
import { useFolderPlace } from '../list/folders/use-folder-place.ts'
import { useListHome } from '../list/home/list-home.ts'
import { idOf } from '../list/id-of.ts'
import { ListPanels } from '../list/ListPanels.tsx'
import { ListRows } from '../list/ListRows.tsx'
import type { RowPress } from '../list/list-rows.ts'
import { WithLocks } from '../list/locked/WithLocks.tsx'
import { quickFilters } from '../list/quick-filters/later.tsx'
import { useList } from '../list/use-list.ts'
import css from './PickList.module.css'
import { PickTools } from './PickTools.tsx'
import { pickBoxes } from './pick-boxes.tsx'

interface Props extends Offered {
  picker: DocumentPickerActor
  collection: ClientCollection
}

/** One of the lists, as far as the field allows it. */
export function PickList({ collection, filter, ...rest }: Props) {
  const text = useText()
  const within = filter[collection.slug]
  return within === false ? (
    <EmptyState>{text('picker.nothing', { label: collection.labels.plural })}</EmptyState>
  ) : (
    <AllowedList {...rest} collection={collection} within={within ?? null} />
  )
}

type AllowedProps = Omit<Props, 'filter'> & { within: PlainWhere | null }

function AllowedList({ picker, collection, within, sortOptions, allowCreate }: AllowedProps) {
  const text = useText()
  const locale = useLocale()
  const { search } = useListHome()
  const id = useId()
  const know = useKnownSummary(locale)
  const { slug } = collection
  const sort = sortOptions[slug]
  const ordered = useMemo(
    () => (sort === undefined ? collection : { ...collection, defaultSort: sort }),
    [collection, sort],
  )
  const folders = useFolderPlace(collection, search)
  const list = useList({
    ...{ collection: ordered, search },
    within: bothOf(within, folders?.within ?? null),
    isWaiting: folders?.isWaiting === true,
  })
  const isForMany = useSelector(picker, (state) => state.matches({ open: 'some' }))
  const offer = useSelector(picker, ({ context }) => context)

  const tell = (doc: DocumentData) => {
    // The list does not read all that is said of a file.
    if (!collection.upload) know(summaryOf(collection, doc), slug)
  }
  const pressOf = (doc: DocumentData): RowPress => {
    const document = { slug, id: idOf(doc) }
    if (isForMany) return { kind: 'label', control: `${id}${document.id}` }
    return {
      kind: 'button',
      isCurrent: offer.taken.some((one) => one.slug === slug && one.id === document.id),
      onPress: () => {
        tell(doc)
        picker.send({ type: 'user.pick', document })
      },
    }
  }
  const boxes = isForMany ? pickBoxes({ picker, list, id, onChoose: tell }) : null
  return (
    <section className={css.root} data-pictures={collection.upload !== null || undefined}>
      <PickTools {...{ picker, collection, allowCreate, list }} />
      {within && (
        <p className={css.note}>{text('picker.narrowed', { label: collection.labels.plural })}</p>
      )}
      <ListPanels list={list} quick={quickFilters(list)} />
      <WithLocks collection={collection}>
        <ListRows
          {...{ list, pressOf, boxes }}
          folders={folders && <Folders list={list} place={folders.place} screen={null} />}
          empty={
            folders && within === null ? (
              <EmptyFolder place={folders.place} collection={collection} />
            ) : (
              <EmptyState>
                {text(within ? 'picker.nothingFits' : 'list.empty', {
                  label: collection.labels.plural,
                })}
              </EmptyState>
            )
          }
        />
      </WithLocks>
    </section>
  )
}

const bothOf = (one: PlainWhere | null, other: PlainWhere | null): PlainWhere | null =>
  one && other ? { and: [one, other] } : (one ?? other)
