import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Endpoint, PayloadRequest } from 'payload'
import type { OriginalAnswer } from '#contracts/files'
import { originalFilePath } from '#contracts/files'
import { Problem } from '#problems'
import { answer } from '../../kit/answer.ts'
import {
  findAskedDocument,
  mustBeAllowedToUpdate,
  readAskedDocument,
} from '../../kit/asked-document.ts'
import type { Document } from '../../kit/document.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'
import { keepsOriginals, originalOf } from './kept-original.ts'
import { storedFile } from './stored-file.ts'

/** A picture as it was before it was cropped: for those who may crop it, what was cut off may be private. */
export const originalEndpoint: Endpoint = {
  path: originalFilePath,
  method: 'get',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const asked = await findAskedDocument(req, readAskedDocument(req))
    if (!('collection' in asked)) throw new Problem('document.notFound')
    await mustBeAllowedToUpdate(req, asked)
    const { collection, id } = asked
    const kept = await originalOf(collection, id)
    if (req.query.file !== undefined) {
      if (!kept?.mimeType.startsWith('image/')) throw new Problem('document.notFound')
      const bytes = await readFile(kept.path)
      return new Response(new Uint8Array(bytes), {
        headers: {
          ...unkept,
          'content-type': kept.mimeType,
          'content-security-policy': "default-src 'none'; sandbox",
        },
      })
    }
    const { sharp } = req.payload.config
    const told: OriginalAnswer = {
      isKept: keepsOriginals(collection),
      original: kept && { ...(await dimensionsOf(sharp, kept.path)), crop: kept.crop },
      shown: kept || !keepsOriginals(collection) ? null : await shownSize(req, asked, sharp),
    }
    return Response.json(told, { headers: unkept })
  }),
}

const unkept = { 'cache-control': 'private, no-store' }

type Sharp = NonNullable<
  Parameters<typeof originalEndpoint.handler>[0]['payload']['config']['sharp']
>

async function shownSize(
  req: PayloadRequest,
  { collection, id }: Extract<Document, { id: unknown }>,
  sharp: Sharp | undefined,
) {
  const doc = await storedFile(req, collection.slug, id)
  if (!doc) return null
  const size = await dimensionsOf(sharp, join(collection.upload.staticDir ?? '', doc.filename))
    // Such as a file that is gone.
    .catch(() => null)
  return size?.width && size.height ? size : null
}

async function dimensionsOf(sharp: Sharp | undefined, path: string) {
  const { width = 0, height = 0 } = (await sharp?.(path).metadata()) ?? {}
  return { width, height }
}
