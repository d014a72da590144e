import { createActor, fromPromise } from 'xstate'
import type { DocumentData, DocumentRef, FieldProblem, LoadedDocument } from '#config-schema'
import { Problem } from '#config-schema'
import type { DocumentActor, SavedDocument, SaveRequest } from '#machines/document'
import { documentMachine } from '#machines/document'

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
