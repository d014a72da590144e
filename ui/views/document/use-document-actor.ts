import { useEffect, useState } from 'react'
import { createActor, fromPromise, waitFor } from 'xstate'
import type {
  ClientCollection,
  ClientField,
  ClientGlobal,
  DocumentData,
  DocumentPermissions,
  DocumentRef,
  LoadedDocument,
  SignedInConfig,
} from '#config-schema'
import { Problem } from '#config-schema'
import type { DocumentActor, DocumentContext } from '#machines/document'
import { documentMachine } from '#machines/document'
import { readCreation, readDocument } from '../../client/documents.ts'
import { saveDocument } from '../../client/save-document.ts'
import { initialValues } from '../../fields/initial-values.ts'
import { newId } from '../../fields/kit/new-id.ts'
import { wholeValues } from '../../fields/whole-values.ts'
import { useConfig } from '../../kit/config.ts'
import { untilIdle } from '../../kit/idle.ts'
import type { Panel } from '../../kit/panel.ts'
import { usePanel } from '../../kit/panel.ts'
import { prepareValidation, validateDocument } from '../../validation/index.ts'

type Entity = ClientCollection | ClientGlobal

/** A document that lives with the screen, and until a save that is on its way has ended. */
export function useDocumentActor(
  entity: Entity,
  reference: DocumentRef,
  initial?: DocumentData,
): DocumentActor {
  const panel = usePanel()
  const config = useConfig()
  const [document] = useState(() => documentOver(panel, config, entity, reference, initial))
  useEffect(() => {
    document.start()
    return () => void leave(document, panel)
  }, [document, panel])
  useEffect(() => {
    // Whoever types will save: the rules are there by then.
    const firstEdit = document.on('edited', () => {
      firstEdit.unsubscribe()
      void untilIdle().then(() => prepareValidation(config.language))
    })
    return () => firstEdit.unsubscribe()
  }, [document, config.language])
  return document
}

function documentOver(
  { http, files, lastSaves }: Panel,
  config: SignedInConfig,
  entity: Entity,
  reference: DocumentRef,
  initial?: DocumentData,
): DocumentActor {
  const hasDrafts = entity.drafts !== null
  let creation = newId()
  const document: DocumentActor = createActor(
    documentMachine.provide({
      actors: {
        load: fromPromise(async ({ input: ref, signal }) => {
          if (isUnborn(ref)) {
            return born(entity, initial, readCreation(http, ref, hasDrafts, signal))
          }
          await lastSaves.ended(ref)
          return readDocument(http, ref, hasDrafts, signal)
        }),
        save: fromPromise(async ({ input, signal }) => {
          await mustBeValid(config, entity, document.getSnapshot().context)
          const { comparesBase = false } = config
          return saveDocument(http, input, { files, hasDrafts, creation, comparesBase, signal })
        }),
      },
    }),
    {
      input: {
        ref: reference,
        hasDrafts,
        autosaveMs: entity.drafts?.autosave ?? null,
        whole: wholeValues(entity.fields),
      },
    },
  )
  // What is created once, and deleted, may be created again.
  document.on('created', () => {
    creation = newId()
  })
  return document
}

/** What the browser can tell to be wrong is not sent; drafts may be unfinished. */
async function mustBeValid(
  config: SignedInConfig,
  entity: Entity,
  { ref, intent, sent }: DocumentContext,
): Promise<void> {
  if (intent !== 'save' && intent !== 'publish') return
  const { locale } = ref
  const isNew = isUnborn(ref)
  const fields = await validateDocument(sent, { config, entity, isNew, locale, isShown })
  if (fields.length > 0) throw new Problem('document.invalid', { fields })
}

/** Whether a field is there at all may be for the server to say: then it says what is wrong, too. */
const isShown = (_path: string, field: ClientField): boolean =>
  field.asks === undefined &&
  !(field.type === 'tabs' && field.tabs.some((tab) => tab.asks !== undefined))

/** Drafts that save themselves are saved on leaving, too; what shows them hears of it. */
async function leave(document: DocumentActor, { lastSaves, queries }: Panel): Promise<void> {
  document.send({ type: 'user.leave' })
  const { ref } = document.getSnapshot().context
  document.on('saved', () => {
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(ref.slug) })
  })
  const end = waitFor(document, (state) => !state.matches({ open: 'saving' })).catch(() => {})
  lastSaves.add(ref, end)
  await end
  document.stop()
}

const isUnborn = (ref: DocumentRef) => ref.kind === 'collection' && ref.id === null

/** A document that nobody has saved: what it begins with, and what one may do with it. */
const born = async (
  entity: Entity,
  initial: DocumentData | undefined,
  permissions: Promise<DocumentPermissions>,
): Promise<LoadedDocument> => ({
  data: { ...initialValues(entity.fields), ...initial },
  permissions: await permissions,
})
