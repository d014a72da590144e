import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Inbox, InboxEntry, ReadMark } from '#contracts/inbox'
import { inboxPath, mostInInbox } from '#contracts/inbox'
import { Problem } from '#problems'
import { addReadMarks, readMarks } from '../../features/inbox/read-marks.ts'
import { answer } from '../../kit/answer.ts'
import { jsonOf } from '../../kit/json-of.ts'
import { oneAfterAnother } from '../../kit/one-after-another.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'
import { publishAfterCommit } from '../../live/after-commit.ts'
import type { InboxSource } from './source.ts'

/** What concerns the one who asks. Without sources there is no inbox. */
export const inboxEndpoints = (sources: readonly InboxSource[]): readonly Endpoint[] =>
  sources.length > 0 ? [readInbox(sources), markRead] : []

const readInbox = (sources: readonly InboxSource[]): Endpoint => ({
  path: inboxPath,
  method: 'get',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const inbox: Inbox = { entries: await entriesFor(req, sources) }
    return Response.json(inbox, { headers: { 'cache-control': 'private, no-store' } })
  }),
})

/** The newest of all sources, the newest first. */
async function entriesFor(
  req: PayloadRequest,
  sources: readonly InboxSource[],
): Promise<InboxEntry[]> {
  const found = await Promise.all(sources.map((source) => source(req)))
  const newest = found
    .flat()
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .slice(0, mostInInbox)
  if (newest.length === 0) return []
  const read = await readMarks(req)
  return newest.map((entry) => ({ ...entry, isRead: read.has(String(entry.id)) }))
}

const readMark = z.strictObject({
  read: z.array(z.string().min(1).max(100)).max(100),
}) satisfies z.ZodType<ReadMark>

/** Marks entries as read; their other browsers hear of it. */
const markRead: Endpoint = {
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
