import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentActor } from '#machines/document'
import type { TemplatesActor } from '#machines/templates'
import { useTemplates } from '../../list/templates/use-templates.ts'

/** Templates that are made of the open document. */
export const useKeptTemplate = (
  document: DocumentActor,
  { slug }: ClientCollection | ClientGlobal,
): TemplatesActor =>
  useTemplates(slug, () => {
    const { ref } = document.getSnapshot().context
    return ref.kind === 'collection' ? ref.id : null
  })
