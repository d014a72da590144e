import type { ReactNode } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import type { ArrangementActor } from '#machines/arrangement'
import type { ExportActor } from '#machines/export'
import type { FilterActor } from '#machines/filter'
import type { Action } from '../../actions/action.ts'
import { spokenName } from '../../kit/spoken-name.ts'
import { useText } from '../../kit/text.tsx'
import { PlusIcon } from '../../parts/icons.ts'
import { LinkButton } from '../../parts/LinkButton.tsx'
import { ColumnsButton } from './column-choice/ColumnsButton.tsx'
import { FilterButton } from './filters/FilterButton.tsx'
import type { Importing } from './import/importing.ts'
import css from './ListHead.module.css'
import { MoreMenu } from './more/MoreMenu.tsx'
import { Reindex } from './reindex/Reindex.tsx'
import { SearchBox } from './SearchBox.tsx'
import { TemplatesMenu, TemplatesPending } from './templates/menu-later.tsx'
import { TrashLink } from './trash/TrashLink.tsx'
import { useCreateHref } from './use-create-href.ts'

interface Props {
  collection: ClientCollection
  search: string
  filter: FilterActor
  choice: ArrangementActor
  exporting: ExportActor
  importing: Importing
  favorite: Action
  /** Which view of the list this is, and the others. */
  views: ReactNode
}

/** What is listed, ways to find something in it, and a way to add to it. */
export function ListHead(props: Props) {
  const { collection, search, filter, choice, exporting, importing, favorite, views } = props
  const text = useText()
  const create = useCreateHref(collection)
  const { slug, labels, description, access } = collection
  const searched = collection.search?.collections
  return (
    <header className={css.root}>
      <div className={css.words}>
        <h1>{labels.plural}</h1>
        {description && (
          <p className={css.description}>
            <bdi>{description}</bdi>
          </p>
        )}
      </div>
      <div className={css.tools}>
        <SearchBox label={text('list.search', { label: labels.plural })} search={search} />
        {views}
        <div className={css.signs}>
          <FilterButton filter={filter} />
          <ColumnsButton columns={choice} />
          <MoreMenu {...{ collection, exporting, importing, favorite }} />
        </div>
        {searched && <Reindex key={slug} slug={slug} collections={searched} />}
        {collection.trash && <TrashLink slug={slug} />}
        {access.create && (
          <div className={css.create}>
            <LinkButton
              kind="primary"
              href={create}
              icon={<PlusIcon />}
              aria-label={spokenName(
                text('list.new'),
                text('list.newOf', { label: labels.singular }),
              )}
            >
              {text('list.new')}
            </LinkButton>
            {collection.templates && (
              <TemplatesMenu collection={collection} pending={<TemplatesPending />} />
            )}
          </div>
        )}
      </div>
    </header>
  )
}
