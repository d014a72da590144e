import type { inlineBlockDrawerMachine } from '#machines/inline-block-drawer'
import type { PageModel } from '#testing'
import { unseen } from '#testing'
import type { PanelStage } from './kit/stage.ts'

const why = 'no text of the magazine has inline blocks: rich-text.spec'

/** Its steps need a caret, which rich-text.spec moves by hand. */
export const page: PageModel<typeof inlineBlockDrawerMachine, object, PanelStage> = {
  open: async () => ({}),
  states: {
    closed: unseen(why),
    creating: unseen(why),
    editing: unseen(why),
  },
  events: {
    'document.inserted': unseen(why),
    'user.edit': unseen(why),
    'user.save': unseen(why),
    'user.cancel': unseen(why),
    'document.removed': unseen(why),
  },
  work: {},
}
