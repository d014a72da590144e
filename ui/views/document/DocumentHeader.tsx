import { useSelector } from '@xstate/react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentActor } from '#machines/document'
import { isNew } from '#machines/document'
import type { DocumentActors } from '#machines/open-document'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { useConfig } from '../../kit/config.ts'
import type { Crumb } from '../../kit/crumbs.ts'
import { useCrumbs } from '../../kit/crumbs.ts'
import { titleOf } from '../../kit/document-title.ts'
import { useDrawerDepth } from '../../kit/drawers.ts'
import { useFallbackTitle } from '../../kit/fallback-title.ts'
import { InOtherLanguage } from '../../kit/InOtherLanguage.tsx'
import { useText } from '../../kit/text.tsx'
import { useTitle } from '../../kit/title.ts'
import { useTitleReadBefore } from '../../kit/title-read-before.ts'
import { DocumentTabs, OfferedTabs } from '../document-tabs/DocumentTabs.tsx'
import { DocumentActions } from './DocumentActions.tsx'
import css from './DocumentHeader.module.css'
import { PreviewToggle } from './preview/PreviewToggle.tsx'
import { usePreview } from './preview/use-preview.ts'
import { PeopleHere } from './together/PeopleHere.tsx'

interface Props {
  actors: DocumentActors
  entity: ClientCollection | ClientGlobal
  crumbs: readonly Crumb[] | undefined
}

/** What the document is called, and what can be done with it. */
export function DocumentHeader(props: Props) {
  const { actors, entity, crumbs } = props
  const ref = useSelector(actors.document, ({ context }) => context.ref)
  const depth = useDrawerDepth()
  const hasTabs = crumbs === undefined && depth === 0
  return (
    <header className={css.root}>
      <DocumentTitle {...props} />
      <div className={css.beside}>
        {hasTabs && <DocumentTabs entity={entity} document={ref} />}
        {entity.preview?.live && <LivePreviewToggle document={actors.document} entity={entity} />}
        <PeopleHere document={actors.document} entity={entity} />
      </div>
      <DocumentActions actors={actors} entity={entity} />
      {hasTabs && <OfferedTabs entity={entity} document={ref} />}
    </header>
  )
}

function LivePreviewToggle({
  document,
  entity,
}: Pick<Props, 'entity'> & { document: DocumentActor }) {
  const choice = usePreview(document, entity)
  return choice.isOffered ? <PreviewToggle {...choice} /> : null
}

/** Apart from the rest: it may change with each key. */
function DocumentTitle({ actors: { document }, entity, crumbs }: Props) {
  const text = useText()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const { siteName } = useConfig()
  const isUnborn = useSelector(document, ({ context }) => isNew(context))
  const isOpen = useSelector(document, (state) => state.matches('open'))
  const current = useSelector(document, ({ context }) => titleOf(entity, context.values))
  const id = useSelector(document, ({ context: { ref } }) =>
    ref.kind === 'collection' ? ref.id : null,
  )
  const before = useTitleReadBefore(entity.slug, isOpen ? null : id)
  const known = current || before
  const fallback = useFallbackTitle(entity.slug, known ? null : id)
  const title = titleText()
  useTitle(title, siteName)
  useCrumbs(crumbs ?? crumbsOf())

  return (
    <h1 className={css.title} dir="auto">
      {known === '' && fallback ? <InOtherLanguage {...fallback} /> : title}
    </h1>
  )

  function titleText(): string {
    if (!('labels' in entity)) return entity.label
    if (isUnborn) return known || text('document.new', { label: entity.labels.singular })
    if (known || fallback) return known || fallback?.title || ''
    return isOpen ? text('document.untitled') : entity.labels.singular
  }

  function crumbsOf(): Crumb[] {
    if (!('labels' in entity)) return [{ label: entity.label }]
    return [
      { label: entity.labels.plural, href: carried(addresses.list(entity.slug)) },
      { label: title },
    ]
  }
}
