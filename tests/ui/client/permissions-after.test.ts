import { expect, test } from 'vitest'
import type { SaveIntent } from '#contracts/documents'
import { createFiles } from '../../../ui/client/files.ts'
import type { Http, HttpRequest } from '../../../ui/client/http.ts'
import { saveDocument } from '../../../ui/client/save-document.ts'

const post = { kind: 'collection', slug: 'posts', id: 7, locale: null } as const

/** A server on which what is saved can be changed by others only. */
function serverThatGrants(answer: () => object) {
  const asked: string[] = []
  const http = (async (path: string, { method = 'GET', body }: HttpRequest = {}) => {
    asked.push(`${method} ${path}`)
    if (path.includes('/access/')) return answer()
    if (method === 'GET') return { id: 7, title: 'Public', _status: 'published' }
    return { doc: { id: 7, ...(body as object) } }
  }) as Http
  return { http, asked }
}

const save = (http: Http, intent: SaveIntent, isAccessUnknown = false) =>
  saveDocument(
    http,
    { ref: post, changes: { title: 'Now' }, intent, base: null },
    {
      files: createFiles(),
      hasDrafts: false,
      creation: '',
      comparesBase: true,
      isAccessUnknown,
      signal: new AbortController().signal,
    },
  )

const intents: SaveIntent[] = ['save', 'draft', 'publish', 'unpublish', 'revert']

test.each(intents)('DOC-3 after a save (%s) it is known what one may do now', async (intent) => {
  const { http } = serverThatGrants(() => ({ update: false, delete: true }))

  expect((await save(http, intent)).permissions).toEqual({
    update: false,
    delete: true,
    publish: false,
  })
})

test('DOC-5 a draft that saves itself is one request', async () => {
  const { http, asked } = serverThatGrants(() => ({ update: true }))
  const saved = await save(http, 'autosave')

  expect(asked).toEqual(['PATCH /posts/7'])
  expect(saved.permissions).toBeUndefined()
})

test('17.7 DOC-3 it asks as well where nobody has asked of this document yet', async () => {
  const { http } = serverThatGrants(() => ({ update: true, delete: true }))

  expect((await save(http, 'autosave', true)).permissions).toEqual({
    ...{ update: true, delete: true, publish: true },
  })
})

test('DOC-3 what is saved is saved, whether or not that can be asked', async () => {
  const { http } = serverThatGrants(() => {
    throw new Error('No.')
  })
  const saved = await save(http, 'save')

  expect(saved.data).toMatchObject({ title: 'Now' })
  expect(saved.permissions).toBeUndefined()
})
