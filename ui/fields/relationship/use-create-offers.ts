import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import { memberNamed } from '#contracts/fields'
import { folded } from '../../kit/letters.ts'
import { useText } from '../../kit/text.tsx'
import type { ComboboxItem } from '../../parts/ComboboxList.tsx'
import { useVisible } from '../references/use-choices.ts'

/** Makes a new document, which begins with these values. */
export type Create = (slug: string, values: DocumentData) => void

const prefix = 'create:'

interface Searched {
  relationTo: readonly string[]
  /** What was typed. */
  search: string
  /** The titles that were found for it; null: they aren't known yet. */
  titles: readonly string[] | null
}

/**
 * What was typed and no document is called can be made: an item of the picker for each collection in
 * which this person may, below what was found.
 */
export function useCreateOffers({ relationTo, search, titles }: Searched) {
  const text = useText()
  const collections = useVisible(relationTo).filter(({ access }) => access.create)
  const title = search.trim()
  const isKnown = titles?.some((one) => folded(one.trim()) === folded(title)) ?? true
  const items: ComboboxItem[] =
    title === '' || isKnown
      ? []
      : collections.map(({ slug, labels }) => ({
          id: prefix + slug,
          label: text('field.createTyped', { title }),
          isNew: true,
          ...(collections.length > 1 && { detail: labels.singular }),
        }))
  /** Makes one if such an item is among the chosen; says whether it was. */
  const take = (chosen: readonly string[], create: Create): boolean => {
    const slug = chosen.find((id) => id.startsWith(prefix))?.slice(prefix.length)
    const collection = collections.find((one) => one.slug === slug)
    if (collection) create(collection.slug, titled(collection, title))
    return collection !== undefined
  }
  return { items, take }
}

const typed: ReadonlySet<string> = new Set(['email', 'text', 'textarea'])

/** What names a document may be an id, or what nobody types. */
function titled({ fields, useAsTitle }: ClientCollection, title: string): DocumentData {
  const part = memberNamed(fields, useAsTitle)?.part
  return part && 'type' in part && typed.has(part.type) ? { [useAsTitle]: title } : {}
}
