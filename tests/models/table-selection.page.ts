import type { tableSelectionMachine } from '#machines/table-selection'
import type { PageModel } from '#testing'
import { unseen } from '#testing'
import type { PanelStage } from './kit/stage.ts'

const why = 'rich-text.spec plays it in a text that it knows'

/** Its steps need a caret, which rich-text.spec moves by hand. */
export const page: PageModel<typeof tableSelectionMachine, object, PanelStage> = {
  open: async () => ({}),
  states: {
    outside: unseen(why),
    'inside.cell': unseen(why),
    'inside.range': unseen(why),
    'inside.menu': unseen(why),
    'inside.closing': unseen(why),
  },
  events: {
    'page.selected': unseen(why),
    'user.openMenu': unseen(why),
    'user.closeMenu': unseen(why),
    'user.act': unseen(why),
    'user.style': unseen(why),
  },
  work: {},
}
