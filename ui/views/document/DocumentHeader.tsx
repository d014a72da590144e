import { useSelector } from '@xstate/react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentActor } from '#machines/document'
import type { DocumentActors } from '#machines/open-document'
import type { Crumb } from '../../kit/crumbs.ts'
import { useDrawerDepth } from '../../kit/drawers.ts'
import { DocumentTabs, OfferedTabs } from '../document-tabs/DocumentTabs.tsx'
import { DocumentActions } from './DocumentActions.tsx'
import css from './DocumentHeader.module.css'
import { DocumentTitle } from './DocumentTitle.tsx'
import { PreviewToggle } from './preview/PreviewToggle.tsx'
import { usePreview } from './preview/use-preview.ts'
import { PeopleHere } from './together/PeopleHere.tsx'

interface Props {
  actors: DocumentActors
  entity: ClientCollection | ClientGlobal
  crumbs: readonly Crumb[] | undefined
}

/** What the document is called, and what can be done with it. */
export function DocumentHeader({ actors, entity, crumbs }: Props) {
  const ref = useSelector(actors.document, ({ context }) => context.ref)
  const depth = useDrawerDepth()
  const hasTabs = crumbs === undefined && depth === 0
  return (
    <header className={css.root}>
      <DocumentTitle document={actors.document} entity={entity} crumbs={crumbs} />
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
