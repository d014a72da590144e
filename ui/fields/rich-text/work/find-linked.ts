import type { AdminConfig } from '#contracts/admin-config'
import type { Found, FoundDocument } from '#machines/palette'
import { findDocuments } from '../../../client/find-documents.ts'
import { adminConfigKey } from '../../../kit/config.ts'
import { folded } from '../../../kit/letters.ts'
import type { Panel } from '../../../kit/panel.ts'
import type { WriterNow } from './writer-now.ts'

/** No title is as long: more is an address. */
const mostLetters = 200

/** The documents that a link may lead to, with the rights and in the language of that moment. */
export async function findLinked(
  { http, queries }: Pick<Panel, 'http' | 'queries'>,
  { field, form }: WriterNow,
  typed: string,
  signal: AbortSignal,
): Promise<Found> {
  const config = queries.getQueryData<AdminConfig>(adminConfigKey)
  const slugs = field.features.link?.collections ?? []
  const { collections, localization } =
    config?.kind === 'signedIn' ? config : { collections: [], localization: null }
  const words = typed.trim().slice(0, mostLetters)
  const query = {
    collections: collections.filter(({ access, slug }) => access.read && slugs.includes(slug)),
    words,
    locale: form.locale,
    fallback: localization?.defaultLocale ?? null,
  }
  const { documents, missed } = await findDocuments(http, query, signal)
  return { documents: bestFirst(documents, words), missed }
}

/** Titles that are these words, then those that begin with them, then those with a word that does. */
export function bestFirst(
  documents: readonly FoundDocument[],
  words: string,
): readonly FoundDocument[] {
  const wanted = folded(words)
  const rank = ({ title }: FoundDocument): number => {
    if (title === null) return 4
    const name = folded(title)
    if (name === wanted) return 0
    if (name.startsWith(wanted)) return 1
    return name.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(wanted)) ? 2 : 3
  }
  return documents.toSorted((one, other) => rank(one) - rank(other))
}
