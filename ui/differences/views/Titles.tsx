import { useMemo } from 'react'
import { useSummaries } from '../../kit/titles.ts'
import type { Difference } from '../engine/difference.ts'
import type { Reading } from './reading.ts'
import { referencesOf } from './references-of.ts'

/** Asks for the names of all documents that are shown, at once: one request for each collection. */
export function Titles({
  differences,
  reading,
}: {
  differences: readonly Difference[]
  reading: Reading
}) {
  const references = useMemo(
    () => referencesOf(differences, reading.modifiedOnly),
    [differences, reading.modifiedOnly],
  )
  useSummaries(references, reading.locale)
  return null
}
