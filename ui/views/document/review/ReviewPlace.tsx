import { useSelector } from '@xstate/react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentActor } from '#machines/document'
import { isNew } from '#machines/document'
import { later } from '../../../kit/later.tsx'

interface Props {
  document: DocumentActor
  entity: ClientCollection | ClientGlobal
}

const Bar = later(async () => (await import('./ReviewBar.tsx')).ReviewBar)

/** How far the review of a document is, once it is there (39.2). */
export function ReviewPlace(props: Props) {
  const isThere = useSelector(
    props.document,
    (state) => state.matches('open') && !isNew(state.context),
  )
  return props.entity.review !== undefined && isThere && <Bar {...props} />
}
