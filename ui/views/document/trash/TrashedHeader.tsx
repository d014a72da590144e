import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentActor } from '#machines/document'
import type { DocumentCommandActor } from '#machines/document-command'
import { ActionButton } from '../../../actions/ActionButton.tsx'
import { useOffered } from '../../../actions/use-offered.ts'
import { useAddresses } from '../../../kit/addresses.ts'
import { useCarriedLocale } from '../../../kit/carried-locale.ts'
import { useConfig } from '../../../kit/config.ts'
import { useCrumbs } from '../../../kit/crumbs.ts'
import { titleOf } from '../../../kit/document-title.ts'
import { useFallbackTitle } from '../../../kit/fallback-title.ts'
import { InOtherLanguage } from '../../../kit/InOtherLanguage.tsx'
import { useText } from '../../../kit/text.tsx'
import { useTitle } from '../../../kit/title.ts'
import actions from '../DocumentActions.module.css'
import css from '../DocumentHeader.module.css'
import { useTrashedActions } from './use-trashed-actions.ts'

interface Props {
  collection: ClientCollection
  document: DocumentActor
  command: DocumentCommandActor
}

/** What the document is called, and the ways out of the trash. */
export function TrashedHeader({ collection, document, command }: Props) {
  const text = useText()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const { siteName } = useConfig()
  const { labels, slug } = collection
  const known = useSelector(document, ({ context }) => titleOf(collection, context.values))
  const id = useSelector(document, ({ context: { ref } }) =>
    ref.kind === 'collection' ? ref.id : null,
  )
  const fallback = useFallbackTitle(slug, known ? null : id)
  const title = known || fallback?.title || text('document.untitled')
  useTitle(title, siteName)
  useCrumbs([
    { label: labels.plural, href: carried(addresses.list(slug)) },
    { label: text('trash.name'), href: carried(addresses.trash(slug)) },
    { label: title },
  ])
  const place = useRef<HTMLDivElement>(null)
  const offered = useTrashedActions(document, command, collection)
  useOffered(offered, place)
  return (
    <header className={css.root}>
      <h1 className={css.title} dir="auto">
        {known === '' && fallback ? <InOtherLanguage {...fallback} /> : title}
      </h1>
      <div ref={place} className={actions.root}>
        <div className={actions.saves}>
          {offered.map((action) => (
            <ActionButton key={action.id} action={action} kind={action.kind} />
          ))}
        </div>
      </div>
    </header>
  )
}
