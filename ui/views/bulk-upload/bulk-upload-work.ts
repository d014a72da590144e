import type { ClientCollection, SignedInConfig } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import type { BulkUploadWork } from '#machines/open-bulk-upload'
import { readCreation } from '../../client/documents.ts'
import type { ShownUpload } from '../../client/uploads/shown-upload.ts'
import { initialValues } from '../../fields/initial-values.ts'
import { newId } from '../../fields/kit/new-id.ts'
import type { Panel } from '../../kit/panel.ts'
import { validateDocument } from '../../validation/index.ts'
import { startCreation } from '../document/work/creation.ts'
import { saveWork } from '../document/work/save-work.ts'
import { blankDocument } from '../list/bulk/blank-document.ts'
import { keepFiles } from './keep-files.ts'

export interface BulkUploadSeam {
  panel: Panel
  config: SignedInConfig
  collection: ClientCollection
  /** The language of the content when files are chosen. */
  locale: () => string | null
  /** What else their documents start with, such as a folder. */
  initial: () => DocumentData
}

/** What is sent of a file. */
export interface SentFile {
  file: File | null
  upload: ShownUpload | null
}

/** The seam: where files that become documents meet the network, the browser and the panel. */
export function bulkUploadWork(seam: BulkUploadSeam): BulkUploadWork<SentFile> {
  const { panel, config, collection, locale, initial } = seam
  const { files, navigation, queries } = panel
  const { slug } = collection
  const leaveKey = newId()
  return {
    newKey: newId,
    started: () => ({ locale: locale(), values: initial() }),
    load: loadWork(seam),
    creation: (values) =>
      saveWork({
        ...{ panel, config, entity: collection, initial: () => values },
        creation: startCreation(),
      }).save,
    async faultsIn(values, locale) {
      const faults = await validateDocument(values, {
        ...{ config, entity: collection, isNew: true, locale },
        // What the server decides about is for it to check.
        isShown: (_path, field) => field.asks === undefined,
      })
      return faults.length
    },
    blank: () => blankDocument(collection),
    sentOf(value, before) {
      const handle = isRecord(value) ? String(value.handle) : ''
      return {
        file: files.find(value) ?? before?.file ?? null,
        upload: files.uploads?.get()?.get(handle) ?? null,
      }
    },
    discard: files.discard,
    copy: (hear) => keepFiles({ panel, config, collection }, hear),
    hear: hearAround(seam),
    tell: {
      unsaved: (copy) =>
        navigation.send(
          copy === null
            ? { type: 'document.settled', key: leaveKey }
            : {
                ...{ type: 'document.unsaved', key: leaveKey, copy },
                ...{ onLeaving: 'ask', saveAs: null, leftOut: [] },
              },
        ),
      changed: () =>
        void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(slug) }),
    },
  }
}

/** What one may do is the same for each of them: it is asked once, and again where that failed. */
function loadWork({ panel, collection }: BulkUploadSeam): BulkUploadWork<SentFile>['load'] {
  let permissions: ReturnType<typeof readCreation> | null = null
  return async (ref, values, signal) => {
    const data = { ...initialValues(collection.fields), ...values }
    const started = { hasDrafts: collection.drafts !== null, initial: data }
    permissions ??= readCreation(panel.http, ref, started, signal)
    permissions.catch(() => {
      permissions = null
    })
    return { data, permissions: await permissions }
  }
}

const hearAround =
  ({ panel: { files, session } }: BulkUploadSeam): BulkUploadWork<SentFile>['hear'] =>
  (listener) => {
    const online = () => listener({ type: 'browser.online' })
    addEventListener('online', online)
    const { unsubscribe } = session.on('renewed', () => listener({ type: 'session.renewed' }))
    const stopUploads = files.uploads?.subscribe(() => listener({ type: 'uploads.changed' }))
    return () => {
      removeEventListener('online', online)
      unsubscribe()
      stopUploads?.()
    }
  }
