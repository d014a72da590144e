/** `stateroom-admin/next`: what only a project with Next.js needs. */
export { type GuardOptions, guardRoutes } from './guard-routes.ts'
export { panelRoute } from './panel-route.ts'
