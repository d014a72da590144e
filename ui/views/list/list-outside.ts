import type { ListOutside } from '#machines/open-list'
import { formatsIn } from '../../kit/formats.ts'
import { goTo } from '../../kit/place.ts'
import type { Text } from '../../kit/text.tsx'
import { problemText, textOf } from '../../kit/text.tsx'
import { toaster } from '../../parts/toaster.ts'
import { forgetSuccess, tellSuccess } from './bulk/success-notice.ts'
import { exporting } from './export/later.ts'
import type { ListSeam } from './list-seam.ts'
import { movedNotice } from './order/list-order.ts'
import { asSaved } from './views/view-search.ts'
import { viewsKey } from './views/views-work.ts'

/** What the rest of the panel is told by an open list. */
export function listOutside({ panel, collection, now }: ListSeam): ListOutside {
  const { navigation, queries, texts } = panel
  const { slug, labels } = collection
  /** In the language that the page is in by then. */
  const text: Text = (key, values) => textOf(texts)(key, values)
  const tell = (title: string) => toaster.create({ title, type: 'info' })
  const show = (view: Parameters<typeof asSaved>[0]) =>
    goTo(navigation, now().href(asSaved(view)), { replace: true })
  return {
    changed: () =>
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(slug) }),
    bulkBegun: forgetSuccess,
    bulkSucceeded: (end, undo) => tellSuccess(text, texts.language, collection, end, undo),
    moved: (count, onClick) =>
      toaster.create({
        id: movedNotice,
        title: text('order.moved', { count }),
        type: 'info',
        action: { label: text('document.undo'), onClick },
      }),
    moveUndone: () => tell(text('order.undone')),
    views(news) {
      if (news.type === 'failed') {
        const description = problemText(text, news.problem)
        return toaster.create({ title: text('views.saveFailed'), description, type: 'error' })
      }
      queries.removeQueries({ queryKey: viewsKey(slug) })
      if (news.type === 'deleted') {
        show(null)
        return tell(text('views.deleted', { title: news.title }))
      }
      if (news.type === 'saved') show(news.view)
      return tell(text('views.saved', { title: news.view.title }))
    },
    async exported(file) {
      const { saveExport } = await exporting()
      saveExport(slug, file)
      const { count } = file
      const number = formatsIn(texts.language).number(count)
      tell(text('export.done', { count, number, label: labels.plural }))
    },
    left() {
      toaster.remove(movedNotice)
      forgetSuccess()
    },
  }
}
