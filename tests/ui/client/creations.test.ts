import { expect, test } from 'vitest'
import type { DocumentData } from '#contracts/documents'
import { idempotencyHeader } from '#contracts/documents'
import { createFiles } from '../../../ui/client/files.ts'
import type { Http, HttpRequest } from '../../../ui/client/http.ts'
import { saveDocument } from '../../../ui/client/save-document.ts'

interface Sent extends HttpRequest {
  path: string
}

/** A server that has made the document, or has not, when the creation comes. */
function serverThat(hasMadeIt: boolean) {
  const sent: Sent[] = []
  const http = (async (path: string, request: HttpRequest = {}) => {
    sent.push({ path, ...request })
    if (path.includes('/access/')) return { update: true, delete: true }
    if (request.method === 'PATCH') return { doc: { id: 7, ...(request.body as DocumentData) } }
    return hasMadeIt
      ? { doc: { id: 7, title: 'As it was sent first' }, isRepeated: true }
      : { doc: { id: 7, ...(request.body as DocumentData) } }
  }) as Http
  return { http, sent }
}

const save = (http: Http, title: string) =>
  saveDocument(
    http,
    {
      ref: { kind: 'collection', slug: 'posts', id: null, locale: 'de' },
      changes: { title },
      intent: 'save',
      base: null,
    },
    {
      files: createFiles(),
      hasDrafts: false,
      creation: 'one',
      comparesBase: true,
      signal: new AbortController().signal,
    },
  )

test('DOC-13 every try of a creation goes by the same name', async () => {
  const { http, sent } = serverThat(false)
  await save(http, 'First')
  await save(http, 'Second')

  const creations = sent.filter(({ path }) => path === '/posts')
  expect(creations.map(({ headers }) => headers)).toEqual([
    { [idempotencyHeader]: 'one' },
    { [idempotencyHeader]: 'one' },
  ])
})

test('DOC-13 R1 what was typed after the answer was lost is saved into the document that is there', async () => {
  const { http, sent } = serverThat(true)
  const saved = await save(http, 'As it is now')

  expect(sent.map(({ method = 'GET', path }) => `${method} ${path}`)).toEqual([
    'POST /posts',
    'PATCH /posts/7',
    'POST /posts/access/7',
  ])
  expect(sent[1]?.query).toMatchObject({ locale: 'de' })
  expect(saved).toMatchObject({
    id: 7,
    data: { title: 'As it is now' },
    permissions: { update: true, delete: true, publish: true },
  })
})
