import type { linkEditorMachine } from '#machines/link-editor'
import type { PageModel } from '#testing'
import { unseen } from '#testing'
import type { PanelStage } from './kit/stage.ts'

const why = 'rich-text.spec plays it in a text that it knows'

/** Its steps need a caret, which rich-text.spec moves by hand. */
export const page: PageModel<typeof linkEditorMachine, object, PanelStage> = {
  open: async () => ({}),
  states: {
    closed: unseen(why),
    shown: unseen(why),
    'editing.open': unseen(why),
    'editing.refused': unseen(why),
  },
  events: {
    'page.selected': unseen(why),
    'user.edit': unseen(why),
    'user.change': unseen(why),
    'user.submit': unseen(why),
    'user.cancel': unseen(why),
    'user.remove': unseen(why),
  },
  work: {},
}
