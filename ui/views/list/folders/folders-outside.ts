import type { FoldersOutside } from '#machines/open-folders'
import type { FoldersOf } from '../../../client/folder-tree.ts'
import { foldersQuery } from '../../../client/folder-tree.ts'
import { formatsIn } from '../../../kit/formats.ts'
import type { Text } from '../../../kit/text.tsx'
import { problemText, textOf } from '../../../kit/text.tsx'
import { toaster } from '../../../parts/toaster.ts'
import type { FoldersSeam } from './folders-seam.ts'

const movedNotice = 'folders-moved'

/** What is said and shown after something was done with folders. */
export function foldersOutside(
  { panel, collection, now }: Pick<FoldersSeam, 'panel' | 'collection' | 'now'>,
  of: FoldersOf,
): FoldersOutside {
  const { http, queries, texts } = panel
  const { slug, labels } = collection
  /** In the language that the page is in by then. */
  const text: Text = (key, values) => textOf(texts)(key, values)
  const number = (count: number) => formatsIn(texts.language).number(count)
  const readAnew = () => void queries.invalidateQueries({ queryKey: ['list', slug] })
  return {
    folders: (folders) => queries.setQueryData(foldersQuery(http, of).queryKey, folders),
    deleted({ id, name, parent }) {
      readAnew()
      const { place, go, href } = now()
      if (place.kind === 'in' && place.id === String(id)) {
        go(href({ folder: parent ?? undefined }), { replace: true })
      }
      toaster.create({ title: text('folders.deleted', { name }), type: 'info' })
    },
    failed: (problem) =>
      toaster.create({
        title: text('folders.moveFailed'),
        description: problemText(text, problem),
        type: 'error',
      }),
    moved({ move, result, to }, undo) {
      readAnew()
      const { documents, refused, problem } = result
      if (refused > 0) {
        toaster.create({
          title: text('folders.refused', { count: refused, number: number(refused) }),
          ...(problem && { description: problemText(text, problem) }),
          type: 'error',
        })
      }
      const count = documents.length + move.folders.length
      if (count === 0) return
      toaster.remove(movedNotice)
      const name = to?.name ?? labels.plural
      toaster.create({
        id: movedNotice,
        title: text('folders.moved', { count, number: number(count), name }),
        type: 'info',
        ...(undo && { action: { label: text('document.undo'), onClick: undo } }),
      })
    },
    left: () => toaster.remove(movedNotice),
  }
}
