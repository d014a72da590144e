import { useSelector } from '@xstate/react'
import type { ClientCollection, ClientGlobal } from '#config-schema'
import { isNew } from '#machines/document'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { useConfig } from '../../kit/config.ts'
import type { Crumb } from '../../kit/crumbs.ts'
import { useCrumbs } from '../../kit/crumbs.ts'
import { titleOf } from '../../kit/document-title.ts'
import { useDrawerDepth } from '../../kit/drawers.ts'
import { useText } from '../../kit/text.ts'
import { useTitle } from '../../kit/title.ts'
import { DocumentTabs } from '../document-tabs/DocumentTabs.tsx'
import type { DocumentActors } from './actors.ts'
import { DocumentActions } from './DocumentActions.tsx'
import css from './DocumentHeader.module.css'

interface Props {
  actors: DocumentActors
  entity: ClientCollection | ClientGlobal
  crumbs: readonly Crumb[] | undefined
}

/** What the document is called, and what can be done with it. */
export function DocumentHeader({ actors, entity, crumbs }: Props) {
  const { document } = actors
  const text = useText()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const { siteName } = useConfig()
  const isUnborn = useSelector(document, ({ context }) => isNew(context))
  const known = useSelector(document, ({ context }) => titleOf(entity, context.values))
  const ref = useSelector(document, ({ context }) => context.ref)
  const depth = useDrawerDepth()
  const title = titleText()
  useTitle(title, siteName)
  useCrumbs(crumbs ?? crumbsOf())

  return (
    <header className={css.root}>
      <h1 className={css.title} dir="auto">
        {title}
      </h1>
      {crumbs === undefined && depth === 0 && <DocumentTabs entity={entity} document={ref} />}
      <DocumentActions actors={actors} entity={entity} />
    </header>
  )

  function titleText(): string {
    if (!('labels' in entity)) return entity.label
    if (isUnborn) return known || text('document.new', { label: entity.labels.singular })
    return known || text('document.untitled')
  }

  function crumbsOf(): Crumb[] {
    if (!('labels' in entity)) return [{ label: entity.label }]
    return [
      { label: entity.labels.plural, href: carried(addresses.list(entity.slug)) },
      { label: title },
    ]
  }
}
