import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import { toProblemData } from '#problems'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { refOf } from '../../kit/document-ref.ts'
import { useLocale } from '../../kit/locale.ts'
import { useSearch } from '../../kit/place.ts'
import { useText } from '../../kit/text.tsx'
import { useVersioned } from '../../kit/versioned.ts'
import { BesideForm } from '../beside-form/BesideForm.tsx'
import { useHead } from '../beside-form/use-head.ts'
import { UnreadView } from '../message/UnreadView.tsx'
import { useCurrent } from '../versions/use-current.ts'
import { TimelineView } from './TimelineView.tsx'
import { timelineFilter } from './timeline-place.ts'
import { useTimeline } from './use-timeline.ts'

interface Props {
  entity: ClientCollection | ClientGlobal
  /** null: a global. */
  id: string | null
}

/** Who changed what of a document, and when (VER-9). */
export function TimelineRoute({ entity, id }: Props) {
  const text = useText()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const of = useVersioned(entity, refOf(entity, id, useLocale()))
  const filter = timelineFilter(useSearch())
  const head = useHead(entity, of.ref)
  const timeline = useTimeline(of, filter)
  const current = useCurrent(of, head.data?.isPublic ?? false)
  const title = text('timeline.title')
  const list = carried(addresses.ofDocument(of.ref, '/versions'))
  const crumbs = [{ label: text('versions.title'), href: list }, { label: title }]
  if (head.error) {
    const problem = toProblemData(head.error)
    return <UnreadView {...{ problem, title, onRetry: head.refetch }} />
  }
  return (
    <BesideForm {...{ entity, head, crumbs }} document={of.ref}>
      <TimelineView
        {...{ of, timeline, current }}
        mayUpdate={head.data?.permissions.update ?? false}
      />
    </BesideForm>
  )
}
