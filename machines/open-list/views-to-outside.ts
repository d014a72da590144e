import { createActor, fromPromise } from 'xstate'
import type { ViewsActor } from '#machines/views'
import { viewsMachine } from '#machines/views'
import type { End } from '../kit/follow.ts'
import { endAll } from '../kit/follow.ts'
import type { ListWork, OpenListInput } from './open-list.types.ts'

export const createViews = ({ chosen }: OpenListInput, { views: work }: ListWork): ViewsActor =>
  createActor(
    viewsMachine.provide({
      actors: {
        read: fromPromise(() => work.read()),
        save: fromPromise(({ input, signal }) => work.save(input, signal)),
        remove: fromPromise(({ input, signal }) => work.remove(input, signal)),
      },
    }),
    { input: { chosen } },
  )

/** The address says which of them the list shows. */
export const viewsToOutside = (views: ViewsActor, { hear, tell }: ListWork): End =>
  endAll(
    views.on('*', tell.views),
    hear((event) => {
      if (event.type === 'browser.moved') views.send(event)
    }),
  )
