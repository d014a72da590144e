import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { KeyboardEvent } from 'react'
import { useEffect, useId, useState } from 'react'
import type { DocumentRef } from '#contracts/documents'
import type { LockOwner } from '#contracts/locks'
import { readAssignable } from '../../../client/assignments.ts'
import { usePanel } from '../../../kit/panel.ts'
import { useText } from '../../../kit/text.tsx'
import { FieldFrame } from '../../../parts/FieldFrame.tsx'
import { Input } from '../../../parts/Input.tsx'
import { useTypedChoice, useTypedKeys } from '../../../parts/use-typed-choice.ts'
import css from './PersonInput.module.css'

interface Props {
  document: DocumentRef
  person: LockOwner | null
  onChange: (person: LockOwner | null) => void
}

/**
 * Somebody who may edit the document, found by typing a name. Those who are found stand in the flow:
 * what this is in floats itself, and would close under another list.
 */
export function PersonInput({ document, person, onChange }: Props) {
  const text = useText()
  const id = useId()
  const found = useTypedPerson(document, onChange)
  const { at, isOpen, people } = found
  useEffect(() => {
    window.document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, at])
  const isShown = isOpen && people.length > 0
  return (
    <FieldFrame label={text('tasks.person')} required>
      {(control) => (
        <>
          <Input
            {...control}
            // The document's own form asks for nothing that stands here.
            required={undefined}
            aria-required
            boxed
            dir="auto"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={`${id}-people`}
            aria-activedescendant={isShown ? `${id}-${at}` : undefined}
            value={found.typed ?? person?.title ?? (person ? text('lock.somebody') : '')}
            onFocus={() => {
              if (person === null) found.search('')
            }}
            onBlur={found.leave}
            onChange={({ currentTarget }) => {
              found.type(currentTarget.value)
              if (person) onChange(null)
            }}
            onKeyDown={found.hear}
          />
          {isShown && <People {...found} id={id} />}
          <div role="status">
            {isOpen && people.length === 0 && <p className={css.nobody}>{text('tasks.nobody')}</p>}
          </div>
        </>
      )}
    </FieldFrame>
  )
}

/** Those who were found, as the list of the box with this ID. */
function People({
  id,
  at,
  people,
  point,
  choose,
}: ReturnType<typeof useTypedPerson> & { id: string }) {
  const text = useText()
  return (
    <div id={`${id}-people`} role="listbox" aria-label={text('tasks.person')} className={css.list}>
      {people.map((one, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys go to the box, which chooses by Enter.
        // biome-ignore lint/a11y/useFocusableInteractive: the box keeps the focus; it names the option as its active one.
        <div
          key={idOf(one)}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === at}
          className={css.option}
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => point(place)}
          onClick={() => choose(one)}
        >
          <bdi>{one.title ?? text('lock.somebody')}</bdi>
        </div>
      ))}
    </div>
  )
}

/** What is typed in the box, and who is found by it. */
function useTypedPerson(document: DocumentRef, onChange: (person: LockOwner) => void) {
  /** null: nothing is typed since somebody was chosen, or left it. */
  const [typed, setTyped] = useState<string | null>(null)
  const [index, point] = useState(0)
  const { people = [], isKnown, isLoading } = useAssignable(document, typed)
  const isOpen = typed !== null && isKnown
  const at = isOpen ? Math.max(0, Math.min(index, people.length - 1)) : 0
  const choice = useTypedChoice({
    typed: typed ?? '',
    items: people.map((one) => ({ id: idOf(one), label: one.title ?? '' })),
    isLoading,
  })
  const choose = (one: LockOwner) => {
    setTyped(null)
    onChange(one)
  }
  const search = (words: string) => {
    setTyped(words)
    point(0)
  }
  const active = isOpen ? people[at] : undefined
  const hearTyped = useTypedKeys(choice, active ? idOf(active) : null, (chosen) => {
    const one = people.find((person) => idOf(person) === chosen)
    if (one) choose(one)
  })
  const hear = (event: KeyboardEvent<HTMLInputElement>) => {
    hearTyped(event)
    if (event.defaultPrevented) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && typed === null) search('')
    else if (!isOpen || event.nativeEvent.isComposing) return
    else if (step !== undefined) point((at + step + people.length) % people.length)
    else if (event.key === 'Escape') setTyped(null)
    else if (event.key === 'Enter') {
      if (!isLoading && active) choose(active)
    } else return
    event.preventDefault()
  }
  const type = (words: string) => {
    choice.send({ type: 'user.type', text: words })
    search(words)
  }
  const leave = () => {
    choice.send({ type: 'user.leave' })
    setTyped(null)
  }
  return { typed, people, at, isOpen, search, type, leave, hear, choose, point }
}

const idOf = ({ collection, id }: LockOwner): string => `${collection}/${id}`

/** Those whose names have these words; what was found before stays until then. */
function useAssignable(
  ref: DocumentRef,
  words: string | null,
): { people: readonly LockOwner[] | undefined; isKnown: boolean; isLoading: boolean } {
  const { http, queries } = usePanel()
  const { data, isFetching, isPlaceholderData } = useQuery(
    {
      queryKey: ['assignable', ref, words],
      queryFn: ({ signal }) => readAssignable(http, ref, words ?? '', signal),
      enabled: words !== null,
      placeholderData: keepPreviousData,
      staleTime: 60_000,
    },
    queries,
  )
  const isKnown = data !== undefined
  return { people: data, isKnown, isLoading: isFetching && (isPlaceholderData || !isKnown) }
}
