import { useEffect } from 'react'
import { useText } from '../../../kit/text.tsx'
import { VisuallyHidden } from '../../../parts/VisuallyHidden.tsx'
import css from './MentionList.module.css'
import type { Mentions } from './use-mentions.ts'

/** Whom what is typed may mean. The box keeps the focus, and names the one that is highlighted. */
export function MentionList({ id, mentions }: { id: string; mentions: Mentions }) {
  const text = useText()
  const { choose, index, people, point } = mentions
  useEffect(() => {
    document.getElementById(`${id}-people-${index}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, index])
  if (people === null) return null
  return (
    <>
      <div
        id={`${id}-people`}
        role="listbox"
        aria-label={text('comments.people')}
        className={css.root}
      >
        {people.map((person, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys go to the box, which chooses by Enter.
          // biome-ignore lint/a11y/useFocusableInteractive: the box keeps the focus; it names the option as its active one.
          <div
            key={`${person.collection} ${person.id}`}
            id={`${id}-people-${place}`}
            role="option"
            aria-selected={place === index}
            className={css.option}
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => point(place)}
            onClick={() => choose(person)}
          >
            <bdi>{person.title ?? text('lock.somebody')}</bdi>
          </div>
        ))}
      </div>
      <VisuallyHidden role="status">{people[index]?.title}</VisuallyHidden>
    </>
  )
}
