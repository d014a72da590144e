import type { ClientCollection, SignedInConfig } from '#contracts/admin-config'
import type { DocumentId, DocumentRef } from '#contracts/documents'
import type { PictureSaveInput, StoredPicture } from '#machines/picture-details'
import { isProblem } from '#problems'
import { readData } from '../../../client/documents.ts'
import { saveDocument } from '../../../client/save-document.ts'
import type { Panel } from '../../../kit/panel.ts'
import { newId } from '../../kit/new-id.ts'
import { storedPicture } from './read-picture.ts'

interface Saving {
  panel: Pick<Panel, 'http' | 'files'>
  config: SignedInConfig
  entity: ClientCollection
  id: DocumentId
  locale: string | null
}

/**
 * Saves what was typed or cropped in the picture's own document. Where somebody has saved it since,
 * what they changed stays; a text that both changed is told.
 */
export async function savePicture(
  { panel: { http, files }, config, entity, id, locale }: Saving,
  { stored, change }: PictureSaveInput,
  signal: AbortSignal,
): Promise<StoredPicture> {
  const hasDrafts = entity.drafts !== null
  const ref: DocumentRef = { kind: 'collection', slug: entity.slug, id, locale }
  const { altText: field } = entity.upload ?? {}
  const changes = {
    ...(change.altText !== null && field !== undefined && { [field]: change.altText }),
    ...(change.edits && { uploadEdits: change.edits }),
  }
  const save = async ({ data: { _status, updatedAt } }: StoredPicture): Promise<StoredPicture> => {
    // A draft of a picture that visitors see would be seen by nobody.
    const publishes = _status === 'published'
    const saved = await saveDocument(
      http,
      {
        ...{ ref, changes, base: typeof updatedAt === 'string' ? updatedAt : null },
        intent: hasDrafts ? (publishes ? 'publish' : 'draft') : 'save',
      },
      {
        ...{ files, hasDrafts, signal, creation: newId(), name: newId() },
        comparesBase: config.comparesBase ?? false,
      },
    )
    return storedPicture(entity, saved.data)
  }
  try {
    return await save(stored)
  } catch (thrown) {
    if (!isProblem(thrown, 'document.stale')) throw thrown
    const latest = storedPicture(entity, await readData(http, ref, hasDrafts, signal))
    const isSamePicture = latest.data.filename === stored.data.filename
    const isOurs = change.altText === null || latest.altText === stored.altText
    if (!(isOurs && (change.edits === null || isSamePicture))) throw thrown
    return save(latest)
  }
}
