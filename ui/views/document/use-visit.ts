import { useState } from 'react'
import type { DocumentRef } from '#config-schema'
import type { JournalPlace } from '../../client/journal.ts'
import { journalKey } from '../../client/journal.ts'
import { newId } from '../../fields/kit/new-id.ts'
import { useConfig } from '../../kit/config.ts'

/** One person before one document, from opening it to leaving it. */
export interface Visit {
  place: JournalPlace
  /** Under which the journal keeps what is typed in this visit. */
  key: string
}

export function useVisit(ref: DocumentRef): Visit {
  const { user, auth } = useConfig()
  const [visit] = useState(() => {
    const place = { user: `${auth.collection}/${user.id}`, ref }
    return { place, key: journalKey(place, newId()) }
  })
  return visit
}
