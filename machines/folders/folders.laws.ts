import type { DocumentId } from '#contracts/documents'
import type { Folder } from '#contracts/folders'
import type { Laws, Seen } from '#testing/laws'
import { always, asks, broken, ends, hears, never, remember, runs, whenever } from '#testing/laws'
import { folderOf } from './folders.data.ts'
import type { foldersMachine } from './folders.machine.ts'

type Step = Seen<typeof foldersMachine>

const foldersBefore = ({ before }: Step): readonly Folder[] => before?.folders ?? []
const inputOf = ({ asked }: Step, work: string) => asked.find((one) => one.work === work)?.input

/** Whether something is put into itself, or below itself. */
const isInItself = (folders: readonly Folder[], id: DocumentId, to: DocumentId | null): boolean => {
  const parents: DocumentId[] = []
  let at = to
  while (at !== null && !parents.includes(at)) {
    parents.push(at)
    at = folderOf(folders, at)?.parent ?? null
  }
  return parents.includes(id)
}

const saved = ends('save', 'done')
const removed = ends('remove', 'done')
const moved = ends('move', 'done')
const isUnderWay = (seen: Step) => runs('save')(seen) || runs('remove')(seen) || runs('move')(seen)
const isOpen = ({ is }: Step) => is('naming') || is('deleting') || is('moving')

