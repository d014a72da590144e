import type { blockHandleMachine } from '#machines/block-handle'
import type { PageModel } from '#testing'
import { unseen } from '#testing'
import type { PanelStage } from './kit/stage.ts'

const why = 'rich-text.spec plays it in a text that it knows'

/** Its steps need a caret and a pointer, which rich-text.spec moves by hand. */
export const page: PageModel<typeof blockHandleMachine, object, PanelStage> = {
  open: async () => ({}),
  states: {
    hidden: unseen(why),
    'shown.resting': unseen(why),
    'shown.menu.pressed': unseen(why),
    'shown.menu.called': unseen(why),
    'shown.dragging': unseen(why),
  },
  events: {
    'page.pointed': unseen(why),
    'page.selected': unseen(why),
    'user.callMenu': unseen(why),
    'user.openMenu': unseen(why),
    'user.closeMenu': unseen(why),
    'user.act': unseen(why),
    'user.turnInto': unseen(why),
    'user.lift': unseen(why),
    'page.dragged': unseen(why),
    'user.drop': unseen(why),
    'user.cancel': unseen(why),
  },
  work: {},
}
