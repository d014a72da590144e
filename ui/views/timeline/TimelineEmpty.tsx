import { useSelector } from '@xstate/react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import { memberNamed } from '#contracts/fields'
import type { TimelineActor } from '#machines/timeline'
import { emptinessOf } from '#machines/timeline'
import { usePath, useSearch } from '../../kit/place.ts'
import { useText } from '../../kit/text.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { LinkButton } from '../../parts/LinkButton.tsx'
import { timelineHref } from './timeline-place.ts'

interface Props {
  entity: ClientCollection | ClientGlobal
  timeline: TimelineActor
}

/** Nothing to show, why, and the way back to all of it. */
export function TimelineEmpty({ entity, timeline }: Props) {
  const text = useText()
  const at = { path: usePath(), search: useSearch() }
  const filter = useSelector(timeline, ({ context }) => context.filter)
  const emptiness = useSelector(timeline, ({ context }) => emptinessOf(context))
  const everything = timelineHref(at, { field: null, by: null })
  if (emptiness === 'nothingSaved') return <EmptyState>{text('versions.empty')}</EmptyState>
  return (
    <EmptyState action={<LinkButton href={everything}>{text('list.clearFilters')}</LinkButton>}>
      {words()}
    </EmptyState>
  )

  function words(): string {
    const { field, by } = filter
    if (emptiness === 'notYet') return text('timeline.noneYet')
    if (field !== null && memberNamed(entity.fields, field) === undefined) {
      return text('timeline.noField', { name: short(field) })
    }
    if (emptiness === 'byNobody') {
      return by ? text('timeline.nobody', { name: short(by) }) : text('timeline.nobodyUnknown')
    }
    return text('timeline.none')
  }
}

/** An address can say anything, at any length. */
const short = (name: string): string => (name.length > 80 ? `${name.slice(0, 80)}…` : name)
