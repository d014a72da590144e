import { setImmediate as breath } from 'node:timers/promises'
import type { Endpoint } from 'payload'
import type { ImportAnswer, ImportResult } from '#contracts/import'
import { importPath } from '#contracts/import'
import { answer } from '../../kit/answer.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'
import { importOne } from './import-one.ts'
import { lookAhead } from './look-ahead.ts'
import { readImport } from './request.ts'

/**
 * Writes lines of a file into a collection, or says what would become of them. Each is saved by
 * itself, as its document's own screen would save it.
 */
export const importEndpoint: Endpoint = {
  path: importPath,
  method: 'post',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const read = await readImport(req)
    const asked = read.dryRun ? { ...read, ahead: await lookAhead(req, read) } : read
    const results: ImportResult[] = []
    for (const line of asked.lines) {
      results.push(await importOne(req, asked, line))
      await breath()
    }
    const body: ImportAnswer = { results }
    return Response.json(body, { headers: { 'cache-control': 'private, no-store' } })
  }),
}
