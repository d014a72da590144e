import type { DocumentData } from '#contracts/documents'
import type { ClientUpload } from '#contracts/files'
import { fileOf } from '../../client/summaries.ts'
import type { Form } from '../form.ts'
import { Duplicates } from './duplicates/Duplicates.tsx'
import { KeepAddress } from './keep-address/KeepAddress.tsx'
import { useKeptFile } from './use-kept-file.ts'
import { useKeptHash } from './use-kept-hash.ts'

interface Props {
  form: Form
  upload: ClientUpload
  /** As it is stored, with the file that is to be replaced. */
  doc: DocumentData
  onForget: () => void
}

/** What is to be known of a file before it is saved. */
export function ChosenFileNotes({ form, upload, doc, onForget }: Props) {
  const kept = useKeptFile(form)
  const hash = useKeptHash(form)
  const stored = fileOf(doc)
  return (
    <>
      {kept && stored && (
        <KeepAddress
          {...{ form, upload }}
          stored={doc}
          names={{ stored: stored.name, next: kept.name }}
        />
      )}
      {hash && <Duplicates form={form} hash={hash} onForget={onForget} />}
    </>
  )
}
