import type { DocumentId, DocumentRef } from '#contracts/documents'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { comparisonHref } from '../version/comparison-place.ts'

/** The address of a version beside another one; null: beside the one before it. */
export function useComparisonHref(
  ref: DocumentRef,
): (version: DocumentId, before: DocumentId | null) => string {
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  return (version, before) => {
    const [path = '', query = ''] = carried(
      addresses.ofDocument(ref, `/versions/${version}`),
    ).split('?', 2)
    return comparisonHref({ path, search: query }, { compareValue: before })
  }
}
