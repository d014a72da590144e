import { createBulkJournal } from './bulk/bulk-journal.ts'
import { forgetAllCommentDraftsOf } from './comment-drafts.ts'
import { forgetAllHandedOver } from './handed-over.ts'
import { createImportStore } from './import/import-store.ts'
import type { JournalStore } from './journal.ts'
import { keptCopy } from './kept-copy.ts'
import { forgetVisit } from './last-visit.ts'
import { forgetRecent } from './recent-documents.ts'
import { forgetAllBulkUploadsOf } from './uploads/bulk-upload-store.ts'
import { forgetAllTextPicturesOf } from './uploads/text-picture-store.ts'
import { forgetAllUploadsOf } from './uploads/upload-store.ts'
import { forgetUploadsMark } from './uploads/uploads-mark.ts'

/** Removes all that this browser keeps of these people: what they typed, copied, chose and opened. */
export async function clearKept(users: readonly string[], journal: JournalStore): Promise<void> {
  const [bulk, imports] = [createBulkJournal(), createImportStore()]
  for (const user of users) {
    await Promise.all([
      journal.forgetAllOf(user),
      bulk.forgetAllOf(user),
      imports.forgetAllOf(user),
      forgetAllUploadsOf(user),
      forgetAllBulkUploadsOf(user),
      forgetAllTextPicturesOf(user),
      forgetAllCommentDraftsOf(user),
    ])
    forgetRecent(user)
    forgetVisit(user)
    forgetAllHandedOver(user)
    forgetUploadsMark(user)
  }
  keptCopy.forget()
}
