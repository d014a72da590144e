import type { Endpoint } from 'payload'
import { changesPath } from '#contracts/changes'
import { answer } from '../../kit/answer.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'
import { changesOf } from './changes-of.ts'
import { readAsked } from './request.ts'

/** What each version of a document changed, as far as the one who asks may read the versions. */
export const changesEndpoint: Endpoint = {
  path: changesPath,
  method: 'get',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const changes = await changesOf(req, readAsked(req))
    return Response.json(changes, { headers: { 'cache-control': 'private, no-store' } })
  }),
}
