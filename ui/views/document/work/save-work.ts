import type { ClientCollection, ClientGlobal, SignedInConfig } from '#contracts/admin-config'
import { isNewDocument } from '#contracts/document-ref'
import type { DocumentData } from '#contracts/documents'
import type { ClientField } from '#contracts/fields'
import { hasOwnId, isReservedId } from '#contracts/own-ids'
import type { DocumentContext } from '#machines/document'
import type { DocumentWork } from '#machines/open-document'
import { Problem } from '#problems'
import { readCreation, readDocument } from '../../../client/documents.ts'
import { saveDocument } from '../../../client/save-document.ts'
import { placedInTexts } from '../../../fields/errors/placed-in-texts.ts'
import { initialValues } from '../../../fields/initial-values.ts'
import type { Panel } from '../../../kit/panel.ts'
import { textOf } from '../../../kit/text.tsx'
import { validateDocument } from '../../../validation/index.ts'
import type { Creation } from './creation.ts'
import type { OwnSaves } from './own-saves.ts'

type Entity = ClientCollection | ClientGlobal

/** What a new document begins with, besides the config's defaults. */
export type InitialData = () => DocumentData | Promise<DocumentData>

export interface SaveOptions {
  panel: Pick<Panel, 'http' | 'files' | 'lastSaves' | 'texts'>
  config: SignedInConfig
  entity: Entity
  initial: InitialData | undefined
  creation: Creation
  /** Absent: nobody hears of them. */
  ownSaves?: OwnSaves
}

/** Reading and saving one document. */
export function saveWork({
  panel,
  config,
  entity,
  initial,
  creation,
  ownSaves,
}: SaveOptions): Pick<DocumentWork, 'load' | 'save'> {
  const { http, files, lastSaves } = panel
  const hasDrafts = entity.drafts !== null
  let isAccessUnknown = false
  return {
    async load(ref, signal) {
      isAccessUnknown = isNewDocument(ref)
      if (isNewDocument(ref)) {
        const data = { ...initialValues(entity.fields), ...(await initial?.()) }
        const started = { hasDrafts, initial: data }
        return { data, permissions: await readCreation(http, ref, started, signal) }
      }
      await lastSaves.ended(ref)
      return readDocument(http, ref, hasDrafts, signal)
    },
    async save(request, document, signal) {
      mustHavePossibleId(entity, document, panel.texts)
      await mustBeValid(config, entity, document)
      const { comparesBase = false } = config
      const asked = { creation: creation.sent(), comparesBase, isAccessUnknown, form: document }
      const saving = { files, hasDrafts, ...asked, ...ownSaves?.next(), signal }
      const saved = await saveDocument(http, request, saving).catch((thrown) => {
        throw atItsPlaces(thrown, entity, document)
      })
      ownSaves?.answered()
      if (saved.permissions) isAccessUnknown = false
      return saved
    },
  }
}

/** The server refuses it as well, in one language. */
function mustHavePossibleId(
  entity: Entity,
  { ref, sent }: DocumentContext,
  texts: Panel['texts'],
): void {
  if (!isNewDocument(ref) || !('auth' in entity) || !hasOwnId(entity)) return
  if (!isReservedId(sent.id, entity)) return
  const message = textOf(texts)('document.reservedId', { id: String(sent.id) })
  throw new Problem('document.invalid', { fields: [{ path: 'id', message }] })
}

/** What the browser can tell to be wrong is not sent; drafts may be unfinished. */
async function mustBeValid(
  config: SignedInConfig,
  entity: Entity,
  { ref, intent, sent }: DocumentContext,
): Promise<void> {
  if (intent !== 'save' && intent !== 'publish') return
  const { locale } = ref
  const isNew = isNewDocument(ref)
  const fields = await validateDocument(sent, { config, entity, isNew, locale, isShown })
  if (fields.length > 0) throw new Problem('document.invalid', { fields })
}

function atItsPlaces(thrown: unknown, { fields }: Entity, { sent }: DocumentContext): unknown {
  if (!(thrown instanceof Problem) || !thrown.fields) return thrown
  return new Problem(thrown.code, {
    ...thrown,
    fields: placedInTexts(thrown.fields, sent, fields),
  })
}

/** Whether a field is there at all may be for the server to say: then it says what is wrong, too. */
const isShown = (_path: string, field: ClientField): boolean =>
  field.asks === undefined &&
  !(field.type === 'tabs' && field.tabs.some((tab) => tab.asks !== undefined))
