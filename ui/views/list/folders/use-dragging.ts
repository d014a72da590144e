import type { RefObject } from 'react'
import { useEffect, useEffectEvent } from 'react'
import type { DocumentId } from '#contracts/documents'
import type { FoldersActor, Moved } from '#machines/folders'
import type { SelectionActor } from '#machines/selection'
import { targetOf } from '#machines/selection'
import { idOf as idOfDocument } from '../id-of.ts'
import { isChosen } from '../selection/is-chosen.ts'
import type { List } from '../use-list.ts'
import type { FolderPlace } from './folder-place.ts'
import { idOf } from './folder-place.ts'

interface Options {
  actor: FoldersActor
  list: List
  place: FolderPlace
  selection: SelectionActor | null
}

/** What a list's own drags carry, so that they are told from files and from other pages' links. */
const type = 'application/x-stateroom-folders'

/**
 * Files and folders are dragged by what leads to them, and dropped on a folder, or on a step of the
 * way to the open one. The browser's own drag works alike for cards and rows, however many there are.
 */
export function useDragging(root: RefObject<HTMLElement | null>, options: Options): void {
  const { actor } = options
  const movedFrom = useEffectEvent((row: HTMLElement) => movedBy(row, options))
  const isOn = options.selection !== null
  useEffect(() => {
    const list = root.current?.closest('section')
    if (!list || !isOn) return
    const ends = new AbortController()
    let held: Moved | null = null
    let marked: HTMLElement | null = null
    const mark = (target: HTMLElement | null) => {
      if (marked === target) return
      marked?.removeAttribute('data-drop-here')
      target?.setAttribute('data-drop-here', '')
      marked = target
    }
    const targetOfDrop = (event: DragEvent): HTMLElement | null => {
      if (!held || !(event.target instanceof Element)) return null
      const target = event.target.closest<HTMLElement>('[data-drop-folder]')
      if (!target || !list.contains(target)) return null
      const to = toOf(actor, target)
      const move = { ...held, to }
      return actor.getSnapshot().can({ type: 'user.drop', move }) ? target : null
    }
    const on = <Type extends 'dragstart' | 'dragover' | 'dragend' | 'drop'>(
      name: Type,
      hear: (event: HTMLElementEventMap[Type]) => void,
    ) => list.addEventListener(name, hear as EventListener, { signal: ends.signal })
    on('dragstart', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      const row = link?.closest<HTMLElement>('[data-row], [data-folder]')
      held = row ? movedFrom(row) : null
      if (!row || !held || !event.dataTransfer) return
      event.dataTransfer.setData(type, '')
      event.dataTransfer.effectAllowed = 'all'
      event.dataTransfer.setDragImage(row, 12, 12)
      list.setAttribute('data-dragging-files', '')
    })
    on('dragover', (event) => {
      const target = targetOfDrop(event)
      mark(target)
      if (!target || !event.dataTransfer) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'move'
    })
    on('drop', (event) => {
      const target = targetOfDrop(event)
      if (!target || !held) return
      event.preventDefault()
      event.stopPropagation()
      actor.send({ type: 'user.drop', move: { ...held, to: toOf(actor, target) } })
    })
    on('dragend', () => {
      held = null
      mark(null)
      list.removeAttribute('data-dragging-files')
    })
    return () => ends.abort()
  }, [root, actor, isOn])
}

function toOf(actor: FoldersActor, target: HTMLElement): DocumentId | null {
  const { dropFolder = '' } = target.dataset
  return dropFolder === '' ? null : idOf(actor.getSnapshot().context.folders, dropFolder)
}

/** Who drags one of those that are chosen drags all of them. */
function movedBy(row: HTMLElement, { actor, list, place, selection }: Options): Moved | null {
  const { folders } = actor.getSnapshot().context
  const { access, folders: own } = list.collection
  const { folder: written } = row.dataset
  if (written !== undefined) {
    const id = idOf(folders, written)
    const folder = folders.find((one) => one.id === id)
    if (!own?.access.update || !folder) return null
    return { documents: null, folders: [folder.id], from: folder.parent }
  }
  const doc = list.page?.docs.find((one) => String(idOfDocument(one)) === row.dataset.row)
  if (!access.update || !doc) return null
  const id = idOfDocument(doc)
  const state = selection?.getSnapshot()
  const documents =
    state && isChosen(id)(state) ? targetOf(state.context) : ({ kind: 'these', ids: [id] } as const)
  return { documents, folders: [], ...fromOf(place, list, folders) }
}

/** Among what was found there may be files of other folders. */
export function fromOf(
  place: FolderPlace,
  { place: { search, where } }: List,
  folders: Parameters<typeof idOf>[0],
): Pick<Moved, 'from'> {
  if (place.kind === 'anywhere' || search.trim() !== '' || where !== null) return {}
  return { from: place.kind === 'in' ? idOf(folders, place.id) : null }
}
