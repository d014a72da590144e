import { createActor, fromPromise, waitFor } from 'xstate'
import type { ClientCollection, SignedInConfig } from '#contracts/admin-config'
import type {
  DocumentData,
  DocumentId,
  DocumentPermissions,
  DocumentRef,
  SaveIntent,
} from '#contracts/documents'
import { hasOwnId } from '#contracts/own-ids'
import type { DocumentActor, DocumentSnapshot } from '#machines/document'
import { documentMachine } from '#machines/document'
import type { ProblemData } from '#problems'
import { Problem, toProblemData } from '#problems'
import { initialValues } from '../../fields/initial-values.ts'
import { wholeValues } from '../../fields/whole-values.ts'
import type { Panel } from '../../kit/panel.ts'
import { startCreation } from '../document/work/creation.ts'
import { saveWork } from '../document/work/save-work.ts'

interface Options {
  panel: Panel
  config: SignedInConfig
  collection: ClientCollection
  locale: string | null
  /** The file, and what was typed for it before. */
  values: DocumentData
  /** What whoever creates one may do. */
  permissions: (ref: DocumentRef, data: DocumentData) => Promise<DocumentPermissions>
}

/** The new document of a file: read, checked and saved as every other. */
export function fileDocument(options: Options): DocumentActor {
  const { panel, config, collection, locale, values, permissions } = options
  const creation = startCreation()
  const { save } = saveWork({ panel, config, entity: collection, initial: () => values, creation })
  const document: DocumentActor = createActor(
    documentMachine.provide({
      actors: {
        load: fromPromise(async ({ input }) => {
          const data = { ...initialValues(collection.fields), ...values }
          return { data, permissions: await permissions(input, data) }
        }),
        save: fromPromise(({ input, signal }) =>
          save(input, document.getSnapshot().context, signal),
        ),
      },
    }),
    {
      input: {
        ref: { kind: 'collection', slug: collection.slug, id: null, locale },
        hasDrafts: collection.drafts !== null,
        // What is saved together is saved when somebody says so.
        autosaveMs: null,
        whole: wholeValues(collection.fields),
        ...(hasOwnId(collection) && { namedByHand: true as const }),
      },
    },
  )
  return document
}

type SaveEnd = { id: DocumentId } | { problem: ProblemData }

/** Waits for the network and for a session, as the document does. */
export async function endOfSave(document: DocumentActor, intent: SaveIntent): Promise<SaveEnd> {
  if (document.getSnapshot().matches('unavailable')) document.send({ type: 'user.retry' })
  const read = await waitFor(document, (state) => !state.matches('loading'))
  if (!read.matches('open')) return refusalIn(read)
  document.send({ type: 'user.save', intent })
  const ended = await waitFor(document, (state) => !isOnItsWay(state))
  const { ref } = ended.context
  return ref.kind === 'collection' && ref.id !== null ? { id: ref.id } : refusalIn(ended)
}

/** Its save goes on by itself, once there is a network, or somebody has signed in. */
export const isHeldUp = (state: DocumentSnapshot): boolean =>
  state.matches({ open: { unsaved: 'offline' } }) ||
  state.matches({ open: { unsaved: 'unauthorised' } })

const isOnItsWay = (state: DocumentSnapshot): boolean =>
  state.matches({ open: 'saving' }) || isHeldUp(state)

const refusalIn = ({ context }: DocumentSnapshot): SaveEnd => ({
  problem: context.problem ?? toProblemData(new Problem('access.refused')),
})
