import type { DocumentRef } from '#contracts/documents'
import type { CopyRequest, Versions, Written } from '#machines/copy'
import { Problem, toProblem } from '#problems'
import { readData } from './documents.ts'
import type { Files } from './files.ts'
import type { Http } from './http.ts'
import { saveDocument } from './save-document.ts'

/** One document in several languages, without fallback (R6), and all of the same moment. */
export async function readVersions(
  http: Http,
  ref: DocumentRef,
  locales: readonly string[],
  { hasDrafts, signal }: { hasDrafts: boolean; signal: AbortSignal },
): Promise<Versions> {
  const versions = await Promise.all(
    locales.map((locale) => readData(http, { ...ref, locale }, hasDrafts, signal)),
  )
  if (new Set(versions.map(({ updatedAt }) => updatedAt)).size > 1) throw new Problem('copy.stale')
  return Object.fromEntries(locales.map((locale, index) => [locale, versions[index] ?? {}]))
}

/** Writes a language of the document: its draft, where there are drafts. Nothing is overwritten unseen. */
export async function writeCopy(
  http: Http,
  ref: DocumentRef,
  { locale, changes, base }: CopyRequest,
  saving: { files: Files; hasDrafts: boolean; comparesBase: boolean; signal: AbortSignal },
): Promise<Written> {
  const intent = saving.hasDrafts ? 'draft' : 'save'
  const request = { ref: { ...ref, locale }, changes, intent, base } as const
  const { data } = await saveDocument(http, request, { ...saving, creation: '' }).catch(refuseStale)
  return { base: typeof data.updatedAt === 'string' ? data.updatedAt : null }
}

/** What somebody else has saved is compared anew, and not joined: nobody has typed here. */
function refuseStale(thrown: unknown): never {
  throw toProblem(thrown).code === 'document.stale' ? new Problem('copy.stale') : thrown
}
