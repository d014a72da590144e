import { useActorRef } from '@xstate/react'
import { fromPromise } from 'xstate'
import type { LoadedDocument } from '#contracts/documents'
import type { ClientField } from '#contracts/fields'
import { documentMachine } from '#machines/document'
import type { Form } from '../../fields/form.ts'
import { initialValues } from '../../fields/initial-values.ts'

/** The config's fields need a document to live in; this one is never saved. */
export function useUnsavedForm(slug: string, fields: readonly ClientField[]): Form {
  const document = useActorRef(
    documentMachine.provide({
      actors: {
        load: fromPromise(
          async (): Promise<LoadedDocument> => ({
            data: initialValues(fields),
            permissions: { update: true, delete: false, publish: false },
          }),
        ),
      },
    }),
    {
      input: {
        ref: { kind: 'collection', slug, id: null, locale: null },
        hasDrafts: false,
        autosaveMs: null,
        whole: {},
      },
    },
  )
  return { document, isNew: true, isReadOnly: false, locale: null, slug }
}
