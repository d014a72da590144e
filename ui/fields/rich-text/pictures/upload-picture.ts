import type { ClientCollection, SignedInConfig } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import type { PictureReference } from '#machines/text-picture'
import { Problem } from '#problems'
import { saveDocument } from '../../../client/save-document.ts'
import type { Panel } from '../../../kit/panel.ts'
import { validateDocument } from '../../../validation/index.ts'
import { initialValues } from '../../initial-values.ts'

/** A picture on its way to the server. */
export interface SentPicture {
  /** Names its creation, however often it's tried. */
  key: string
  entity: ClientCollection
  /** What stands for the file in its document. */
  file: DocumentData
}

interface Sending {
  panel: Pick<Panel, 'http' | 'files'>
  config: SignedInConfig
  locale: string | null
}

const valuesOf = ({ entity, file }: SentPicture): DocumentData => ({
  ...initialValues(entity.fields),
  file,
})

/** Whether its document can be created with nothing but the file. */
export async function isComplete(
  picture: SentPicture,
  { config, locale }: Sending,
): Promise<boolean> {
  const { entity } = picture
  const circumstances = { config, entity, isNew: true, locale }
  return (await validateDocument(valuesOf(picture), circumstances)).length === 0
}

export async function uploadPicture(
  picture: SentPicture,
  { panel: { http, files }, config, locale }: Sending,
  signal: AbortSignal,
): Promise<PictureReference> {
  const { entity, key } = picture
  const hasDrafts = entity.drafts !== null
  const { id } = await saveDocument(
    http,
    {
      ref: { kind: 'collection', slug: entity.slug, id: null, locale },
      changes: valuesOf(picture),
      // A draft of a picture would be seen by nobody who reads the text.
      intent: hasDrafts ? 'publish' : 'save',
      base: null,
    },
    {
      ...{ files, hasDrafts, creation: key, isAsMade: true },
      ...{ comparesBase: config.comparesBase ?? false, signal },
    },
  )
  if (id === null) throw new Problem('server.intercepted')
  return { slug: entity.slug, id }
}
