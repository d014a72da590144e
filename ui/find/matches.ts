import type { DocumentData } from '#contracts/documents'
import type { ClientField } from '#contracts/fields'
import type { Found } from '#machines/find'
import { textOf } from '../fields/kit/text-of.ts'
import { compared } from '../kit/letters.ts'
import { countIn } from './found-in.ts'
import type { IsShown, IsWritable } from './leaves.ts'
import { leavesOf } from './leaves.ts'

interface Looking {
  matchCase?: boolean
  isWritable?: IsWritable
}

/**
 * How often the words stand where in a document, closed or not, in the order in which a person meets them.
 * Names of fields count as well, but for those within rows: they would be found in every row.
 */
export function matchesIn(
  fields: readonly ClientField[],
  values: DocumentData,
  words: string,
  isShown: IsShown = () => true,
  { matchCase = false, isWritable = () => true }: Looking = {},
): Found[] {
  const wanted = compared(words.trim(), matchCase)
  if (wanted === '') return []
  const found: Found[] = []
  for (const leaf of leavesOf(asOnThePage(fields), values, isShown, isWritable)) {
    const { path, name, trail, isInRow } = leaf
    const inName = isInRow ? 0 : countIn(name, wanted, matchCase)
    const inText = textOf(leaf).reduce((sum, text) => sum + countIn(text, wanted, matchCase), 0)
    if (inName + inText === 0) continue
    const label = [...trail, name].join(' › ')
    if (inName > 0) found.push({ path, label, part: 'name', count: inName, isWritable: false })
    if (inText > 0) {
      found.push({ path, label, part: 'text', count: inText, isWritable: leaf.isWritable })
    }
  }
  return found
}

/** The sidebar comes last. */
function asOnThePage(fields: readonly ClientField[]): ClientField[] {
  const isAside = ({ position }: ClientField) => position === 'sidebar'
  return [...fields.filter((field) => !isAside(field)), ...fields.filter(isAside)]
}
