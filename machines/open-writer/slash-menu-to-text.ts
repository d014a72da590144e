import type { SlashMenuActor } from '#machines/slash-menu'
import type { End } from '../kit/follow.ts'
import type { SlashMenuWork } from './open-writer.types.ts'

/** The menu follows what is typed; what is chosen is inserted. */
export function slashMenuToText(menu: SlashMenuActor, work: SlashMenuWork): End {
  const chosen = menu.on('chosen', ({ id }) => work.choose(id))
  const end = work.hear(menu)
  return () => {
    end()
    chosen.unsubscribe()
    menu.send({ type: 'page.left' })
  }
}
