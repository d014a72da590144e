import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import { decoded } from '#contracts/decoded'
import { NotFoundView } from '../views/message/NotFoundView.tsx'
import { PreviewRoute } from './PreviewRoute.tsx'
import { Show } from './part.tsx'
import { screens } from './screens-beside-form.ts'

interface Props {
  entity: ClientCollection | ClientGlobal
  /** null: a global, or a document that does not exist yet. */
  id: string | null
  /** Of the address, below the document. */
  rest: string
}

/** What a document has besides its form; one that does not exist yet has nothing. */
export function BesideFormRoute({ entity, id, rest }: Props) {
  const [screen, version, ...more] = rest.split('/').map(decoded)
  const isThere = more.length === 0 && ('label' in entity || id !== null)
  if (isThere && screen === 'versions' && entity.versions) {
    return version === undefined ? (
      <Show key={id} part={screens.versions} with={{ entity, id }} />
    ) : (
      <Show key={`${id}/${version}`} part={screens.version} with={{ entity, id, version }} />
    )
  }
  if (isThere && rest === 'api' && !entity.hidesApi) {
    return <Show key={id} part={screens.api} with={{ entity, id }} />
  }
  if (isThere && rest === 'preview' && entity.preview?.live) {
    return <PreviewRoute entity={entity} id={id} />
  }
  return <NotFoundView />
}
