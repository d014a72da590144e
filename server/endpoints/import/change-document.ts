import type { DocumentData, DocumentId } from '#contracts/documents'
import type { FieldChange, ImportLine } from '#contracts/import'
import { DryRunEnded } from '../../features/dry-run/dry-run.ts'
import { inTransaction } from '../../kit/in-transaction.ts'
import { refuseForbidden } from '../../kit/refuse-forbidden.ts'
import { beforeOf } from '../bulk/before.ts'
import { baseOf, titleOf } from '../bulk/change-one.ts'
import type { One } from '../bulk/one.ts'
import { seen } from '../bulk/one.ts'
import { reasonOfSave } from '../bulk/reason.ts'
import { refuseLocked, refuseStale } from '../bulk/refusals.ts'
import { changesIn } from './changes-in.ts'
import type { Outcome } from './outcome.ts'
import { refuseTaken } from './refusals.ts'
import type { ImportAsked } from './request.ts'
import { inLanguage, writeTo } from './write-to.ts'

/** What a line changes in a document, in all the languages it speaks. */
export async function changeDocument(
  one: One,
  asked: ImportAsked,
  line: ImportLine,
): Promise<Outcome> {
  const named = { id: one.id, title: titleOf(one) }
  try {
    return { ...named, ...(await changed(one, asked, withoutSameId(line, one.id))) }
  } catch (thrown) {
    const values = { ...one.doc, ...line.data }
    return { ...named, outcome: 'refused', problem: await reasonOfSave({ ...one, values }, thrown) }
  }
}

/** In a file every id is a text. */
function withoutSameId(line: ImportLine, own: DocumentId): ImportLine {
  const { id, ...data } = line.data
  return String(id) === String(own) ? { ...line, data } : line
}

async function changed(
  one: One,
  { ahead, dryRun }: ImportAsked,
  line: ImportLine,
): Promise<Omit<Outcome, 'id' | 'title'>> {
  const spoken = (await languagesOf(one, line)).filter(({ changes }) => changes.length > 0)
  if (spoken.length === 0) return { outcome: 'unchanged', ...baseOf(one.doc) }
  await refuseLocked(one)
  refuseStale(one, line.base)
  for (const { one: own, data, changes } of spoken) {
    const { collection, id, req } = own
    const paths = changes.map(({ path }) => path)
    await refuseForbidden(req, { collection, paths, data, doc: { ...own.doc, id } })
    await refuseTaken(req, { collection, changes, id, ...(ahead && { ahead }) })
  }
  const before = await beforeOf(one, { kind: 'edit', data: {} })
  if (dryRun) {
    for (const language of spoken) await tryOut(language)
    const changes = spoken.flatMap(({ changes }) => changes)
    return { outcome: 'changed', changes, ...baseOf(one.doc), ...before }
  }
  const saved = await inTransaction(one.req, async () => {
    let last = one.doc
    for (const language of spoken) last = await write(language)
    return last
  })
  return { outcome: 'changed', ...baseOf(saved), ...before }
}

/** What a line says in one language. */
interface Spoken {
  one: One
  data: DocumentData
  changes: readonly FieldChange[]
}

async function languagesOf(one: One, { data, locales = {} }: ImportLine): Promise<Spoken[]> {
  const { fields } = one.collection
  const spoken = [{ one, data, changes: changesIn(fields, one.doc, data) }]
  for (const [locale, said] of Object.entries(locales)) {
    const own = inLanguage(one, locale)
    const doc = await readIn(own)
    const changes = changesIn(fields, doc, said)
    spoken.push({
      one: { ...own, doc },
      data: { ...said, ...(data._status && { _status: data._status }) },
      changes: changes.map((change) => ({ ...change, locale })),
    })
  }
  return spoken
}

const readIn = async ({ collection, id, req }: One): Promise<DocumentData> => {
  const doc = await req.payload.findByID({
    ...seen,
    collection: collection.slug,
    id,
    draft: true,
    req,
  })
  // What goes over the wire is JSON.
  return doc as unknown as DocumentData
}

/** Only what changes: who may not write a field that stays as it is need not hear of it. */
function write({ one, data, changes }: Spoken): Promise<DocumentData> {
  const names = new Set(['_status', ...changes.map(({ path }) => path.split('.', 1)[0])])
  return writeTo(one, Object.fromEntries(Object.entries(data).filter(([name]) => names.has(name))))
}

async function tryOut(spoken: Spoken): Promise<void> {
  try {
    await write(spoken)
  } catch (thrown) {
    if (!(thrown instanceof DryRunEnded)) throw thrown
  }
}
