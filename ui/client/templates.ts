import type { DocumentData, DocumentId } from '#contracts/documents'
import { idempotencyHeader } from '#contracts/documents'
import type { DocumentTemplate, DocumentTemplates, TemplateValues } from '#contracts/templates'
import { templatesPath } from '#contracts/templates'
import type { Http } from './http.ts'

export const templatesKey = (slug: string) => ['templates', slug] as const

/** What a new document of a collection can begin with (REF-1). */
export const templatesQuery = (http: Http, slug: string) => ({
  queryKey: templatesKey(slug),
  staleTime: 60_000,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly DocumentTemplate[]> => {
    const query = { collectionSlug: slug }
    const asked = { query, signal, signedIn: true } as const
    return (await http<DocumentTemplates>(templatesPath, asked)).templates
  },
})

/** What a document begins with, in one language. */
export const readTemplate = (
  http: Http,
  id: string,
  locale: string | null,
): Promise<TemplateValues> =>
  http<TemplateValues>(pathOf(id), { query: { ...(locale && { locale }) }, signedIn: true })

/** Sent twice under its key, it is kept once. */
export const keepTemplate = (
  http: Http,
  { slug, id }: { slug: string; id: DocumentId },
  { name, key }: { name: string; key: string },
  signal: AbortSignal,
): Promise<DocumentTemplate> => {
  const body: DocumentData = { collectionSlug: slug, id, name }
  const headers = { [idempotencyHeader]: key }
  return http(templatesPath, { method: 'POST', body, headers, signal, signedIn: true })
}

export const renameTemplate = (
  http: Http,
  id: string,
  name: string,
  signal: AbortSignal,
): Promise<DocumentTemplate> =>
  http(pathOf(id), { method: 'PATCH', body: { name }, signal, signedIn: true })

export const removeTemplate = async (
  http: Http,
  id: string,
  signal: AbortSignal,
): Promise<void> => {
  await http(pathOf(id), { method: 'DELETE', signal, signedIn: true })
}

const pathOf = (id: string): string => `${templatesPath}/${encodeURIComponent(id)}`
