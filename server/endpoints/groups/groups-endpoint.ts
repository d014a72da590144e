import type { Endpoint } from 'payload'
import type { GroupsAnswer } from '#contracts/groups'
import { groupsPath } from '#contracts/groups'
import { answer } from '../../kit/answer.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'
import { countIn, everything } from './documents.ts'
import { pageOf } from './page-of-groups.ts'
import { readRequest } from './request.ts'

/**
 * GET /stateroom/groups/:collection. The distinct values of a field among the documents that this
 * person may read, and how many have each. Payload has no such endpoint; its `findDistinct` does not
 * know what is changed in drafts.
 */
export const groupsEndpoint: Endpoint = {
  path: `${groupsPath}/:collection`,
  method: 'get',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const asked = await readRequest(req)
    const { groups, hasMore } = await pageOf(asked)
    const counted = []
    for (const group of groups) {
      counted.push({ ...group, count: await countIn(asked, group.where) })
    }
    const body: GroupsAnswer = {
      groups: counted.filter(({ count }) => count > 0),
      page: asked.page,
      hasMore,
      totalDocs: await countIn(asked, everything),
    }
    return Response.json(body, { headers: { 'cache-control': 'private, no-store' } })
  }),
}
