/** `stateroom-admin/next`: what only a project with Next.js needs. */
export { type GuardOptions, guardRoutes } from './routes/guard-routes.ts'
export { panelRoute } from './routes/panel-route.ts'
