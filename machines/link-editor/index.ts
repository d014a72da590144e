import type { ActorRefFrom } from 'xstate'
import type { linkEditorMachine } from './link-editor.machine.ts'

export { linkedTo, typedInto, wordsIn } from './link-editor.data.ts'
export { linkEditorMachine } from './link-editor.machine.ts'
export type { EditedLink, LinkEditorEmitted, LinkEditorEvent } from './link-editor.types.ts'

export type LinkEditorActor = ActorRefFrom<typeof linkEditorMachine>
