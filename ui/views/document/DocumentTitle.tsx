import { shallowEqual, useSelector } from '@xstate/react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentActor } from '#machines/document'
import { isNew } from '#machines/document'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { useConfig } from '../../kit/config.ts'
import type { Crumb } from '../../kit/crumbs.ts'
import { useCrumbs } from '../../kit/crumbs.ts'
import { titleOf, titlePathOf } from '../../kit/document-title.ts'
import { useFallbackTitle } from '../../kit/fallback-title.ts'
import { InOtherLanguage } from '../../kit/InOtherLanguage.tsx'
import { useText } from '../../kit/text.tsx'
import { useTitle } from '../../kit/title.ts'
import { useTitleReadBefore } from '../../kit/title-read-before.ts'
import { PageTitle } from './PageTitle.tsx'

interface Props {
  document: DocumentActor
  entity: ClientCollection | ClientGlobal
  crumbs: readonly Crumb[] | undefined
}

/** What the document is called: at its head, in the way that leads to it, and in the browser's tab. */
export function DocumentTitle({ document, entity, crumbs }: Props) {
  const text = useText()
  const { current, id, isOpen, isUnborn } = useSelector(
    document,
    (state) => {
      const { ref, values } = state.context
      return {
        current: titleOf(entity, values),
        id: ref.kind === 'collection' ? ref.id : null,
        isOpen: state.matches('open'),
        isUnborn: isNew(state.context),
      }
    },
    shallowEqual,
  )
  const before = useTitleReadBefore(entity.slug, isOpen ? null : id)
  const known = current || before
  const fallback = useFallbackTitle(entity.slug, known ? null : id)
  const title = titleText()
  // An empty field doesn't say what is new.
  const isOnPage = known !== '' || titlePathOf(entity) === undefined
  const ownCrumbs = useOwnCrumbs(entity, { label: title, isOnPage })
  useTitle(title, useConfig().siteName)
  useCrumbs(crumbs ?? ownCrumbs)
  return (
    <PageTitle isField={titlePathOf(entity) !== undefined}>
      {known === '' && fallback ? <InOtherLanguage {...fallback} /> : title}
    </PageTitle>
  )

  function titleText(): string {
    if (!('labels' in entity)) return entity.label
    if (isUnborn) return known || text('document.new', { label: entity.labels.singular })
    if (known || fallback) return known || fallback?.title || ''
    return isOpen ? text('document.untitled') : entity.labels.singular
  }
}

function useOwnCrumbs(entity: Props['entity'], title: Crumb): Crumb[] {
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  if (!('labels' in entity)) return [title]
  return [{ label: entity.labels.plural, href: carried(addresses.list(entity.slug)) }, title]
}
