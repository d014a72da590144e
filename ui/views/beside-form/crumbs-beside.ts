import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { Crumb } from '../../kit/crumbs.ts'

interface Of {
  entity: ClientCollection | ClientGlobal
  /** What the document is called. */
  title: string
  /** The addresses of its list and of its form. */
  list: (slug: string) => string
  form: string
}

/** Where a screen beside a document's form stands: its list, the document, and what comes after (VER-5). */
export const crumbsBeside = (
  { entity, title, list, form }: Of,
  after: readonly Crumb[],
): readonly Crumb[] => [
  ...('labels' in entity ? [{ label: entity.labels.plural, href: list(entity.slug) }] : []),
  { label: title, href: form },
  ...after,
]

/** What such a screen calls the document; nothing while it is not read. */
export function titleBeside(
  entity: ClientCollection | ClientGlobal,
  { known, fallback, untitled }: { known: string | null; fallback: string; untitled: string },
): string {
  if ('label' in entity) return entity.label
  return known === null ? '' : known || fallback || untitled
}
