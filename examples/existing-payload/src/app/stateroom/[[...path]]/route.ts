import config from '@payload-config'
import { panelRoute } from 'stateroom-admin/next'

/** The panel at a short address of its own; without this file it is at /api/stateroom/panel. */
export const GET = panelRoute(config)
