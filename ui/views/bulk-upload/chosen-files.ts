import type { DocumentData } from '#contracts/documents'
import type { ClientUpload } from '#contracts/files'
import type { RefusedUpload } from '#machines/bulk-upload'
import { toProblemData } from '#problems'
import type { Files } from '../../client/files.ts'
import { wellNamed } from '../../client/uploads/clean-name.ts'
import { refusalBefore } from '../../client/uploads/limits.ts'

/** What was chosen, dropped or pasted. */
export interface Chosen {
  files: readonly File[]
  /** The names of folders among it. */
  folders: readonly string[]
}

export function chosenIn(transfer: DataTransfer): Chosen {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file')
  const folders = items.flatMap((item) => {
    const entry = item.webkitGetAsEntry()
    return entry?.isDirectory ? [entry.name] : []
  })
  // A folder is listed as a file of its name as well.
  const files = items.flatMap((item) => {
    const file = item.webkitGetAsEntry()?.isDirectory ? null : item.getAsFile()
    return file ? [file] : []
  })
  return { files, folders }
}

interface Target {
  slug: string
  upload: ClientUpload
  store: Files
  sizeWords: (bytes: number) => string
}

/** What can be uploaded begins with that; the rest is told. */
export function keepChosen(
  { files, folders }: Chosen,
  { slug, upload, store, sizeWords }: Target,
): { kept: readonly DocumentData[]; refused: readonly RefusedUpload[] } {
  const kept: DocumentData[] = []
  const refused: RefusedUpload[] = folders.map((name) => ({ name, problem: null }))
  for (const file of files) {
    const refusal = refusalBefore(file, upload, sizeWords)
    if (refusal) refused.push({ name: file.name, problem: toProblemData(refusal) })
    else kept.push(store.keep(wellNamed(file), slug))
  }
  return { kept, refused }
}
