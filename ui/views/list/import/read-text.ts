import { factsOf } from '#contracts/fields'
import type { ReadText } from '../../../client/import/index.ts'
import type { FromText } from '../../../fields/kit/from-text/from-text.ts'
import { rowsFromText } from '../../../fields/rows/from-text.ts'
import { choiceFromText } from '../../../fields/select/from-text.ts'
import { fromText } from '../../../fields/tables/from-text.ts'

/** What a text in a file says of a field. */
export const readText: ReadText = (text, content, ways) => {
  if (content.type === 'id') return text
  if (content.type === 'status') return choiceFromText(text, statuses)
  const { value } = factsOf(content)
  if (value === null) return rowsFromText(text)
  // The table gives each shape the reader of that shape; a lookup cannot tell TypeScript so.
  const read = fromText[value] as FromText<typeof content>
  return read(text, content, ways)
}

const statuses = ['draft', 'published'].map((value) => ({ value, label: value }))
