import type { Endpoint } from 'payload'
import { getAccessResults } from 'payload'
import { answer } from '../../kit/answer.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'
import { openApiOf } from './openapi.ts'

/** GET /stateroom/openapi.json. The REST API in OpenAPI's words, as far as the one who asks may use it. */
export const openApiEndpoint = (siteName: string): Endpoint => ({
  path: '/stateroom/openapi.json',
  method: 'get',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const described = await openApiOf(req.payload.config, siteName, await getAccessResults({ req }))
    return Response.json(described, { headers: { 'cache-control': 'private, no-store' } })
  }),
})
