import type { Endpoint } from 'payload'
import type { GroupsAnswer } from '#config-schema'
import { groupsOnPage, groupsPath, mostGroups } from '#config-schema'
import { answer } from '../../kit/answer.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'
import { countIn, everything } from './documents.ts'
import { groupsOf } from './groups-of.ts'
import { readRequest } from './request.ts'
import { withTitles } from './with-titles.ts'

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
    const first = (asked.page - 1) * groupsOnPage
    const end = Math.min(first + groupsOnPage, mostGroups)

    const shown = []
    let place = 0
    for await (const group of groupsOf(asked)) {
      if (place >= end) {
        place += 1
        break
      }
      if (place >= first) shown.push(group)
      place += 1
    }
    const counted = []
    for (const group of shown) {
      counted.push({ ...group, count: await countIn(asked, group.where) })
    }
    const body: GroupsAnswer = {
      groups: await withTitles(
        asked,
        counted.filter(({ count }) => count > 0),
      ),
      page: asked.page,
      hasMore: place > end && end < mostGroups,
      totalDocs: await countIn(asked, everything),
    }
    return Response.json(body, { headers: { 'cache-control': 'private, no-store' } })
  }),
}
