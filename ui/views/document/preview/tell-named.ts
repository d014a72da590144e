import type { ClientField } from '#contracts/fields'
import type { DocumentActor } from '#machines/document'
import type { PreviewWork } from '#machines/open-preview'
import { showInPreview } from '../../../client/preview.ts'
import type { Reference } from '../../../client/summaries.ts'
import { keyOf } from '../../../fields/references/references.ts'
import type { Panel } from '../../../kit/panel.ts'
import { namedIn } from './protocol/named-in.ts'

/** As many as one request may name; the rest comes with the next look. */
const mostAtOnce = 500

interface Telling {
  document: DocumentActor
  fields: readonly ClientField[]
  http: Panel['http']
}

/**
 * The page may follow relations to what the document names, and to nothing else. What the server has of
 * it is no news there; what was only chosen in the form is told as soon as it is seen.
 */
export function tellNamed({ document, fields, http }: Telling): PreviewWork['showNamed'] {
  const told = new Set<string>()

  /** Told once: where that fails, the page shows ids until the document is saved. */
  function tell(named: readonly Reference[], whenTold: () => void): void {
    for (const one of named) told.add(keyOf(one))
    showInPreview(http, document.getSnapshot().context.ref, named).then(whenTold, () => {})
  }

  return (whenTold) => {
    const { base, values } = document.getSnapshot().context
    const saved = new Set(namedIn(fields, base).map(keyOf))
    const news = namedIn(fields, values).filter(
      (one) => !saved.has(keyOf(one)) && !told.has(keyOf(one)),
    )
    if (news.length > 0) tell(news.slice(0, mostAtOnce), whenTold)
  }
}
