import type { DocumentData, Json } from '#contracts/documents'
import type { ClientField } from '#contracts/fields'
import type { Conflict } from '#machines/document'
import type { Reference, Summary } from '../../../client/summaries.ts'
import { eachOnce, nameOf } from '../../../fields/references/each-once.ts'
import { useLocale } from '../../../kit/locale.ts'
import { useText } from '../../../kit/text.tsx'
import { useSummaries } from '../../../kit/titles.ts'
import { said } from './said.ts'

const titleIn = ({ file, title }: Summary) => title ?? file?.name ?? null

/** A side of a difference, and what it says. */
export type Side = readonly [difference: Conflict, value: Json | undefined]

/** Says the sides of differences in words; documents by their titles, as soon as these are known. */
export function useSaid(
  fields: readonly ClientField[],
  versions: readonly DocumentData[],
  sides: readonly Side[],
): readonly string[] {
  const text = useText()
  const sayAll = (titleOf: (reference: Reference) => string) =>
    sides.map(([difference, value]) => said({ text, fields, versions, titleOf }, difference, value))

  const named: Reference[] = []
  sayAll((reference) => {
    named.push(reference)
    return ''
  })
  const references = eachOnce(named)
  const known = useSummaries(references, useLocale())
  const titles = new Map(
    references.map((reference, index) => {
      const about = known[index]
      return [nameOf(reference), about?.status === 'found' ? titleIn(about.summary) : null] as const
    }),
  )
  return sayAll((reference) => titles.get(nameOf(reference)) ?? String(reference.id))
}
