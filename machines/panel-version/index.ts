import type { ActorRefFrom } from 'xstate'
import type { panelVersionMachine } from './panel-version.machine.ts'

export { panelVersionMachine } from './panel-version.machine.ts'

export type PanelVersionRef = ActorRefFrom<typeof panelVersionMachine>
