import type { PayloadRequest } from 'payload'
import { createOperation } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import type { DocumentData } from '#contracts/documents'
import type { ImportLine } from '#contracts/import'
import { Problem } from '#problems'
import { fulfil } from '../../features/creations/claims.ts'
import { DryRunEnded } from '../../features/dry-run/dry-run.ts'
import { isNamedByHand } from '../../features/own-ids/id-field.ts'
import { inTransaction } from '../../kit/in-transaction.ts'
import { refuseForbidden } from '../../kit/refuse-forbidden.ts'
import { baseOf, titleOf } from '../bulk/change-one.ts'
import type { One } from '../bulk/one.ts'
import { requestFor } from '../bulk/one.ts'
import { changesIn } from './changes-in.ts'
import { filled } from './filled.ts'
import type { Outcome } from './outcome.ts'
import { refuseTaken } from './refusals.ts'
import type { ImportAsked } from './request.ts'
import { inLanguage, writeTo } from './write-to.ts'

/** Makes a document of a line, as a draft where there are drafts and the line does not say otherwise. */
export async function createDocument(
  req: PayloadRequest,
  asked: ImportAsked,
  line: ImportLine,
  key?: string,
): Promise<Outcome> {
  const { ahead, collection, dryRun, locale } = asked
  // Nobody could sign in, or see the file.
  if (collection.auth || collection.upload) throw new Problem('import.noNew')
  const own = requestFor(req, {
    collection,
    id: null,
    ...(dryRun && { dryRun }),
    ...(locale !== undefined && { locale }),
  })
  const { fields } = collection
  const named = asked.key === 'id' && line.key !== null && isNamedByHand(collection)
  const said = named ? { ...line.data, id: line.key } : line.data
  const data = filled(fields, said, req.payload.blocks)
  const changes = changesIn(fields, {}, data)
  const paths = changes.map(({ path }) => path)
  await refuseForbidden(own, { collection, paths, data, doc: null })
  await refuseTaken(own, { collection, changes, id: null, ...(ahead && { ahead }) })
  try {
    const one = await inTransaction(own, async () => {
      const made = await create(own, asked, data)
      const last = await writeLanguages(made, line)
      if (key !== undefined) await fulfil(req.payload, key, made.id, own)
      return { ...made, doc: { ...made.doc, ...last } }
    })
    return { id: one.id, title: titleOf(one), outcome: 'created', ...baseOf(one.doc) }
  } catch (thrown) {
    if (!dryRun || !(thrown instanceof DryRunEnded)) throw thrown
    const title = titleOf({ collection, doc: data })
    return { id: null, title, outcome: 'created', changes }
  }
}

async function create(
  req: PayloadRequest,
  { collection }: ImportAsked,
  data: DocumentData,
): Promise<One> {
  const doc = await createOperation({
    collection: req.payload.collections[collection.slug]!,
    data: data as never,
    depth: 0,
    draft: hasDraftsEnabled(collection) && data._status !== 'published',
    overrideAccess: false,
    req,
  })
  // What goes over the wire is JSON.
  return { collection, id: doc.id, doc: doc as unknown as DocumentData, req }
}

/** What is known last of its version. */
async function writeLanguages(
  made: One,
  { data: { _status }, locales = {} }: ImportLine,
): Promise<Pick<DocumentData, 'updatedAt'>> {
  let last: DocumentData = made.doc
  for (const [locale, data] of Object.entries(locales)) {
    const said = filled(made.collection.fields, data, made.req.payload.blocks)
    if (Object.keys(said).length === 0) continue
    last = await writeTo(inLanguage(made, locale), { ...said, ...(_status && { _status }) })
  }
  return { updatedAt: last.updatedAt ?? null }
}
