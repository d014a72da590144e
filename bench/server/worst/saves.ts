import type { Shape } from './shape.ts'
import { ids, json, MB, many, post } from './shape.ts'

const layout = (count: number) =>
  `{"title":"A","layout":[${many(count, () => '{"blockType":"quote"}')}]}`
const links = (count: number) =>
  `{"name":"Ann","links":[${many(count, (n) => `{"label":"L${n}","url":"https://a.example/${n}"}`)}]}`
const patch = (name: string, path: string, body: string): Shape => ({
  ...post(name, path, body),
  name: `PATCH ${name}`,
  method: 'PATCH',
})
const withFile = (data: string) => () => {
  const form = new FormData()
  form.set('_payload', data)
  form.set('file', new Blob(['x'.repeat(MB)], { type: 'text/plain' }), 'a.txt')
  return form
}

/** Documents as large as they can be, and many at once. Nothing of them is kept. */
export const saves: readonly Shape[] = [
  ...[500, 2000, 4000, 12_000, 20_000].map((count) =>
    post(`an author with ${count.toLocaleString('en')} links`, '/api/authors', links(count)),
  ),
  ...[500, 2000, 4000, 12_000].map((count) =>
    post(
      `a draft with ${count.toLocaleString('en')} blocks`,
      '/api/pages?draft=true',
      layout(count),
    ),
  ),
  post('50,000 items', '/api/posts', layout(49_000)),
  post('60,000 items', '/api/posts', layout(60_000)),
  post('a text of 4 MB', '/api/posts', `{"title":"${'a'.repeat(4 * MB)}"}`),
  post('100 levels', '/api/posts', `{"title":"A","body":${'['.repeat(100)}${']'.repeat(100)}}`),
  post(
    '100,000 levels',
    '/api/posts',
    `{"title":"A","body":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  ),
  post('200,000 unknown fields', '/api/posts', `{${many(200_000, (n) => `"f${n}":1`)}}`),
  post('5 MB of broken JSON', '/api/posts', `{"title":"${'\\u0061'.repeat(800_000)}`),
  post('5 MB of numbers', '/api/posts', `{"title":[${many(1_000_000, () => '1')}]}`),
  post('5 MB of numbers, anonymous', '/api/posts', `{"a":[${many(1_000_000, () => '1')}]}`, false),
  post(
    '9,000 references',
    '/api/posts?depth=10&draft=true',
    `{"title":"A post","categories":[${ids(9000)}]}`,
  ),
  {
    ...post('a file with 49,000 items', '/api/media', ''),
    headers: {},
    body: withFile(layout(49_000)),
  },
  {
    ...post('a file with 60,000 items', '/api/media', ''),
    headers: {},
    body: withFile(layout(60_000)),
  },
  post('a copy', '/api/posts/1/duplicate?depth=10', '{}'),
  patch('of no document', '/api/posts?where[id][less_than]=0&limit=500', '{"title":"A"}'),
  patch(
    'of 500 documents',
    '/api/posts?where[id][greater_than]=0&limit=500&depth=2',
    '{"featured":true}',
  ),
  patch('of all documents', '/api/posts?where[id][greater_than]=0&depth=2', '{"featured":true}'),
  patch(
    'of all documents, drafts',
    '/api/posts?where[id][greater_than]=0&draft=true',
    '{"featured":true}',
  ),
  {
    name: 'DELETE of no document',
    method: 'DELETE',
    path: '/api/posts?where[id][less_than]=0',
    headers: json,
    isSignedIn: true,
  },
  post('a preference of 4 MB', '/api/payload-preferences/big', `{"value":"${'a'.repeat(4 * MB)}"}`),
  post(
    'a sign-in with a password of 4 MB',
    '/api/users/login',
    `{"email":"a@b.example","password":"${'a'.repeat(4 * MB)}"}`,
    false,
  ),
  post(
    'a forgotten password of 4 MB',
    '/api/users/forgot-password',
    `{"email":"${'a'.repeat(4 * MB)}"}`,
    false,
  ),
]
