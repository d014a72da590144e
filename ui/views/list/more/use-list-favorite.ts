import type { ClientCollection } from '#contracts/admin-config'
import type { Action } from '../../../actions/action.ts'
import { useFavoriteAction } from '../../../actions/use-favorite-action.ts'
import { useText } from '../../../kit/text.tsx'
import { useListHome } from '../home/list-home.ts'
import type { ListPlace } from '../list-place.ts'
import type { ListViews } from '../views/use-views.ts'
import { lastingSearch, narrowedBy } from './favorite-list.ts'

interface Listed {
  collection: ClientCollection
  place: ListPlace
  views: ListViews
}

/** Makes a favorite of what the list shows now, under the name of its view or of its filters. */
export function useListFavorite({ collection, place, views }: Listed): Action {
  const text = useText()
  const { search } = useListHome()
  return useFavoriteAction(
    { id: 'list-favorite', refusal: undefined },
    {
      slug: collection.slug,
      search: lastingSearch(search),
      name: views.shown?.title ?? narrowedBy(place, collection, text),
    },
  )
}
