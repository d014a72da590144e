import { mkdtempSync, readdirSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uploadClaims } from '../../server/features/uploads/claims.ts'
import { onBothDatabases } from './kit/on-both-databases.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { anUploadSite, uploader } from './kit/upload-site.ts'

describe('UPL-3 saves of one upload at the same time', () => {
  onBothDatabases((databaseUrl) => {
    let server: TestServer
    let cookie: string
    let client: ReturnType<typeof uploader>

    beforeAll(async () => {
      const url = await databaseUrl()
      server = await serve(anUploadSite(), url === null ? {} : { databaseUrl: url })
      cookie = await server.signIn()
      client = uploader(server, cookie)
    })
    afterAll(() => server.close())

    test('UPL-3 one document has the file, every time, and the others are told', async () => {
      // A name that ends with a number would be counted on.
      for (const round of ['one', 'two', 'three', 'four', 'five', 'six']) {
        const { key } = await client.upload(Buffer.from(round), `${round}.txt`)
        const answers = await Promise.all([1, 2, 3].map(() => client.save(key)))

        expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400])
        const refused = answers.filter(({ status }) => status === 400)
        for (const answer of refused) {
          expect(JSON.stringify(await answer.json())).toContain('already saved in another document')
        }
        const list = await server.ask(`/api/files?where[filename][contains]=${round}`, {
          headers: { cookie },
        })
        expect(await list.json()).toMatchObject({ totalDocs: 1 })
      }
    })

    test('UPL-3 a save that was refused leaves the file to the next one', async () => {
      const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      const { key } = await client.upload(await picture.png().toBuffer(), 'left.png', {
        type: 'image/png',
        collection: 'pictures',
      })
      const save = (values: object) => client.save(key, values, 'pictures')
      const refused = await Promise.all([save({}), save({})])
      const next = await save({ alt: 'now' })

      expect([...refused, next].map(({ status }) => status)).toEqual([400, 400, 201])
      await expect
        .poll(() => readdirSync(join(server.dataDir, 'uploads')).filter(isClaim))
        .toEqual([])
    })
  })
})

const isClaim = (name: string): boolean => name.endsWith('.claim')

describe('UPL-3 a claim on an upload', () => {
  test('is made once, and again after it was dropped', async () => {
    const claims = uploadClaims(mkdtempSync(join(tmpdir(), 'claims-')))

    expect(await Promise.all([1, 2, 3].map(() => claims.make('key')))).toEqual(
      expect.arrayContaining([true, false, false]),
    )
    expect(await claims.make('key')).toBe(false)
    await claims.drop('key')
    expect(await claims.make('key')).toBe(true)
  })

  test('that a process left behind holds nobody up for ever', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'claims-'))
    const claims = uploadClaims(dir)
    await claims.make('key')
    const long = Date.now() / 1000 - 3600
    utimesSync(join(dir, 'key.claim'), long, long)

    expect(await claims.make('key')).toBe(true)
  })
})
