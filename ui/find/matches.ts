import type { ClientField, DocumentData } from '#config-schema'
import type { Match } from '#machines/find'
import { textOf } from '../fields/kit/text-of.ts'
import { folded } from './folded.ts'
import type { IsShown } from './leaves.ts'
import { leavesOf } from './leaves.ts'

/**
 * Where the words stand in a document, closed or not, in the order in which a person meets them.
 * Names of fields count as well, but for those within rows: they would be found in every row.
 */
export function matchesIn(
  fields: readonly ClientField[],
  values: DocumentData,
  words: string,
  isShown: IsShown = () => true,
): Match[] {
  const wanted = folded(words.trim())
  if (wanted === '') return []
  const found: Match[] = []
  for (const leaf of leavesOf(asOnThePage(fields), values, isShown)) {
    const { path, name, trail, isInRow } = leaf
    const texts = isInRow ? textOf(leaf) : [name, ...textOf(leaf)]
    if (texts.some((text) => folded(text).includes(wanted))) {
      found.push({ path, label: [...trail, name].join(' › ') })
    }
  }
  return found
}

/** The sidebar comes last. */
function asOnThePage(fields: readonly ClientField[]): ClientField[] {
  const isAside = ({ position }: ClientField) => position === 'sidebar'
  return [...fields.filter((field) => !isAside(field)), ...fields.filter(isAside)]
}
