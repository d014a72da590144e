import { useSelector } from '@xstate/react'
import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentActor } from '#machines/document'
import { useAddresses } from '../../../kit/addresses.ts'
import { useCarriedLocale } from '../../../kit/carried-locale.ts'
import { useConfig } from '../../../kit/config.ts'
import { useCrumbs } from '../../../kit/crumbs.ts'
import { titleOf, titlePathOf } from '../../../kit/document-title.ts'
import { useFallbackTitle } from '../../../kit/fallback-title.ts'
import { InOtherLanguage } from '../../../kit/InOtherLanguage.tsx'
import { useText } from '../../../kit/text.tsx'
import { useTitle } from '../../../kit/title.ts'
import { PageTitle } from '../PageTitle.tsx'

interface Props {
  collection: ClientCollection
  document: DocumentActor
}

/** What a document in the trash is called. */
export function TrashedTitle({ collection, document }: Props) {
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
    { label: title, isOnPage: known !== '' || titlePathOf(collection) === undefined },
  ])
  return (
    <PageTitle isField={titlePathOf(collection) !== undefined}>
      {known === '' && fallback ? <InOtherLanguage {...fallback} /> : title}
    </PageTitle>
  )
}
