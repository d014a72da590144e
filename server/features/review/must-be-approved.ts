import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { isolateObjectProperty } from 'payload'
import type { DocumentId } from '#contracts/documents'
import type { Document } from '../../kit/document.ts'
import { canonical } from './canonical.ts'
import { valuesIn } from './content.ts'
import { isHeld } from './held-publications.ts'
import type { KeptStep } from './kept-steps.ts'
import { lastStep } from './kept-steps.ts'
import { ReviewMissing } from './review-missing.ts'
import { requires } from './review-rules.ts'
import { stateAfter } from './review-state.ts'
import { sameElsewhere } from './same-elsewhere.ts'
import type { Sent } from './sent.ts'
import type { Latest, State } from './stored-content.ts'
import { contentOfVersion, latestOf, stateOfRow } from './stored-content.ts'

/** What would be published: a save of these values, or one of its versions. */
export type Publication = { sent: Sent } | { version: DocumentId }

/** Refuses to publish what isn't approved, unless visitors see exactly that already. */
export async function mustBeApproved(
  req: PayloadRequest,
  document: Document,
  publication: Publication,
): Promise<void> {
  if (!isHeld(req, document) || !(await requires(req, document))) return
  const latest = await latestOf(req, document)
  if (latest && (await isApproved(req, document, latest, publication))) return
  throw new ReviewMissing(req)
}

/** Refuses to create what is published at once: nobody could have seen it. */
export async function mustBeDraft(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
): Promise<void> {
  if (isHeld(req, collection) && (await requires(req, { collection }))) {
    throw new ReviewMissing(req)
  }
}

/** The content that is approved now; null: none is. */
export const approvedContent = (last: KeptStep | undefined, latest: Latest): string | null =>
  stateAfter(last) === 'approved' && last?.content === latest.content ? latest.content : null

async function isApproved(
  req: PayloadRequest,
  document: Document,
  latest: Latest,
  publication: Publication,
): Promise<boolean> {
  const approved = approvedContent(await lastStep(req, document), latest)
  const row = await stateOfRow(req, document)
  const isFree = (content: string | null) =>
    content !== null && (content === approved || (row?.isPublished && content === row.content))
  if ('version' in publication) {
    return isFree(await contentOfVersion(req, document, publication.version)) === true
  }
  const { sent } = publication
  // A save of many documents is based on what visitors see. Where it's based on neither, somebody else
  // has saved since, and what it would write is unknown.
  const base = [latest, row].find((one) => one && one.updatedAt === sent.basedOn)
  if (!base) return false
  if (sent.isUnchanged) return isFree(base.content) === true
  return row?.isPublished === true && isPublicAlready(req, document, { base, row, sent })
}

interface Compared {
  base: State
  row: State
  sent: Sent
}

/** What was published last is published again, in place of the drafts since. */
async function isPublicAlready(
  req: PayloadRequest,
  document: Document,
  { base, row, sent }: Compared,
): Promise<boolean> {
  const { localization } = req.payload.config
  const locales = localization ? localization.localeCodes : []
  const [shown, kept] = [row, base].map(({ values }) => valuesIn(req, document, values))
  return (
    sent.values === canonical(valuesIn(req, document, await readPublic(req, document))) &&
    (req.locale === 'all' || sameElsewhere(shown, kept, req.locale ?? null, locales))
  )
}

/** In the locale of the request, as Payload hands to hooks what a document was. */
async function readPublic(
  req: PayloadRequest,
  document: Document,
): Promise<Record<string, unknown>> {
  const reading = {
    ...{ depth: 0, draft: false, overrideAccess: true, showHiddenFields: true },
    ...(req.locale && { locale: req.locale }),
    fallbackLocale: false,
    // Payload notes on the request what it looks for.
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale', 'query']),
  } as const
  const found =
    'global' in document
      ? await req.payload.findGlobal({ ...reading, slug: document.global.slug })
      : await req.payload.findByID({
          ...{ ...reading, collection: document.collection.slug, id: document.id },
          ...{ disableErrors: true, trash: true },
        })
  return { ...found }
}
