import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { Review, ReviewEvent } from '#contracts/review'
import type { DocumentActor } from '#machines/document'
import { useAddresses } from '../../../kit/addresses.ts'
import { useCarriedLocale } from '../../../kit/carried-locale.ts'
import { joinWords } from '../../../kit/join-words.ts'
import { Moment } from '../../../kit/Moment.tsx'
import { usePanel } from '../../../kit/panel.ts'
import { useText } from '../../../kit/text.tsx'
import { Link } from '../../../parts/Link.tsx'
import { usePersonName } from '../comments/use-person-name.ts'
import css from './ReviewEvents.module.css'
import { useNewestVersion } from './use-newest-version.ts'

interface Props {
  document: DocumentActor
  entity: ClientCollection | ClientGlobal
  review: Review
  shown: readonly ReviewEvent[]
}

/** Who did what in a review, and what has changed since. */
export function ReviewEvents({ document, entity, review, shown }: Props) {
  const newest = useNewestVersion(document, entity, review)
  return (
    <ul className={css.root}>
      {shown.map((event) => (
        <Event key={event.id} document={document} event={event} changes={changesSince(event)} />
      ))}
    </ul>
  )

  /** What was approved is what a fallen approval is compared with. */
  function changesSince(event: ReviewEvent) {
    const { events } = review
    const about =
      event.kind === 'fell'
        ? events.slice(events.indexOf(event)).find(({ kind }) => kind === 'approve')
        : event
    const from = about?.version ?? null
    if (newest === null || from === null || String(from) === String(newest)) return null
    return { from, to: newest }
  }
}

interface EventProps {
  document: DocumentActor
  event: ReviewEvent
  changes: { from: string | number; to: string | number } | null
}

function Event({ document, event, changes }: EventProps) {
  const text = useText()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const words = useEventWords(event)
  const { ref } = document.getSnapshot().context
  return (
    <li className={css.event}>
      <span className={css.facts}>
        <span dir="auto">{words}</span> · <Moment at={new Date(event.at)} />
        {changes && (
          <>
            {' · '}
            <Link
              href={carried(
                `${addresses.ofDocument(ref, `/versions/${changes.to}`)}?compareValue=${encodeURIComponent(changes.from)}`,
              )}
              className={css.link}
            >
              {text('review.changesSince')}
            </Link>
          </>
        )}
      </span>
      {event.note !== '' && (
        <p className={css.note} dir="auto">
          {event.note}
        </p>
      )}
    </li>
  )
}

function useEventWords({ by, kind, to }: ReviewEvent): string {
  const text = useText()
  const nameOf = usePersonName()
  const { language } = usePanel().texts
  const name = nameOf(by)
  if (kind === 'ask' && to.length > 0) {
    const people = joinWords(to.map(nameOf), language)
    return text('review.event.askOf', { name, people })
  }
  return text(`review.event.${kind}`, { name })
}
