import { idsBelow } from '#contracts/folders'
import type { Move } from '#machines/folders'
import type { FoldersWork } from '#machines/open-folders'
import { Problem } from '#problems'
import { foldersQuery } from '../../../client/folder-tree.ts'
import { countIn, moveInto, removeFolder, saveFolder } from '../../../client/folders.ts'
import type { ListQuery } from '../../../client/lists.ts'
import { fewAtOnce } from '../bulk/bulk-work.ts'
import { foldersOutside } from './folders-outside.ts'
import type { FoldersSeam } from './folders-seam.ts'

export function foldersWork(seam: FoldersSeam): FoldersWork {
  const { panel, config, collection, hear, now } = seam
  const { http, queries } = panel
  const { changesMany, collections } = config
  const folders = collection.folders!
  const of = { folders, collection: collection.slug }
  const read = () => queries.fetchQuery(foldersQuery(http, of))
  /** What a move was about when it began; it is about the same when it's tried again. */
  const meant = new WeakMap<object, ListQuery>()
  function listOf({ documents }: Move): ListQuery {
    const { query } = now()
    if (documents === null) return query
    const list = meant.get(documents) ?? query
    meant.set(documents, list)
    return list
  }
  return {
    read,
    save: (draft, signal) => saveFolder(http, of, draft, signal),
    async count(id, signal) {
      if (id === null) throw new Problem('document.notFound')
      return countIn(http, collections, folders, idsBelow(await read(), id), signal)
    },
    remove: (id, signal) => removeFolder(http, of, id, signal),
    async move(move, signal) {
      if (move === null) throw new Problem('unexpected')
      const server = { http, collection, changesMany: changesMany !== undefined }
      const mover = { server, folders, list: listOf(move), size: changesMany ?? fewAtOnce }
      return moveInto(mover, move, signal)
    },
    hear,
    tell: foldersOutside(seam, of),
  }
}
