import type { ClientCollection, SignedInConfig } from '#contracts/admin-config'
import type { GivenUpload } from '#machines/bulk-upload'
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
  /** What is to be kept now; null: nothing. */
  now: () => KeptBulkUpload | null
  /** `false`: this browser keeps nothing. */
  onKept: (isKept: boolean) => void
}

/** ms from a change to its copy. */
const pause = 250

/** The copy in this browser of what isn't saved. */
export function keepFiles({ panel, config, collection, now, onKept }: Options) {
  const { slug } = collection
  const { files } = panel
  const store = createBulkUploadStore()
  const prefix = bulkUploadKeys(keeperOf(config.user), slug)
  const visit = new AbortController()
  let key = prefix + newId()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isThere = false
  holdOpen(key, visit.signal)

  const write = async () => {
    timer = undefined
    const kept = now()
    if (kept === null && !isThere) return
    isThere = kept !== null
    const done = kept === null ? store.forget(key) : store.keep(key, kept)
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

  /** A file that its upload no longer has is chosen again by whoever comes back. */
  async function takenUp(kept: KeptBulkFile): Promise<KeptBulkFile> {
    const { values, file } = kept
    if (files.find(values.file) || isFetched(values.file)) return kept
    if (!file) return { ...kept, values: { ...values, file: null } }
    return { ...kept, values: { ...values, file: files.keep(file, slug) } }
  }

  return {
    change() {
      // What is discarded should not come back, however soon the page is left.
      if (now() === null) writeNow()
      else timer ??= setTimeout(() => void write(), pause)
    },
    /** What a visit before this one has left; from now on it's kept here. */
    async find(): Promise<KeptBulkUpload | null> {
      const found = await store.find(prefix).catch(() => null)
      if (found === null || visit.signal.aborted) return null
      key = found.key
      isThere = true
      holdOpen(key, visit.signal)
      // The files of uploads are read with them.
      if (files.uploads?.takes(slug)) await files.uploads.open().catch(() => {})
      return { ...found.kept, files: await Promise.all(found.kept.files.map(takenUp)) }
    },
    /** What was typed last is kept, too. */
    close() {
      if (timer !== undefined) writeNow()
      visit.abort()
    },
  }
}

export const given = ({ key, values }: KeptBulkFile): GivenUpload => ({
  key,
  name: nameOf(values.file) ?? '',
})

/** Of the file that stands in a document's values. */
export const nameOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : null
