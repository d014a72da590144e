import type { ClientCollection } from '#contracts/admin-config'
import type { Json } from '#contracts/documents'
import { ownFilterField, personIn } from '#contracts/own-documents'
import { reviewFilterField } from '#contracts/review'
import { queryString, saidIn } from '../../../client/query-string.ts'
import type { Text } from '../../../kit/text.tsx'
import type { Column } from '../columns.ts'
import { listedFields } from '../columns.ts'
import type { ListPlace } from '../list-place.ts'

/** Of an address, what makes the list what it is: always in the same order, to be compared. */
export const lastingSearch = (search: string): string =>
  queryString(
    Object.fromEntries(
      Object.entries(saidIn(search))
        .filter(([key]) => !passing.includes(key))
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
  )

/** How far somebody had gone through it, and in which language. */
const passing = ['page', 'queryByGroup', 'locale']

/** The words and the filters of a list, in a few words; '' where it shows all. */
export function narrowedBy(
  { search, where }: Pick<ListPlace, 'search' | 'where'>,
  collection: ClientCollection,
  text: Text,
): string {
  const columns = new Map(listedFields(collection, text).map((one) => [one.accessor, one]))
  const tests = (where?.or ?? []).flatMap(({ and }) => and.flatMap((test) => Object.entries(test)))
  const words = tests.map(([field, comparison]) => {
    if (field === ownFilterField) {
      const person = personIn(comparison.equals)
      return person ? text('list.quick.by', { name: person.id }) : text('list.quick.own')
    }
    if (field === reviewFilterField) return text('review.state.inReview')
    const column = columns.get(field)
    const choice = column && choiceOf(column, Object.values(comparison)[0], text)
    const name = column?.label ?? field
    return choice === undefined ? name : text('palette.choice', { name, choice })
  })
  return [...new Set([search.trim(), ...words])].filter(Boolean).join(' · ')
}

/** What a chosen value is called; a value of another kind may be another document's. */
function choiceOf({ content }: Column, value: Json | undefined, text: Text): string | undefined {
  if (content.type === 'status') {
    const status = content.statuses.find((one) => one === value)
    return status && text(`status.${status}`)
  }
  if (!('options' in content)) return undefined
  return content.options.find((option) => option.value === value)?.label
}
