import { createActor, fromPromise } from 'xstate'
import type { DocumentActor } from '#machines/document'
import { documentMachine } from '#machines/document'
import type { DocumentCommand } from '#machines/document-command'
import type { RemoteChangesActor } from '#machines/remote-changes'
import type { End } from '../kit/follow.ts'
import { endAll, follow } from '../kit/follow.ts'
import type { DocumentWork, OpenDocumentInput } from './open-document.types.ts'

export function createDocument(
  { ref, hasDrafts, autosaveMs, whole, hooked, namedByHand }: OpenDocumentInput,
  work: DocumentWork,
  isRunning: (command: DocumentCommand) => boolean,
): DocumentActor {
  const document: DocumentActor = createActor(
    documentMachine.provide({
      actors: {
        load: fromPromise(({ input, signal }) => work.load(input, signal)),
        save: fromPromise(({ input, signal }) => {
          const isOfAll = input.intent === 'unpublish' && isRunning('unpublishAll')
          const asked = { ...input, ...(isOfAll && { inAllLanguages: true as const }) }
          return work.save(asked, document.getSnapshot().context, signal)
        }),
      },
    }),
    {
      clock: work.clock,
      input: {
        ...{ ref, hasDrafts, autosaveMs, whole },
        ...(hooked && { hooked }),
        ...(namedByHand && { namedByHand }),
      },
    },
  )
  return document
}

/** What the world hears of a document while it is on the screen. */
export function documentToOutside(
  document: DocumentActor,
  remoteChanges: RemoteChangesActor,
  { tell, hear }: Pick<DocumentWork, 'hear' | 'tell'>,
): End {
  const savers = saversOf(remoteChanges)
  const firstEdit = document.on('edited', () => {
    firstEdit.unsubscribe()
    tell.firstEdited()
  })
  return endAll(
    firstEdit,
    follow(
      document,
      (state) => {
        const { ref } = state.context
        return state.matches('open') && ref.kind === 'collection' ? ref.id : null
      },
      (id) => {
        if (id !== null) tell.shown(id)
      },
    ),
    document.on('created', ({ id }) => tell.created(id)),
    savers.end,
    document.on('merged', ({ fields }) => tell.merged(fields, savers.areMe())),
    document.on('rewritten', ({ places }) => tell.rewritten(places)),
    document.on('deleted', () => {
      // Nothing is left that leaving could lose.
      tell.unsaved(null)
      tell.deleted()
    }),
    hear((event) => {
      if (event.type === 'session.renewed' || event.type === 'browser.online') document.send(event)
    }),
  )
}

/** Who saved since the version on the screen: a merge takes in all of it, and the last is told alone. */
function saversOf(remoteChanges: RemoteChangesActor) {
  let areMine: boolean[] = []
  const end = follow(
    remoteChanges,
    ({ context }) => context.saved,
    (saved) => {
      areMine = saved ? [...areMine, saved.isMine] : []
    },
  )
  return { end, areMe: () => areMine.length > 0 && areMine.every(Boolean) }
}

/** Its saves are told also when it has left the screen. */
export const savesToOutside = (document: DocumentActor, { tell }: DocumentWork): End =>
  endAll(document.on('saved', ({ data }) => tell.saved(data)))
