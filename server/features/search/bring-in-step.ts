import type { PayloadRequest } from 'payload'
import type { ResolvedSearch } from '#config-schema/config'
import { holdDocument } from '../../kit/hold-document.ts'
import { atNoRisk } from './at-no-risk.ts'
import { keyOf, removeEntry, writeEntry } from './entries.ts'
import { entryFor } from './entry-for.ts'
import type { Searched } from './searched.ts'

/** What became of a document's entry. */
export type Outcome = 'found' | 'leftOut' | 'failed'

/**
 * Lets the search say of a document what is public of it now, and nothing where nothing is. It fails
 * no save: what the site's function cannot describe is in the log, and is not found.
 */
export async function bringInStep(
  req: PayloadRequest,
  search: ResolvedSearch,
  document: Searched,
): Promise<Outcome> {
  const key = keyOf(document)
  let outcome: Outcome = 'failed'
  const isDone = await atNoRisk(req, async () => {
    // Others who would write this entry come after, and see what this transaction has left.
    await holdDocument(req, document)
    const entry = await entryFor(req, search, document)
    outcome = entry ? 'found' : 'leftOut'
    await (entry ? writeEntry(req, search, entry) : removeEntry(req, search, key))
  })
  if (isDone) return outcome
  await atNoRisk(req, () => removeEntry(req, search, key))
  return 'failed'
}
