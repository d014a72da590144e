import { useState } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentRef } from '#contracts/documents'
import type { DrawersRef, OpenDrawer } from '#machines/drawers'
import { Closing } from '../../actions/Closing.tsx'
import { OfferedLink } from '../../actions/OfferedButton.tsx'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { useCollection } from '../../kit/config.ts'
import { useLocale } from '../../kit/locale.ts'
import { useText } from '../../kit/text.tsx'
import { Drawer } from '../../parts/Drawer.tsx'
import { FocusFirstField } from '../document/FocusFirstField.tsx'
import { OpenDocument } from '../document/OpenDocument.tsx'
import { NotFoundView } from '../message/NotFoundView.tsx'
import { InDrawer } from './InDrawer.tsx'
import { useDrawerHost } from './use-drawer-host.ts'
import { useKeptTitle } from './use-kept-title.ts'

interface Props {
  drawers: DrawersRef
  drawer: OpenDrawer
}

/** A whole document over the page: with its own status, its own buttons, and drawers of its own. */
export function DocumentDrawer({ drawers, drawer }: Props) {
  const text = useText()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const { slug, id, depth } = drawer
  const collection = useCollection(slug)
  useKeptTitle()
  const close = () => drawers.send({ type: 'user.close' })
  return (
    <InDrawer drawers={drawers} depth={depth}>
      <Drawer
        open
        onCancel={close}
        title={collection?.labels.singular ?? slug}
        closeLabel={text('app.close')}
        size="large"
        depth={depth}
        entries="none"
        isFlush
        aside={
          id !== null && (
            <OfferedLink
              id={`drawer-page-${depth}`}
              label={text('drawer.openPage')}
              bare
              size="small"
              href={carried(addresses.document(slug, id))}
            />
          )
        }
      >
        {collection ? (
          <DocumentInDrawer drawers={drawers} drawer={drawer} collection={collection} />
        ) : (
          <NotFoundView />
        )}
        <Closing onClose={close} />
      </Drawer>
    </InDrawer>
  )
}

interface DocumentInDrawerProps {
  drawers: DrawersRef
  drawer: OpenDrawer
  collection: ClientCollection
}

/** What it began as stays: a document that gets its id is not opened anew. */
function DocumentInDrawer({ drawers, drawer, collection }: DocumentInDrawerProps) {
  const locale = useLocale()
  const host = useDrawerHost(drawers, drawer)
  const [reference] = useState<DocumentRef>(() => ({
    kind: 'collection',
    slug: collection.slug,
    id: drawer.id === null ? null : String(drawer.id),
    locale,
  }))
  const [isNew] = useState(drawer.id === null)
  return (
    <OpenDocument
      {...{ reference, host }}
      entity={collection}
      initial={() => drawer.values ?? {}}
      crumbs={[]}
    >
      {isNew && <FocusFirstField />}
    </OpenDocument>
  )
}
