import { createActor, fromPromise } from 'xstate'
import type { ClientCollection } from '#contracts/admin-config'
import type { LoadedDocument } from '#contracts/documents'
import type { DocumentActor } from '#machines/document'
import { documentMachine } from '#machines/document'
import { wholeValues } from '../../../fields/whole-values.ts'

/** A document of nobody: the fields of a form write into it, and it is never saved. */
export const blankDocument = ({ fields, slug }: ClientCollection): DocumentActor =>
  createActor(
    documentMachine.provide({
      actors: {
        load: fromPromise(
          async (): Promise<LoadedDocument> => ({
            data: {},
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
        whole: wholeValues(fields),
      },
    },
  )
