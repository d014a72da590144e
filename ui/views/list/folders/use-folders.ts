import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { fromPromise } from 'xstate'
import { idsBelow } from '#contracts/folders'
import type { FoldersActor, FoldersEmitted } from '#machines/folders'
import { folderOf, foldersMachine } from '#machines/folders'
import type { SelectionActor } from '#machines/selection'
import { Problem } from '#problems'
import { foldersQuery } from '../../../client/folder-tree.ts'
import { countIn, moveInto, removeFolder, saveFolder } from '../../../client/folders.ts'
import { useConfig } from '../../../kit/config.ts'
import { useFormats } from '../../../kit/formats.ts'
import { usePanel } from '../../../kit/panel.ts'
import { problemText, useText } from '../../../kit/text.tsx'
import { toaster } from '../../../parts/toaster.ts'
import { useListHome } from '../home/list-home.ts'
import type { List } from '../use-list.ts'
import { useListHref } from '../use-list-href.ts'
import type { FolderPlace } from './folder-place.ts'

interface Options {
  list: List
  place: FolderPlace
  selection: SelectionActor | null
}

/** What a question names where the server takes one document at a time. */
const fewAtOnce = 10
const message = 'folders-moved'

/** The seam between the folders of a list and the server. */
export function useFolders({ list, place, selection }: Options): FoldersActor {
  const { http, queries } = usePanel()
  const { changesMany, collections } = useConfig()
  const { collection } = list
  const { slug } = collection
  const folders = collection.folders!
  const [of] = useState({ folders, collection: slug })
  const shown = useEffectEvent(() => list.query)
  const actor: FoldersActor = useActorRef(
    foldersMachine.provide({
      actors: {
        read: fromPromise(() => queries.fetchQuery(foldersQuery(http, of))),
        save: fromPromise(({ input, signal }) => saveFolder(http, of, input, signal)),
        count: fromPromise(({ input, signal }) => {
          if (input === null) throw new Problem('document.notFound')
          const ids = idsBelow(actor.getSnapshot().context.folders, input)
          return countIn(http, collections, folders, ids, signal)
        }),
        remove: fromPromise(({ input, signal }) => removeFolder(http, of, input, signal)),
        move: fromPromise(({ input, signal }) => {
          const server = { http, collection, changesMany: changesMany !== undefined }
          const mover = { server, folders, list: shown(), size: changesMany ?? fewAtOnce }
          return moveInto(mover, input, signal)
        }),
      },
    }),
  )

  const known = useSelector(actor, ({ context }) => context.folders)
  const isRead = useSelector(
    actor,
    (state) => !(state.matches('reading') || state.matches('unread')),
  )
  useEffect(() => {
    if (isRead) queries.setQueryData(foldersQuery(http, of).queryKey, known)
  }, [queries, http, of, isRead, known])

  const tell = useEffectEvent(useNews({ list, place, selection }, actor))
  useEffect(() => {
    const { unsubscribe } = actor.on('*', (news) => void tell(news))
    return () => {
      unsubscribe()
      toaster.remove(message)
    }
  }, [actor])
  return actor
}

/** What is said and shown after something was done. */
function useNews({ list, place, selection }: Options, actor: FoldersActor) {
  const text = useText()
  const { number } = useFormats()
  const { queries } = usePanel()
  const { go } = useListHome()
  const href = useListHref()
  const { labels, slug } = list.collection
  return (news: FoldersEmitted) => {
    if (news.type === 'failed') {
      const description = problemText(text, news.problem)
      return toaster.create({ title: text('folders.moveFailed'), description, type: 'error' })
    }
    void queries.invalidateQueries({ queryKey: ['list', slug] })
    if (news.type === 'deleted') {
      const { id, name, parent } = news.folder
      if (place.kind === 'in' && place.id === String(id)) {
        go(href({ folder: parent ?? undefined }), { replace: true })
      }
      return toaster.create({ title: text('folders.deleted', { name }), type: 'info' })
    }
    const { move, result } = news
    selection?.send({ type: 'server.removed', ids: result.documents })
    const count = result.documents.length + move.folders.length
    if (result.refused > 0) {
      toaster.create({
        title: text('folders.refused', { count: result.refused, number: number(result.refused) }),
        ...(result.problem && { description: problemText(text, result.problem) }),
        type: 'error',
      })
    }
    if (count === 0) return undefined
    const { folders } = actor.getSnapshot().context
    const to = folderOf(folders, move.to)?.name ?? labels.plural
    toaster.remove(message)
    const { from } = move
    const documents = { kind: 'these', ids: result.documents } as const
    return toaster.create({
      id: message,
      title: text('folders.moved', { count, number: number(count), name: to }),
      type: 'info',
      ...(from !== undefined && {
        action: {
          label: text('document.undo'),
          onClick: () =>
            actor.send({
              type: 'user.drop',
              move: { ...move, documents: move.documents && documents, from: move.to, to: from },
            }),
        },
      }),
    })
  }
}
