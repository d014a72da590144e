import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { anUploadSite } from './kit/upload-site.ts'

let server: TestServer
let cookie: string

beforeAll(async () => {
  server = await serve(anUploadSite())
  cookie = await server.signIn()
})
afterAll(() => server.close())
beforeEach(() => rmSync(join(server.dataDir, 'uploading'), { recursive: true, force: true }))

/** Where files of forms are while they're read. */
const left = () => {
  const dir = join(server.dataDir, 'uploading')
  return existsSync(dir) ? readdirSync(dir) : []
}

const formWith = (...fields: string[]) => {
  const form = new FormData()
  form.set('_payload', '{}')
  for (const field of fields) form.set(field, new Blob([Buffer.alloc(2 ** 17, 1)]), 'a.bin')
  return form
}

test.each([
  ['POST', '/api/posts', ['file']],
  ['POST', '/api/posts', ['one', 'two']],
  ['PATCH', '/api/posts/1', ['file']],
  ['POST', '/api/users/login', ['file']],
  ['POST', '/api/users/forgot-password', ['file']],
  ['POST', '/api/users/first-register', ['file']],
  ['POST', '/api/users/logout', ['file']],
  ['POST', '/api/files', ['file', 'other', 'more']],
  ['PATCH', '/api/files/1', ['other']],
  ['PATCH', '/api/files', ['file']],
  ['POST', '/api/closed', ['file']],
  ['POST', '/api/payload-preferences/a', ['file']],
  ['POST', '/api/nothing-here', ['file']],
])(
  '18 UPL-4 nothing is left of the files of a form, whoever sends it: %s %s with %j',
  async (method, path, fields) => {
    for (const headers of [{}, { cookie }]) {
      await (await server.ask(path, { method, body: formWith(...fields), headers })).text()
      expect(left()).toEqual([])
    }
  },
)
