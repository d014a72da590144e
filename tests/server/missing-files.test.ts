import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serve } from './kit/serve.ts'
import { anUploadSite, uploader } from './kit/upload-site.ts'

test('37.2 a file that is gone from the disk is answered with 404 and a sentence', async () => {
  const server = await serve(anUploadSite())
  onTestFinished(server.close)
  const cookie = await server.signIn()
  const client = uploader(server, cookie)
  const { key } = await client.upload(Buffer.from('a story'), 'story.txt')
  const { doc } = await (await client.save(key)).json()
  const ask = () => server.ask(doc.url, { headers: { cookie } })
  expect(await (await ask()).text()).toBe('a story')

  const { upload } = server.payload.collections.files!.config
  rmSync(join(upload.staticDir!, 'story.txt'))
  const answer = await ask()
  expect(answer.status).toBe(404)
  const message = 'The file story.txt is missing on the server. Upload it again.'
  expect(await answer.json()).toEqual({ errors: [{ message }] })

  const nowhere = await server.ask('/api/files/file/none.txt', { headers: { cookie } })
  expect([403, 404]).toContain(nowhere.status)
})
