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
  /** null: nothing is typed since somebody was chosen, or left it. */
  const [typed, setTyped] = useState<string | null>(null)
  const [index, setIndex] = useState(0)
  const { people, isLoading } = useAssignable(document, typed)
  const isOpen = typed !== null && people !== undefined
  const at = isOpen ? Math.min(index, people.length - 1) : 0
  const choice = useTypedChoice({
    typed: typed ?? '',
    items: people?.map((one) => ({ id: idOf(one), label: one.title ?? '' })) ?? [],
    isLoading,
  })
  const hearTyped = useTypedKeys(
    choice,
    isOpen && people[at] ? idOf(people[at]) : null,
    (chosen) => {
      const one = people?.find((person) => idOf(person) === chosen)
      if (one) choose(one)
    },
  )
  const choose = (one: LockOwner) => {
    setTyped(null)
    onChange(one)
  }
  const search = (words: string) => {
    setTyped(words)
    setIndex(0)
  }
  useEffect(() => {
    window.document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, at])
  const hear = (event: KeyboardEvent<HTMLInputElement>) => {
    hearTyped(event)
    if (event.defaultPrevented) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && typed === null) search('')
    else if (!isOpen || event.nativeEvent.isComposing) return
    else if (step !== undefined) setIndex((at + step + people.length) % people.length)
    else if (event.key === 'Escape') setTyped(null)
    else if (event.key === 'Enter') {
      if (!isLoading && people[at]) choose(people[at])
    } else return
    event.preventDefault()
  }
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
            aria-expanded={isOpen && people.length > 0}
            aria-controls={`${id}-people`}
            aria-activedescendant={isOpen && people.length > 0 ? `${id}-${at}` : undefined}
            value={typed ?? person?.title ?? (person ? text('lock.somebody') : '')}
            onFocus={() => {
              if (person === null) search('')
            }}
            onBlur={() => {
              choice.send({ type: 'user.leave' })
              setTyped(null)
            }}
            onChange={({ currentTarget }) => {
              choice.send({ type: 'user.type', text: currentTarget.value })
              search(currentTarget.value)
              if (person) onChange(null)
            }}
            onKeyDown={hear}
          />
          {isOpen && people.length > 0 && (
            <div
              id={`${id}-people`}
              role="listbox"
              aria-label={text('tasks.person')}
              className={css.list}
            >
              {people.map((one, place) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys go to the box, which chooses by Enter.
                // biome-ignore lint/a11y/useFocusableInteractive: the box keeps the focus; it names the option as its active one.
                <div
                  key={`${one.collection} ${one.id}`}
                  id={`${id}-${place}`}
                  role="option"
                  aria-selected={place === at}
                  className={css.option}
                  onMouseDown={(event) => event.preventDefault()}
                  onMouseMove={() => setIndex(place)}
                  onClick={() => choose(one)}
                >
                  <bdi>{one.title ?? text('lock.somebody')}</bdi>
                </div>
              ))}
            </div>
          )}
          <div role="status">
            {isOpen && people.length === 0 && <p className={css.nobody}>{text('tasks.nobody')}</p>}
          </div>
        </>
      )}
    </FieldFrame>
  )
}

const idOf = ({ collection, id }: LockOwner): string => `${collection}/${id}`

/** Those whose names have these words; what was found before stays until then. */
function useAssignable(
  ref: DocumentRef,
  words: string | null,
): { people: readonly LockOwner[] | undefined; isLoading: boolean } {
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
  return { people: data, isLoading: isFetching && (isPlaceholderData || data === undefined) }
}
