import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { ClientView } from '#contracts/site-components'
import type { DocumentActor } from '#machines/document'
import { isNew } from '#machines/document'
import { useLocale } from '../../kit/locale.ts'
import { useText } from '../../kit/text.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { SiteComponent } from '../../site-components/SiteComponent.tsx'
import { DocumentFields } from './DocumentFields.tsx'

interface Props {
  document: DocumentActor
  entity: ClientCollection | ClientGlobal
  /** Of the site's own, in the place of the form. */
  view: ClientView | undefined
  isReadOnly: boolean
}

/** What stands below the status line: the form, or what the site shows instead. */
export function DocumentBody({ view, ...props }: Props) {
  const own = <DocumentFields {...props} />
  return view ? <SiteScreen {...props} view={view} own={own} /> : own
}

type SiteScreenProps = Props & { view: ClientView; own: ReactNode }

function SiteScreen({ document, entity, isReadOnly, view, own }: SiteScreenProps) {
  const text = useText()
  const form = {
    document,
    slug: entity.slug,
    locale: useLocale(),
    isNew: useSelector(document, ({ context }) => isNew(context)),
    isReadOnly,
  }
  return (
    <SiteComponent
      component={view.component}
      place={{ form, path: '', own }}
      with={{}}
      tells="sentence"
      waiting={<Skeleton label={text('app.loading')} />}
    />
  )
}
