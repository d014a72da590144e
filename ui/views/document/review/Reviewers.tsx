import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { LockOwner } from '#contracts/locks'
import type { DocumentActor } from '#machines/document'
import { readReviewers } from '../../../client/review.ts'
import { useComboboxTexts } from '../../../fields/kit/combobox-texts.ts'
import { usePanel } from '../../../kit/panel.ts'
import { useText } from '../../../kit/text.tsx'
import { Combobox } from '../../../parts/Combobox.tsx'
import { FieldFrame } from '../../../parts/FieldFrame.tsx'

interface Props {
  document: DocumentActor
  chosen: readonly LockOwner[]
  onChoose: (chosen: readonly LockOwner[]) => void
}

/** Whom a review is asked of: found by typing, of those who may decide. */
export function Reviewers({ document, chosen, onChoose }: Props) {
  const text = useText()
  const texts = useComboboxTexts()
  const nameOf = (person: LockOwner) => person.title ?? text('lock.somebody')
  const itemOf = (person: LockOwner) => ({ id: keyOf(person), label: nameOf(person) })
  const [words, search] = useState('')
  const { http, queries } = usePanel()
  const ref = useSelector(document, ({ context }) => context.ref)
  const { data: people = [], isFetching } = useQuery(
    {
      queryKey: ['reviewers', ref, words],
      queryFn: ({ signal }) => readReviewers(http, ref, words, signal),
      placeholderData: keepPreviousData,
      staleTime: 60_000,
    },
    queries,
  )
  return (
    <FieldFrame label={text('review.reviewers')}>
      {(control) => (
        <Combobox
          {...control}
          boxed
          multiple
          texts={texts}
          items={people.map(itemOf)}
          selected={chosen.map(itemOf)}
          value={chosen.map(keyOf)}
          isLoading={isFetching}
          onSearch={search}
          onChange={(keys) => onChoose(keys.flatMap((key) => known(key) ?? []))}
        />
      )}
    </FieldFrame>
  )

  function known(key: string): LockOwner | undefined {
    return [...chosen, ...people].find((person) => keyOf(person) === key)
  }
}

const keyOf = ({ collection, id }: LockOwner): string => `${collection} ${id}`
