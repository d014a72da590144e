import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import type { DocumentTemplate } from '#contracts/templates'
import type { KeptTemplate } from '../../features/templates/kept-templates.ts'
import { namesOfKeys } from '../comments/names.ts'
import { changeableBy } from './asked-templates.ts'

/** Templates as the panel shows them. */
export async function presentTemplates(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  templates: readonly KeptTemplate[],
): Promise<DocumentTemplate[]> {
  const mayChange = await changeableBy(req, collection)
  const nameOf = await namesOfKeys(
    req,
    templates.map(({ author }) => author),
  )
  return templates.map((template) => ({
    id: template.id,
    name: template.name,
    by: nameOf(template.author),
    at: template.createdAt,
    mayChange: mayChange(template),
  }))
}
