import type { ListWork } from '#machines/open-list'
import { readViews, removeView, saveView } from '../../../client/query-presets.ts'
import type { ListSeam } from '../list-seam.ts'

/** Under which the views of a list are known. */
export const viewsKey = (slug: string) => ['views', slug] as const

/** The views of a list, kept by the server. */
export function viewsWork({ panel, config, collection }: ListSeam): ListWork['views'] {
  const { http, queries } = panel
  const { slug, queryPresets = false } = collection
  const of = { slug, user: config.user.id }
  return {
    read: async () =>
      queryPresets
        ? queries.fetchQuery({
            queryKey: viewsKey(slug),
            staleTime: 60_000,
            queryFn: ({ signal }) => readViews(http, of, signal),
          })
        : [],
    save: (draft, signal) => saveView(http, of, draft, signal),
    remove: (id, signal) => removeView(http, id, signal),
  }
}