export const laws: Laws<typeof foldersMachine> = {
  // Which folders there are
  'the folders change only by what the server did': whenever(
    (seen) => seen.before !== null && seen.now.folders !== seen.before.folders,
    (seen) => seen.cause === 'done',
  ),
  'no folder is in itself': always(({ now: { folders } }) =>
    folders.every(({ id, parent }) => id !== parent && folderOf(folders, parent)?.parent !== id),
  ),

  // What can be begun
  'whatever is dropped where it may go is moved at once': whenever(
    (seen) => hears('user.drop')(seen) && seen.was('idle'),
    (seen) => {
      if (seen.event?.type !== 'user.drop') return false
      const { folders, from, to } = seen.event.move
      const isRefused = to === from || folders.some((id) => isInItself(foldersBefore(seen), id, to))
      return isRefused ? seen.is('idle') : seen.is('dropping') && asks('move')(seen)
    },
  ),

  // Naming
  'a folder has a name before it is saved': never(
    (seen) => asks('save')(seen) && inputOf(seen, 'save').name.trim() === '',
  ),
  'what is saved has the name that was typed last, where it was': remember<
    typeof foldersMachine,
    { id: DocumentId | null; name: string; parent: DocumentId | null } | null
  >(null, (said, seen) => {
    const { event, is } = seen
    let draft = is('naming') ? said : null
    if (seen.was('idle') && event?.type === 'user.make') {
      draft = { id: null, name: '', parent: event.parent }
    }
    if (seen.was('idle') && event?.type === 'user.rename') {
      draft = folderOf(foldersBefore(seen), event.id)
    }
    if (draft && seen.was('naming.editing') && event?.type === 'user.type') {
      draft = { ...draft, name: event.name }
    }
    const input = inputOf(seen, 'save')
    const isAsSaid =
      input?.id === draft?.id && input?.name === draft?.name && input?.parent === draft?.parent
    return input === undefined || isAsSaid ? draft : broken
  }),
  'a saved folder is there, once, and the others stay': whenever(saved, (seen) => {
    const { is, now, output } = seen
    const others = foldersBefore(seen).filter(({ id }) => id !== output.id)
    return (
      is('idle') &&
      now.folders.includes(output) &&
      others.every((folder) => now.folders.includes(folder)) &&
      now.folders.length === others.length + 1
    )
  }),

  // Deleting
  'nothing is deleted before it was counted, and confirmed by whoever knows': whenever(
    asks('remove'),
    (seen) =>
      hears('user.submit')(seen) &&
      seen.was('deleting.asking') &&
      seen.before?.contents != null &&
      inputOf(seen, 'remove') === seen.before.draft?.id,
  ),
  'a deleted folder is gone with all in it, and nothing else is': whenever(removed, (seen) => {
    const { is, now, question } = seen
    const kept = foldersBefore(seen).filter(
      ({ id, parent }) => id !== question && !isInItself(foldersBefore(seen), question, parent),
    )
    return (
      is('idle') &&
      now.folders.map(({ id }: Folder) => id).join() === kept.map(({ id }) => id).join()
    )
  }),

  // Moving
  'nothing is moved into itself, or to where it is': never((seen) => {
    const move = inputOf(seen, 'move')
    if (!asks('move')(seen)) return false
    return (
      move === null ||
      move.to === move.from ||
      move.folders.some((id: DocumentId) => isInItself(seen.now.folders, id, move.to))
    )
  }),
  'what is moved is what was dropped, or chosen and confirmed': whenever(asks('move'), (seen) => {
    const { before, event } = seen
    const move = inputOf(seen, 'move')
    const isDropped = event?.type === 'user.drop' && seen.was('idle')
    const isChosen = event?.type === 'user.submit' && seen.was('moving.choosing')
    const wanted = event?.type === 'user.drop' ? event.move : before?.move
    return (
      (isDropped || isChosen) &&
      move.to === wanted?.to &&
      move.documents === wanted?.documents &&
      move.folders === wanted?.folders
    )
  }),
  'whoever chose where it may go can move it': whenever(
    (seen) => seen.was('moving.choosing') && hears('user.submit')(seen),
    (seen) => {
      const { from, folders = [], to } = seen.before?.move ?? {}
      const isRefused =
        to === undefined ||
        to === from ||
        folders.some((id) => isInItself(foldersBefore(seen), id, to))
      return isRefused
        ? seen.is('moving.choosing')
        : asks('move')(seen) && seen.is('moving.running')
    },
  ),
  'folders stand where they were moved, unless something was refused': whenever(moved, (seen) => {
    const { is, now, output, question } = seen
    return (
      is('idle') &&
      foldersBefore(seen).every((folder) => {
        const isMoved = output.refused === 0 && question.folders.includes(folder.id)
        return folderOf(now.folders, folder.id)?.parent === (isMoved ? question.to : folder.parent)
      })
    )
  }),

  // What is told
  'what was deleted or moved is told, once, and nothing else is': always((seen) => {
    const { before, emitted, error, output, question } = seen
    const [told] = emitted
    if (removed(seen)) {
      const folder = folderOf(foldersBefore(seen), question)
      return (
        told?.type === 'deleted' && told.folder.id === question && folder?.name === told.folder.name
      )
    }
    if (moved(seen)) {
      return (
        told?.type === 'moved' &&
        told.result === output &&
        told.move.to === question.to &&
        told.move.documents === question.documents &&
        told.move.folders === before?.move?.folders
      )
    }
    if (ends('move', 'failed')(seen) && seen.was('dropping')) {
      return seen.is('idle') && told?.type === 'failed' && told.problem.code === error.code
    }
    return emitted.length === 0
  }),
  'a problem is told only where another try can be made': never(
    (seen) =>
      seen.now.problem !== null && (isUnderWay(seen) || runs('count')(seen) || seen.is('idle')),
  ),

  // Closing
  'a dialog can be closed unless its work is under way': always(
    (seen) => !isOpen(seen) || isUnderWay(seen) || seen.can({ type: 'user.cancel' }),
  ),
  'nothing is kept of what is done with': never(
    ({ is, now }) =>
      is('idle') &&
      (now.draft !== null || now.contents !== null || now.move !== null || now.problem !== null),
  ),
  'nobody waits for an answer that does not come': always(
    (seen) =>
      seen.is('reading') === runs('read')(seen) &&
      seen.is('naming.saving') === runs('save')(seen) &&
      seen.is('deleting.counting') === runs('count')(seen) &&
      seen.is('deleting.running') === runs('remove')(seen) &&
      (seen.is('moving.running') || seen.is('dropping')) === runs('move')(seen),
  ),
}
