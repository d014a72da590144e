import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import type { DocumentId } from '#contracts/documents'
import type { TemplatesActor } from '#machines/templates'
import { templatesMachine } from '#machines/templates'
import { Problem } from '#problems'
import {
  keepTemplate,
  removeTemplate,
  renameTemplate,
  templatesKey,
} from '../../../client/templates.ts'
import { newId } from '../../../fields/kit/new-id.ts'
import { usePanel } from '../../../kit/panel.ts'
import { useText } from '../../../kit/text.tsx'
import { toaster } from '../../../parts/toaster.ts'

/** The seam between the templates of a collection and the server. `of` is the document that is open. */
export function useTemplates(slug: string, of: () => DocumentId | null = nobody): TemplatesActor {
  const { http, queries } = usePanel()
  const text = useText()
  // Tried again under the same name, it is kept once.
  const [keys] = useState(() => new Map<string, string>())
  const actor = useActorRef(
    templatesMachine.provide({
      actors: {
        save: fromPromise(async ({ input: draft, signal }) => {
          const id = of()
          const { name = '' } = draft ?? {}
          if (draft?.id) return renameTemplate(http, draft.id, name, signal)
          if (id === null) throw new Problem('document.notFound')
          const key = keys.get(name) ?? newId()
          keys.set(name, key)
          const kept = await keepTemplate(http, { slug, id }, { name, key }, signal)
          keys.delete(name)
          return kept
        }),
        remove: fromPromise(async ({ input: id, signal }) => {
          if (id !== null) await removeTemplate(http, id, signal)
        }),
      },
    }),
  )
  useEffect(() => {
    const { unsubscribe } = actor.on('*', ({ type, name }) => {
      void queries.invalidateQueries({ queryKey: templatesKey(slug) })
      toaster.create({ title: text(`templates.${type}`, { name }), type: 'info' })
    })
    return unsubscribe
  }, [actor, queries, slug, text])
  return actor
}

const nobody = () => null
