import { createActor, fromPromise } from 'xstate'
import type { DocumentData, DocumentRef, LoadedDocument } from '#contracts/documents'
import type { DocumentActor, SavedDocument, SaveRequest } from '#machines/document'
import { documentMachine } from '#machines/document'
import type { FieldProblem } from '#problems'
import { Problem } from '#problems'

/** A document that is open; a save of it is refused for these reasons. */
export function openDocument(
  values: DocumentData,
  reasons: readonly FieldProblem[] = [],
): DocumentActor {
  const document = createActor(
    documentMachine.provide({
      actors: {
        load: fromPromise<LoadedDocument, DocumentRef>(async () => ({
          data: values,
          permissions: { update: true, delete: true, publish: true },
        })),
        save: fromPromise<SavedDocument, SaveRequest>(async () => {
          throw new Problem('document.invalid', { fields: reasons })
        }),
      },
    }),
    {
      input: {
        ref: { kind: 'collection', slug: 'samples', id: null, locale: 'en' },
        hasDrafts: false,
        autosaveMs: null,
        whole: {},
      },
    },
  )
  return document.start()
}
