import type { ClientCollection, SignedInConfig } from '#contracts/admin-config'
import type { BulkUploadCopy, BulkUploadWork, UnsavedFiles } from '#machines/open-bulk-upload'
import type { Files } from '../../client/files.ts'
import { isFetched } from '../../client/files.ts'
import { holdOpen } from '../../client/open-keys.ts'
import { keeperOf } from '../../client/shared-computer.ts'
import type { KeptBulkFile, KeptBulkUpload } from '../../client/uploads/bulk-upload-store.ts'
import { bulkUploadKeys, createBulkUploadStore } from '../../client/uploads/bulk-upload-store.ts'
import { newId } from '../../fields/kit/new-id.ts'
import type { Panel } from '../../kit/panel.ts'

interface Options {
  panel: Panel
  config: SignedInConfig
  collection: ClientCollection
}

/** ms from a change to its copy. */
const pause = 250

/** The copy in this browser of what isn't saved. */
export function keepFiles(
  { panel: { files }, config, collection: { slug } }: Options,
  { now, onKept }: Parameters<BulkUploadWork<unknown>['copy']>[0],
): BulkUploadCopy {
  const store = createBulkUploadStore()
  const prefix = bulkUploadKeys(keeperOf(config.user), slug)
  const visit = new AbortController()
  let key = prefix + newId()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isThere = false
  holdOpen(key, visit.signal)

  const write = async () => {
    timer = undefined
    const unsaved = now()
    if (unsaved === null && !isThere) return
    isThere = unsaved !== null
    const done =
      unsaved === null ? store.forget(key) : store.keep(key, keptOf(unsaved, files, slug))
    onKept(
      await done.then(
        () => true,
        () => false,
      ),
    )
  }

  const writeNow = () => {
    clearTimeout(timer)
    void write()
  }

  return {
    changed() {
      // What is discarded should not come back, however soon the page is left.
      if (now() === null) writeNow()
      else timer ??= setTimeout(() => void write(), pause)
    },
    async find() {
      const found = await store.find(prefix).catch(() => null)
      if (found === null || visit.signal.aborted) return null
      holdOpen(found.key, visit.signal)
      // The files of uploads are read with them.
      if (files.uploads?.takes(slug)) await files.uploads.open().catch(() => {})
      const kept = found.kept.files.map((one) => takenUp(one, files, slug))
      return { key: found.key, files: { ...found.kept, files: kept } }
    },
    continue(found) {
      key = found
      isThere = true
    },
    close() {
      if (timer !== undefined) writeNow()
      visit.abort()
    },
  }
}

const keptOf = (unsaved: UnsavedFiles, files: Files, slug: string): KeptBulkUpload => ({
  ...unsaved,
  files: unsaved.files.map((one) => ({
    ...one,
    file: files.uploads?.takes(slug) ? null : files.find(one.values.file),
  })),
})

/** A file that its upload no longer has is chosen again by whoever comes back. */
function takenUp(kept: KeptBulkFile, files: Files, slug: string): KeptBulkFile {
  const { values, file } = kept
  if (files.find(values.file) || isFetched(values.file)) return kept
  return { ...kept, values: { ...values, file: file ? files.keep(file, slug) : null } }
}
