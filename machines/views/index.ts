import type { ActorRefFrom } from 'xstate'
import type { viewsMachine } from './views.machine.ts'

export { chosenView } from './views.data.ts'
export { viewsMachine } from './views.machine.ts'
export type {
  Audience,
  ListState,
  SavedView,
  Sharing,
  ViewDraft,
  ViewsEmitted,
  ViewsEvent,
} from './views.types.ts'

export type ViewsActor = ActorRefFrom<typeof viewsMachine>
