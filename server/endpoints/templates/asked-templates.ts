import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { Problem } from '#problems'
import { userKey } from '../../features/comments/user-key.ts'
import type { KeptTemplate } from '../../features/templates/kept-templates.ts'
import { templateById } from '../../features/templates/kept-templates.ts'
import {
  hasTemplates,
  mayDeleteAll,
  mayReadAll,
  mayUseTemplates,
} from '../../features/templates/template-rules.ts'
import { idAsKept } from '../../kit/possible-id.ts'

/** A collection whose documents this user may create from templates. */
export async function askedCollection(
  req: PayloadRequest,
  slug: unknown,
): Promise<SanitizedCollectionConfig> {
  const collection = req.payload.collections[String(slug)]?.config
  if (!collection || !hasTemplates(req.payload, collection)) throw new Problem('document.notFound')
  if (!(await mayUseTemplates(req, collection))) throw new Problem('access.refused')
  return collection
}

export interface AskedTemplate {
  collection: SanitizedCollectionConfig
  template: KeptTemplate
}

/** The template that the address names. One that may not be used is as if it were gone. */
export async function askedTemplate(req: PayloadRequest): Promise<AskedTemplate> {
  const template = await templateById(req, String(req.routeParams?.template))
  if (!template) throw gone()
  const collection = await askedCollection(req, template.of).catch(() => {
    throw gone()
  })
  const [shown] = await shownOf(req, collection, [template])
  if (!shown) throw gone()
  return { collection, template }
}

const gone = () => new Problem('template.gone')

/**
 * Those that this user may read: their own, and what is made from documents that they may read. Where
 * they may read every document, that's all of them.
 */
export async function shownOf(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  templates: readonly KeptTemplate[],
): Promise<readonly KeptTemplate[]> {
  if (await mayReadAll(req, collection)) return templates
  const readable = await readableSources(req, collection, templates)
  return templates.filter(
    (template) => isBy(template, req) || (template.source && readable.has(template.source)),
  )
}

async function readableSources(
  req: PayloadRequest,
  { slug }: SanitizedCollectionConfig,
  templates: readonly KeptTemplate[],
): Promise<ReadonlySet<string>> {
  const ids = templates.flatMap(({ source }) => source || [])
  if (ids.length === 0) return new Set()
  const { docs } = await req.payload.find({
    collection: slug,
    where: { id: { in: ids.map((id) => idAsKept(req.payload, slug, id)) } },
    ...{ select: { id: true }, depth: 0, draft: true, pagination: false },
    ...{ overrideAccess: false, disableErrors: true, req },
  })
  return new Set(docs.map(({ id }) => String(id)))
}

export const authorOf = ({ user }: PayloadRequest): string =>
  userKey({ relationTo: user!.collection, value: user!.id })

const isBy = ({ author }: KeptTemplate, req: PayloadRequest): boolean => author === authorOf(req)

/** Tells of each whether this user may rename and delete it: whoever made it, or may delete all there. */
export async function changeableBy(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
): Promise<(template: KeptTemplate) => boolean> {
  const mayChangeAll = await mayDeleteAll(req, collection)
  return (template) => mayChangeAll || isBy(template, req)
}
