/** `stateroom-admin/next`: what only a project with Next.js needs. */
export { panelRoute } from './panel-route.ts'
