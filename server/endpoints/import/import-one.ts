import type { PayloadRequest } from 'payload'
import type { ImportLine, ImportResult } from '#contracts/import'
import { Problem } from '#problems'
import { reasonOfSave } from '../bulk/reason.ts'
import { changeDocument } from './change-document.ts'
import { createDocument } from './create-document.ts'
import { createdOnce } from './created-once.ts'
import { documentOf } from './document-of.ts'
import type { Outcome } from './outcome.ts'
import type { ImportAsked } from './request.ts'

/** What becomes of one line; nothing that is wrong with it keeps the others waiting. */
export async function importOne(
  req: PayloadRequest,
  asked: ImportAsked,
  line: ImportLine,
): Promise<ImportResult> {
  return { line: line.line, ...(await outcomeOf(req, asked, line)) }
}

async function outcomeOf(
  req: PayloadRequest,
  asked: ImportAsked,
  line: ImportLine,
): Promise<Outcome> {
  try {
    return await (asked.dryRun ? look(req, asked, line) : write(req, asked, line))
  } catch (thrown) {
    const made = { collection: asked.collection, id: undefined, req, values: line.data }
    const problem = await reasonOfSave(made, thrown)
    return { id: null, title: null, outcome: 'refused', problem }
  }
}

async function look(req: PayloadRequest, asked: ImportAsked, line: ImportLine): Promise<Outcome> {
  const one = await documentOf(req, asked, line)
  return one ? changeDocument(one, asked, line) : createDocument(req, asked, line)
}

/** What was looked at as a new document is one, and what was there is there, or nothing is written. */
async function write(req: PayloadRequest, asked: ImportAsked, line: ImportLine): Promise<Outcome> {
  if (line.creation === undefined) {
    const one = await documentOf(req, asked, line)
    if (one === null) throw new Problem('document.notFound')
    return changeDocument(one, asked, line)
  }
  return createdOnce(req, asked, line.creation, async (key) => {
    if (await documentOf(req, asked, line)) throw new Problem('import.exists')
    return createDocument(req, asked, line, key)
  })
}
