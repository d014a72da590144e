/**
 * `stateroom-admin/payload`: the panel for a Payload project with a host of its own. Its bundler follows
 * whatever is imported from here, so no build tool, no database and no server may be among it.
 */
export type { BuiltComponents } from './components/built-components.ts'
export { requireCurrentPassword } from './features/accounts/must-know-password.ts'
export type { GenerateArgs, SeoFunctions, SeoOptions } from './features/seo/seo.ts'
export { seo } from './features/seo/seo.ts'
export { type StateroomOptions, stateroom } from './plugin/stateroom.ts'
export { type GuardOptions, guardRoutes } from './routes/guard-routes.ts'
export type { PayloadHandlerOptions } from './routes/payload-handler.ts'
export { createHandler } from './routes/payload-handler.ts'
