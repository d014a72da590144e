import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { ChangeEvent, KeyboardEvent, RefObject, SyntheticEvent } from 'react'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Mentionable } from '#contracts/comments'
import type { DocumentRef } from '#contracts/documents'
import type { CommentDraft, CommentsActor } from '#machines/comments'
import { readMentionable } from '../../../client/comments.ts'
import { usePanel } from '../../../kit/panel.ts'
import { useCommented } from './commented-document.ts'
import { namesOf, peopleIn, shownText, storedText, tokenOf, typedName } from './mentions.ts'

export interface Mentions {
  /** null: no name is being typed. */
  people: readonly Mentionable[] | null
  index: number
  point: (index: number) => void
  choose: (person: Mentionable) => void
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  control: (id: string) => object
}

/** Typing `@` offers people, whose names stand in the text as one reads them. */
export function useMentions(
  comments: CommentsActor,
  { text, to }: CommentDraft,
  box: RefObject<HTMLTextAreaElement | null>,
): Mentions {
  const threads = useSelector(comments, ({ context }) => context.threads)
  const { chosen, choose: keepChosen, ref } = useCommented()
  const names = useMemo(() => namesOf([...chosen, ...peopleIn(threads)]), [chosen, threads])
  const [typed, setTyped] = useState<ReturnType<typeof typedName>>(null)
  const [index, setIndex] = useState(0)
  const caret = useRef<number | null>(null)
  const found = useMentionable(ref, typed?.words ?? null)
  const people = typed && found && found.length > 0 ? found : null
  const current = people?.[Math.min(index, people.length - 1)]
  useLayoutEffect(() => {
    if (caret.current === null) return
    box.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const look = ({ value, selectionStart }: HTMLTextAreaElement) => {
    const now = typedName(value, selectionStart)
    if (now?.words !== typed?.words || now?.from !== typed?.from) setIndex(0)
    setTyped(now)
  }
  const choose = (person: Mentionable) => {
    const control = box.current
    if (!control || !typed || person.title === null) return
    const known = namesOf([...chosen, ...peopleIn(threads), person])
    const name = shownText(tokenOf(person), known)
    const before = `${control.value.slice(0, typed.from)}${name} `
    const value = before + control.value.slice(control.selectionStart)
    caret.current = before.length
    keepChosen(person)
    setTyped(null)
    comments.send({ type: 'user.type', to, text: storedText(value, known) })
    control.focus()
  }
  return {
    people,
    index: people ? Math.min(index, people.length - 1) : 0,
    point: setIndex,
    choose,
    onKeyDown(event) {
      if (!people) return
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step !== undefined) setIndex((index + step + people.length) % people.length)
      else if (event.key === 'Escape') setTyped(null)
      else if ((event.key === 'Enter' || event.key === 'Tab') && current) choose(current)
      else return
      event.preventDefault()
    },
    control: (id) => ({
      value: shownText(text, names),
      onChange: (event: ChangeEvent<HTMLTextAreaElement>) => {
        const { value } = event.currentTarget
        comments.send({ type: 'user.type', to, text: storedText(value, names) })
        look(event.currentTarget)
      },
      onSelect: (event: SyntheticEvent<HTMLTextAreaElement>) => look(event.currentTarget),
      onBlur: () => setTyped(null),
      'aria-autocomplete': 'list' as const,
      ...(people && {
        'aria-controls': `${id}-people`,
        'aria-activedescendant': `${id}-people-${Math.min(index, people.length - 1)}`,
      }),
    }),
  }
}

/** Those whose names have these words; what was found before stays until then. */
function useMentionable(
  ref: DocumentRef,
  words: string | null,
): readonly Mentionable[] | undefined {
  const { http, queries } = usePanel()
  const { data } = useQuery(
    {
      queryKey: ['mentionable', ref, words],
      queryFn: ({ signal }) => readMentionable(http, ref, words ?? '', signal),
      enabled: words !== null,
      placeholderData: keepPreviousData,
      staleTime: 60_000,
    },
    queries,
  )
  return data
}
