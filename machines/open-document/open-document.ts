import { waitFor } from 'xstate'
import { endAll } from '../kit/follow.ts'
import { commandToRemoteChanges } from './command-to-remote-changes.ts'
import { createDocument, documentToOutside, savesToOutside } from './document-itself.ts'
import { commandToDocument, createCommand, isRunning } from './document-to-command.ts'
import { createCopy, documentToCopy } from './document-to-copy.ts'
import { createJournal, documentToJournal } from './document-to-journal.ts'
import { documentToLeaving } from './document-to-leaving.ts'
import { createLock, documentToLock } from './document-to-lock.ts'
import { createPreflight, documentToPreflight } from './document-to-preflight.ts'
import { documentToPresence } from './document-to-presence.ts'
import { createRecovery, recoveryToDocument } from './document-to-recovery.ts'
import { createRemoteChanges, documentToRemoteChanges } from './document-to-remote-changes.ts'
import { createRestoreField, restoreFieldToOutside } from './document-to-restore-field.ts'
import { createSchedule, documentToSchedule } from './document-to-schedule.ts'
import type { DocumentWork, OpenDocument, OpenDocumentInput } from './open-document.types.ts'
import { statusSource } from './status-source.ts'
import { undoHistory } from './undo-history.ts'

interface Opening {
  input: OpenDocumentInput
  work: DocumentWork
}

/** One owner of everything that lives while a document is open: who is there, who tells whom, and how it ends. */
export function openDocument({ input, work }: Opening): OpenDocument {
  const visit = new AbortController()
  const document = createDocument(input, work, (asked) => isRunning(commands, asked))
  const history = undoHistory(document)
  const journal = createJournal(document, work)
  const lock = createLock(document, work)
  const recovery = createRecovery({ document, journal, lock }, input, work, visit.signal)
  const commands = createCommand(document, work)
  const { command } = commands
  const remoteChanges = createRemoteChanges(document, work)
  const schedule = createSchedule(document, work)
  const copy = createCopy(document, input, work)
  const checks = createPreflight(document, work)
  const { preflight, pageCheck } = checks
  const restoreField = createRestoreField({ document, lock }, input, work)
  const status = statusSource({ document, journal, lock, remoteChanges }, work)

  /** A save may still be on its way when the document has left the screen; the rest goes at once. */
  const lasting = { document, journal }
  const tools = { command, schedule, copy, pageCheck, preflight, restoreField }
  const passing = { recovery, lock, remoteChanges, ...tools }
  let endScreen = () => {}
  let endVisit = () => {}

  /** All are joined before the first of them begins: nothing that one says is missed by another. */
  function start(): void {
    endScreen = endAll(
      history.listen(),
      documentToLock(document, lock, input, work),
      documentToRemoteChanges(document, remoteChanges, work),
      documentToSchedule(document, schedule, input, work),
      documentToCopy(document, copy, work),
      documentToPreflight(document, checks),
      documentToPresence(document, lock, work),
      documentToOutside(document, remoteChanges, work),
      documentToLeaving({ document, journal, lock }, work),
      commandToDocument(commands, document, work),
      commandToRemoteChanges(command, remoteChanges),
      recoveryToDocument(recovery, { document, lock }),
      restoreFieldToOutside(restoreField, work),
    )
    endVisit = endAll(
      documentToJournal(document, journal, work),
      savesToOutside(document, work),
      work.journal.holdOpen(),
    )
    for (const actor of Object.values({ ...lasting, ...passing })) actor.start()
  }

  function leave(): void {
    visit.abort()
    lock.send({ type: 'page.left', to: work.path.now() })
    endScreen()
    for (const actor of Object.values(passing)) actor.stop()
    journal.send({ type: 'page.leaving' })
    // Drafts that save themselves are saved on leaving, too.
    document.send({ type: 'user.leave' })
    work.tell.left(document.getSnapshot().context.ref, end())
  }

  async function end(): Promise<void> {
    await waitFor(document, (state) => !state.matches({ open: 'saving' })).catch(() => {})
    // What the save did not take along is written down as it is now.
    journal.send({ type: 'page.leaving' })
    endVisit()
    for (const actor of Object.values(lasting)) actor.stop()
  }

  const isLeft = () => visit.signal.aborted
  return { ...lasting, ...passing, history, status, start, leave, isLeft }
}
