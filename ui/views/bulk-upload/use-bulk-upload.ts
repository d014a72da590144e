import { useRef } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import { hasOwnId } from '#contracts/own-ids'
import type { OpenBulkUpload, ShownFile } from '#machines/open-bulk-upload'
import { openBulkUpload } from '#machines/open-bulk-upload'
import { wholeValues } from '../../fields/whole-values.ts'
import { useConfig } from '../../kit/config.ts'
import { useLocale } from '../../kit/locale.ts'
import { usePanel } from '../../kit/panel.ts'
import { useOpened } from '../../kit/use-opened.ts'
import { useInFolder } from '../list/folders/use-in-folder.ts'
import type { SentFile } from './bulk-upload-work.ts'
import { bulkUploadWork } from './bulk-upload-work.ts'

export type BulkUpload = OpenBulkUpload<SentFile>

/** A file as the list shows it. */
export type BulkFile = ShownFile<SentFile>

/** `folder`: the id of the one that they are put into, as the address has it. */
export function useBulkUpload(collection: ClientCollection, folder: string | null): BulkUpload {
  const panel = usePanel()
  const config = useConfig()
  const locale = useLocale()
  const latest = useRef(locale)
  latest.current = locale
  const initial = useRef<DocumentData>({})
  initial.current = useInFolder(collection, folder)
  return useOpened(() => {
    const { slug, fields, drafts } = collection
    return openBulkUpload(
      {
        ...{ slug, hasDrafts: drafts !== null, whole: wholeValues(fields) },
        ...(hasOwnId(collection) && { namedByHand: true as const }),
      },
      bulkUploadWork({
        ...{ panel, config, collection },
        locale: () => latest.current,
        initial: () => initial.current,
      }),
    )
  })
}
