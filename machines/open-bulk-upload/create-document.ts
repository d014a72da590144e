import { createActor, fromPromise } from 'xstate'
import type { DocumentData } from '#contracts/documents'
import type { DocumentActor } from '#machines/document'
import { documentMachine } from '#machines/document'
import type { BulkUploadInput, BulkUploadWork } from './open-bulk-upload.types.ts'

/** The new document of a file: read, checked and saved as every other. */
export function createDocument(
  { slug, hasDrafts, whole, namedByHand }: BulkUploadInput,
  { values, locale }: { values: DocumentData; locale: string | null },
  work: Pick<BulkUploadWork<unknown>, 'creation' | 'load'>,
  visit: AbortSignal,
): DocumentActor {
  const save = work.creation(values)
  const document: DocumentActor = createActor(
    documentMachine.provide({
      actors: {
        load: fromPromise(({ input }) => work.load(input, values, visit)),
        save: fromPromise(({ input, signal }) =>
          save(input, document.getSnapshot().context, signal),
        ),
      },
    }),
    {
      input: {
        ref: { kind: 'collection', slug, id: null, locale },
        hasDrafts,
        // What is saved together is saved when somebody says so.
        autosaveMs: null,
        whole,
        ...(namedByHand && { namedByHand }),
      },
    },
  )
  return document
}
