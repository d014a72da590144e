import { waitFor } from 'xstate'
import type { DocumentId, SaveIntent } from '#contracts/documents'
import type { BulkUploadActor } from '#machines/bulk-upload'
import type { DocumentActor, DocumentSnapshot } from '#machines/document'
import type { ProblemData } from '#problems'
import { Problem, toProblemData } from '#problems'
import type { End } from '../kit/follow.ts'
import { endAll } from '../kit/follow.ts'
import type { BulkUploadWork, HeldFile } from './open-bulk-upload.types.ts'

type Counting = Pick<BulkUploadWork<unknown>, 'faultsIn'>

/** Each document says that it is another than before, and how much of it is still to be filled in. */
export const documentToBulk = (
  file: HeldFile<unknown>,
  work: Counting,
  hear: { changed: () => void; counted: () => void },
): End =>
  endAll(
    file.document.subscribe((state) => {
      if (state.matches('open')) void countFaults(file, work, hear.counted)
      hear.changed()
    }),
  )

async function countFaults(
  file: HeldFile<unknown>,
  work: Counting,
  counted: () => void,
): Promise<void> {
  const { values } = file.document.getSnapshot().context
  if (file.checked === values) return
  file.checked = values
  const faults = await work.faultsIn(values, file.locale)
  // It was typed on, and what is there now is counted.
  if (file.checked !== values) return
  file.faults = faults + (values.file ? 0 : 1)
  counted()
}

/** The bulk upload hears what became of the save that it asked for. */
export async function saveToBulk(
  document: DocumentActor,
  { key, intent }: { key: string; intent: SaveIntent },
  bulk: BulkUploadActor,
): Promise<void> {
  const end = await endOfSave(document, intent).catch(() => null)
  if (end === null) return
  if ('id' in end) bulk.send({ type: 'document.saved', key, id: end.id })
  else bulk.send({ type: 'document.refused', key, problem: end.problem })
}

type SaveEnd = { id: DocumentId } | { problem: ProblemData }

/** Waits for the network and for a session, as the document does. */
async function endOfSave(document: DocumentActor, intent: SaveIntent): Promise<SaveEnd> {
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
