import type { ClientCollection, SignedInConfig } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import type { PictureLack, PictureReference } from '#machines/text-picture'
import { Problem } from '#problems'
import { saveDocument } from '../../../client/save-document.ts'
import type { Panel } from '../../../kit/panel.ts'
import { validateDocument } from '../../../validation/index.ts'
import { initialValues } from '../../initial-values.ts'
import { altTextIn } from './alt-text-field.ts'

/** A file on its way to the server. */
export interface SentFile {
  /** Names its creation, however often it's tried. */
  key: string
  entity: ClientCollection
  /** What stands for the file in its document. */
  file: DocumentData
  altText: string
}

interface Sending {
  panel: Pick<Panel, 'http' | 'files'>
  config: SignedInConfig
  locale: string | null
}

const valuesOf = ({ altText, entity, file }: SentFile): DocumentData => ({
  ...initialValues(entity.fields),
  ...altTextIn(entity, altText),
  file,
})

/** What its document lacks with nothing but the file and what was typed below it. */
export async function lackOf(sent: SentFile, { config, locale }: Sending): Promise<PictureLack> {
  const { entity } = sent
  const circumstances = { config, entity, isNew: true, locale }
  const problems = await validateDocument(valuesOf(sent), circumstances)
  const [first] = problems
  if (first === undefined) return { lacks: 'nothing', message: null }
  const isAltText = problems.every(({ path }) => path === entity.upload?.altText)
  return isAltText
    ? { lacks: 'altText', message: first.message }
    : { lacks: 'details', message: null }
}

export async function sendFile(
  sent: SentFile,
  { panel: { http, files }, config, locale }: Sending,
  signal: AbortSignal,
): Promise<PictureReference> {
  const { entity, key } = sent
  const hasDrafts = entity.drafts !== null
  const { id } = await saveDocument(
    http,
    {
      ref: { kind: 'collection', slug: entity.slug, id: null, locale },
      changes: valuesOf(sent),
      // A draft of it would be seen by nobody who reads what it's for.
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
