import { createActor, fromPromise } from 'xstate'
import type { DocumentId, SaveIntent } from '#contracts/documents'
import type { DocumentActor } from '#machines/document'
import type { DocumentCommand, DocumentCommandActor } from '#machines/document-command'
import { documentCommandMachine, isHarmless } from '#machines/document-command'
import type { End } from '../kit/follow.ts'
import { endAll } from '../kit/follow.ts'
import { endedSave } from './ended-save.ts'
import type { DocumentWork } from './open-document.types.ts'

/** What is done with a whole document, and the id of what it made. */
export interface CommandActor {
  command: DocumentCommandActor
  made: () => DocumentId | null
}

export function createCommand(document: DocumentActor, work: DocumentWork): CommandActor {
  let made: DocumentId | null = null
  const command = createActor(
    documentCommandMachine.provide({
      actors: {
        run: fromPromise(async ({ input: asked, signal }) => {
          if (asked === null) return
          const intent = saves[asked]
          if (intent) return endedSave(document, intent, signal)
          made = await work.runCommand(asked, document.getSnapshot().context.ref)
        }),
      },
    }),
    { clock: work.clock },
  )
  return { command, made: () => made }
}

/** What is a save, which the document tells of itself. */
const saves: Partial<Record<DocumentCommand, SaveIntent>> = {
  unpublish: 'unpublish',
  unpublishAll: 'unpublish',
  revert: 'revert',
}

/** Whether it is done now. */
export const isRunning = ({ command }: CommandActor, asked: DocumentCommand): boolean => {
  const state = command.getSnapshot()
  return state.matches('running') && state.context.command === asked
}

/** What a command has done to the document. */
export const commandToDocument = (
  { command, made }: CommandActor,
  document: DocumentActor,
  { tell }: Pick<DocumentWork, 'tell'>,
): End =>
  endAll(
    command.on('done', ({ command: done }) => {
      const { ref } = document.getSnapshot().context
      // A form that is open over it stays where it is.
      const own = ref.kind === 'collection' && ref.inTrash ? ref.id : null
      tell.commandDone(done, isHarmless(done) ? (made() ?? own) : null)
      if (done === 'delete' || done === 'trash') document.send({ type: 'server.deleted' })
    }),
  )
