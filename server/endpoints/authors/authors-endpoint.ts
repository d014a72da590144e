import type { Endpoint } from 'payload'
import type { VersionAuthors } from '#contracts/versions'
import { authorsPath } from '#contracts/versions'
import { answer } from '../../kit/answer.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'
import { authorsOf } from './authors-of.ts'
import { readAsked } from './request.ts'

/** Who made the versions that are asked about, as far as the one who asks may read them. */
export const authorsEndpoint: Endpoint = {
  path: authorsPath,
  method: 'get',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const authors: VersionAuthors = { authors: await authorsOf(req, readAsked(req)) }
    return Response.json(authors, { headers: { 'cache-control': 'private, no-store' } })
  }),
}
