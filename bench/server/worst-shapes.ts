/** One request that asks for as much as a request can. */
export interface Shape {
  name: string
  method: 'GET' | 'POST' | 'PATCH'
  path: string
  headers?: Readonly<Record<string, string>>
  body?: string
  /** With the administrator's session. */
  isSignedIn?: boolean
}

const many = (count: number, make: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => make(n))
const ors = (count: number) => `{"or":[${many(count, (n) => `{"title":{"equals":"${n}"}}`)}]}`
const likes = (count: number) => `{"or":[${many(count, (n) => `{"title":{"like":"a${n} b c"}}`)}]}`
const nested = (levels: number) =>
  `${'{"and":['.repeat(levels)}{"title":{"equals":"x"}}${']}'.repeat(levels)}`
const list = (count: number) => `{"id":{"in":[${many(count, String)}]}}`
const brackets = (levels: number) => `where${'[and][0]'.repeat(levels)}[title][equals]=x`
const url = (where: string) => encodeURIComponent(where)
const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const override = { 'x-payload-http-method-override': 'GET' }
const MB = 2 ** 20

const read = (name: string, query: string, isSignedIn = false): Shape => ({
  name: `GET ${name}`,
  method: 'GET',
  path: `/api/posts?${query}`,
  isSignedIn,
})
const overridden = (name: string, body: string, type = form): Shape => ({
  name: `GET by POST: ${name}`,
  method: 'POST',
  path: '/api/posts',
  headers: { ...override, ...type },
  body,
})
const post = (name: string, path: string, body: string, isSignedIn = true): Shape => ({
  name: `POST ${name}`,
  method: 'POST',
  path,
  headers: json,
  body,
  isSignedIn,
})

/** The largest that is allowed, and what is far beyond it. */
export const shapes: readonly Shape[] = [
  read('10 documents, for comparison', 'limit=10'),
  read('200 conditions', `where=${url(ors(200))}`),
  read('200 searches for words', `where=${url(likes(200))}`),
  read('400 conditions', `where=${url(ors(400))}`),
  read('10 levels', brackets(10)),
  read('200 levels', brackets(200)),
  read('1,000 values in a list', `where=${url(list(1000))}`),
  read('500 documents, 10 levels of references', 'limit=500&depth=10'),
  read('500 documents, all of them drafts', 'limit=500&depth=2&draft=true', true),
  read('a limit of a million', 'limit=1000000&depth=2'),
  read('no pages', 'pagination=false&limit=0&depth=2'),
  read('sorted by 20 fields', `sort=${many(20, () => 'title')}`),
  read('sorted by 500 fields', `sort=${many(500, () => 'title')}`),
  read('500 fields selected', many(500, (n) => `select[f${n}]=true`).join('&')),
  read('a page of 500 in all languages', 'limit=500&locale=all&depth=1'),
  read('a search for 100 words', `where[title][like]=${many(100, (n) => `w${n}`).join('+')}`),
  read('a search for 10,000 letters', `where[title][like]=${'a'.repeat(10_000)}`),
  read('a search for 5,000 wildcards', `where[title][like]=${'%25'.repeat(5000)}`),
  {
    name: 'GET 500 versions',
    method: 'GET',
    path: '/api/posts/versions?limit=500&depth=1',
    isSignedIn: true,
  },
  { name: 'GET the last page of 500', method: 'GET', path: '/api/posts?limit=500&page=4&depth=2' },
  {
    name: 'GET groups of all',
    method: 'GET',
    path: '/api/stateroom/groups/posts?groupBy=title',
    isSignedIn: true,
  },
  {
    name: 'GET the panel’s config',
    method: 'GET',
    path: '/api/stateroom/config',
    isSignedIn: true,
  },
  {
    name: 'GET the page of the panel',
    method: 'GET',
    path: '/admin',
    headers: { 'sec-fetch-site': 'none' },
    isSignedIn: true,
  },
  {
    name: 'GET 100 timelines’ changes',
    method: 'GET',
    path: '/api/stateroom/changes?collectionSlug=posts&id=1&limit=100',
    isSignedIn: true,
  },
  overridden('60,000 conditions', `where=${url(ors(60_000))}`),
  overridden('200 conditions', `where=${url(ors(200))}`),
  overridden('5 MB of conditions', `where=${url(ors(60_000)).slice(0, 4.9 * MB)}`),
  overridden(
    '100,000 parameters',
    many(100_000, (n) => `where[or][${n}][title][equals]=x`).join('&'),
  ),
  overridden('5,000 levels in brackets', brackets(5000)),
  overridden('100,000 values in a list', `where=${url(list(100_000))}`),
  overridden('as JSON, 60,000 conditions', `{"where":${ors(60_000)}}`, json),
  overridden('as JSON, 100,000 levels', `{"where":${nested(100_000)}}`, json),
  overridden('4 MB of one word', `where[title][like]=${'a'.repeat(4 * MB)}`),
  overridden('2 MB of words', `where[title][like]=${'a+'.repeat(MB)}`),
  post(
    '50,000 items',
    '/api/posts',
    `{"title":"A","layout":[${many(49_000, () => '{"blockType":"quote"}')}]}`,
  ),
  post(
    '60,000 items',
    '/api/posts',
    `{"title":"A","layout":[${many(60_000, () => '{"blockType":"quote"}')}]}`,
  ),
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
  post(
    'form state of 5,000 items',
    '/api/stateroom/form-state',
    `{"collectionSlug":"posts","operation":"create","data":{"layout":[${many(5000, () => '{"blockType":"quote"}')}]}}`,
  ),
  post(
    'form state of 49,000 items',
    '/api/stateroom/form-state',
    `{"collectionSlug":"posts","operation":"create","data":{"layout":[${many(49_000, () => '{"blockType":"quote"}')}]}}`,
  ),
  post(
    'a bulk dry run of 100',
    '/api/stateroom/bulk',
    `{"collection":"posts","dryRun":true,"change":{"kind":"publish"},"documents":[${many(100, (n) => `{"id":${n + 1}}`)}]}`,
  ),
  post(
    'an import dry run of 100',
    '/api/stateroom/import',
    `{"collection":"posts","dryRun":true,"key":null,"mode":"create","lines":[${many(100, (n) => `{"line":${n + 1},"key":null,"data":{"title":"A ${n}"}}`)}]}`,
  ),
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
  post('a preference of 4 MB', '/api/payload-preferences/big', `{"value":"${'a'.repeat(4 * MB)}"}`),
  {
    name: 'PATCH of 500 documents',
    method: 'PATCH',
    path: '/api/posts?where[id][less_than]=0&limit=500',
    headers: json,
    body: '{"title":"A"}',
    isSignedIn: true,
  },
  { name: 'GET an address of 8,000 letters', method: 'GET', path: `/admin/${'a'.repeat(8000)}` },
]
