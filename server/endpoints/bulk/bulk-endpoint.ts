import { setImmediate as breath } from 'node:timers/promises'
import type { Endpoint } from 'payload'
import type { BulkAnswer, BulkResult } from '#contracts/bulk'
import { bulkPath } from '#contracts/bulk'
import { answer } from '../../kit/answer.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'
import { changeOne } from './change-one.ts'
import { readBulk } from './request.ts'

/**
 * Does the same to many documents, or says what would become of them. Each is saved by itself, as
 * its own screen would save it; between two of them others have their turn.
 */
export const bulkEndpoint: Endpoint = {
  path: bulkPath,
  method: 'post',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const asked = await readBulk(req)
    const results: BulkResult[] = []
    for (const document of asked.documents) {
      results.push(await changeOne(req, asked, document))
      await breath()
    }
    const body: BulkAnswer = { results }
    return Response.json(body, { headers: { 'cache-control': 'private, no-store' } })
  }),
}
