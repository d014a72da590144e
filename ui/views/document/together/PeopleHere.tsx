import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { Present } from '#contracts/events'
import type { DocumentActor } from '#machines/document'
import { placeAt } from '#machines/document'
import { usePeople, usePersonName, usePresenceText } from '../../../kit/people.ts'
import { useText } from '../../../kit/text.tsx'
import { Avatar } from '../../../parts/Avatar.tsx'
import { labelsAt } from '../differences/labels-at.ts'
import css from './PeopleHere.module.css'

interface Props {
  document: DocumentActor
  entity: ClientCollection | ClientGlobal
}

/** More would leave no room for the buttons. */
const most = 4

/** Who else has the document open, and what they do (LOCK-6). */
export function PeopleHere({ document, entity }: Props) {
  const text = useText()
  const people = usePeople(document)
  const nameOf = usePersonName()
  const saysThat = usePresenceText()
  if (people.length === 0) return null
  const rest = people.slice(most)
  return (
    <>
      <ul className={css.faces} aria-label={text('presence.here')}>
        {people.slice(0, most).map((person) => (
          <li key={keyOf(person)} className={css.face}>
            <Avatar name={nameOf(person)} says={saysOf(person)} marked={isEditing(person)} />
          </li>
        ))}
        {rest.length > 0 && (
          <li title={rest.map(saysOf).join('\n')}>
            {text('presence.more', { count: rest.length })}
          </li>
        )}
      </ul>
      <details className={css.count}>
        <summary className={css.summary}>
          {text('presence.count', { count: people.length })}
        </summary>
        <ul className={css.people} aria-label={text('presence.here')}>
          {people.map((person) => (
            <li key={keyOf(person)} className={css.person}>
              <Avatar name={nameOf(person)} says="" marked={isEditing(person)} />
              <span>{saysOf(person)}</span>
            </li>
          ))}
        </ul>
      </details>
    </>
  )

  function saysOf(person: Present): string {
    const { field } = person
    if (!isEditing(person)) return saysThat(person, 'views')
    const labels = field === undefined ? [] : labelsOf(field)
    if (labels.length === 0) return saysThat(person, 'edits')
    return saysThat(person, 'editsField', { field: labels.join(' › ') })
  }

  function labelsOf(field: string): readonly string[] {
    const { values } = document.getSnapshot().context
    return labelsAt(entity.fields, placeAt(values, field), [values])
  }
}

const keyOf = ({ who, isMe }: Present): string => `${who.collection}/${who.id}/${isMe}`

const isEditing = ({ activity }: Present): boolean => activity === 'editing'
