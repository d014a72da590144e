import config from '@payload-config'
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes'
import { guardRoutes } from 'stateroom-admin/next'

const guard = guardRoutes()

export const GET = guard(REST_GET(config))
export const POST = guard(REST_POST(config))
export const PATCH = guard(REST_PATCH(config))
export const PUT = guard(REST_PUT(config))
export const DELETE = guard(REST_DELETE(config))
export const OPTIONS = REST_OPTIONS(config)
