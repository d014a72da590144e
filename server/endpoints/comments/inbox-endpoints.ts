import type { Endpoint } from 'payload'
import { z } from 'zod'
import type { Inbox, ReadMark } from '#contracts/inbox'
import { inboxPath } from '#contracts/inbox'
import { Problem } from '#problems'
import { addReadMarks } from '../../features/comments/read-marks.ts'
import { answer } from '../../kit/answer.ts'
import { jsonOf } from '../../kit/json-of.ts'
import { oneAfterAnother } from '../../kit/one-after-another.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'
import { publishAfterCommit } from '../../live/after-commit.ts'
import { inboxEntries } from './inbox-entries.ts'

/** What others wrote to the one who asks. */
export const readInbox: Endpoint = {
  path: inboxPath,
  method: 'get',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const inbox: Inbox = { entries: await inboxEntries(req) }
    return Response.json(inbox, { headers: { 'cache-control': 'private, no-store' } })
  }),
}

const readMark = z.strictObject({
  read: z.array(z.string().min(1).max(100)).max(100),
}) satisfies z.ZodType<ReadMark>

/** Marks comments as read; their other browsers hear of it. */
export const markRead: Endpoint = {
  path: inboxPath,
  method: 'post',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const { data, success } = readMark.safeParse(await jsonOf(req))
    if (!success) throw new Problem('request.invalid', { details: { part: 'body' } })
    const { collection, id } = req.user!
    const isNew = await oneAfterAnother(req.payload, `inbox ${collection} ${id}`, () =>
      addReadMarks(req, data.read),
    )
    const users = [{ relationTo: collection, value: id }]
    if (isNew) await publishAfterCommit(req.payload, req, { kind: 'inbox', users })
    return new Response(null, { status: 204 })
  }),
}
