import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { WatchRequest } from '#contracts/events'
import { eventsPath } from '#contracts/events'
import { Problem } from '#problems'
import { answer } from '../../kit/answer.ts'
import { askedDocumentShape, isOneDocument } from '../../kit/asked-document.ts'
import { jsonOf } from '../../kit/json-of.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'
import type { Asker } from '../../live/asker.ts'
import type { Live } from '../../live/live.ts'
import { liveOf } from '../../live/live-of.ts'

/** What happens, told as long as the browser listens (LOCK-6). */
export const streamEvents: Endpoint = {
  path: eventsPath,
  method: 'get',
  handler: answer(async (req) => {
    const asker = await askerOf(req)
    const { data, success } = streamSchema.safeParse(req.query)
    if (!success) throw new Problem('request.invalid', { details: { part: 'query' } })
    const lastId = req.headers.get('last-event-id') ?? data.lastEventId ?? null
    return new Response(theLive(req).open(asker, data.stream, lastId), { headers })
  }),
}

/** What a stream is to tell. */
export const watchEvents: Endpoint = {
  path: eventsPath,
  method: 'post',
  handler: answer(async (req) => {
    const asker = await askerOf(req)
    await theLive(req).watch(asker, await readWatchRequest(req))
    return new Response(null, { status: 204 })
  }),
}

/** No cache keeps it, no proxy changes it, waits for its end or packs it. */
const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'private, no-store, no-transform',
  'x-accel-buffering': 'no',
}

const name = z.uuid()
const streamSchema = z.object({ stream: name, lastEventId: z.string().max(100).exactOptional() })

const most = 50

const watchSchema = z.object({
  stream: name,
  documents: z
    .array(
      z
        .object({
          ...askedDocumentShape,
          activity: z.enum(['viewing', 'editing']),
          field: z.string().max(300).exactOptional(),
        })
        .refine(isOneDocument),
    )
    .max(most),
  collections: z.array(z.string().max(100)).max(most),
}) satisfies z.ZodType<WatchRequest>

async function readWatchRequest(req: PayloadRequest): Promise<WatchRequest> {
  const { data, success } = watchSchema.safeParse(await jsonOf(req))
  if (!success) throw new Problem('request.invalid', { details: { part: 'body' } })
  return data
}

async function askerOf(req: PayloadRequest): Promise<Asker> {
  await refuseStrangers(req)
  const { headers, i18n, user } = req
  if (!user) throw new Problem('session.ended')
  return { user, headers, i18n }
}

function theLive({ payload }: PayloadRequest): Live {
  const live = liveOf(payload)
  if (!live) throw new Problem('unexpected')
  return live
}
