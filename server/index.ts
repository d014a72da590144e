export type { FirstUserGuard } from './features/first-user/first-user-guard.ts'
export { defaultLimits, type Limits, type RunningServer, type ServerOptions } from './options.ts'
export { type StateroomOptions, stateroom } from './plugin/stateroom.ts'
export { startServer } from './start-server.ts'
