import type { ReactNode } from 'react'
import { useRef } from 'react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentRef } from '#contracts/documents'
import type { ClientView } from '#contracts/site-components'
import { openDocument } from '#machines/open-document'
import { reveal } from '../../fields/kit/reveal.ts'
import { useConfig } from '../../kit/config.ts'
import type { Crumb } from '../../kit/crumbs.ts'
import { usePanel } from '../../kit/panel.ts'
import { useOpened } from '../../kit/use-opened.ts'
import { DocumentView } from './DocumentView.tsx'
import type { DocumentHost } from './document-host.ts'
import { isSameDocument } from './is-same-document.ts'
import { documentWork } from './work/document-work.ts'
import type { InitialData } from './work/save-work.ts'

interface Props {
  entity: ClientCollection | ClientGlobal
  reference: DocumentRef
  initial?: InitialData | undefined
  crumbs: readonly Crumb[] | undefined
  /** Of the site's own, in the place of the form. */
  view?: ClientView | undefined
  host: DocumentHost
  children: ReactNode
}

/** The seam: where one open document meets the network, the browser and the panel. */
export function OpenDocument(props: Props) {
  const { entity, reference, initial, crumbs, view, host, children } = props
  const panel = usePanel()
  const config = useConfig()
  const form = useRef<HTMLFormElement>(null)
  const actors = useOpened(() => {
    const opened = openDocument(
      documentWork({
        ...{ panel, config, entity, reference, initial, host },
        form: () => form.current,
      }),
    )
    const { shown } = panel.navigation.getSnapshot().context.place
    if (shown && isSameDocument(shown.ref, reference)) reveal(opened.document, shown.path)
    return opened
  })
  return <DocumentView {...{ actors, entity, crumbs, view, form }}>{children}</DocumentView>
}
