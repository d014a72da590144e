import type { Shape } from './shape.ts'
import { get, ids, json, MB, many, overridden, post } from './shape.ts'

const items = (count: number) => `[${many(count, () => '{"blockType":"quote"}')}]`
const formState = (slug: string, count: number) =>
  `{"collectionSlug":"${slug}","operation":"create","data":{"layout":${items(count)}}}`
const documents = (count: number) => `[${ids(count).map((id) => `{"id":${id}}`)}]`
const lines = (count: number) =>
  `[${many(count, (n) => `{"line":${n + 1},"key":null,"data":{"title":"A ${n}"}}`)}]`
const bulk = (change: string) =>
  `{"collection":"posts","dryRun":true,"change":${change},"documents":${documents(100)}}`
const imported = (mode: string) =>
  `{"collection":"posts","dryRun":true,"key":null,"mode":"${mode}","lines":${lines(100)}}`
const override = { ...json, 'x-http-method-override': 'GET' }

/** What the panel asks for, and what stands beside the documents. */
export const panel: readonly Shape[] = [
  get('groups of all', '/api/stateroom/groups/posts?groupBy=title', true),
  get('groups of all authors', '/api/stateroom/groups/posts?groupBy=author&draft=true', true),
  get('groups of all days', '/api/stateroom/groups/posts?groupBy=publishedAt', true),
  get('the panel’s config', '/api/stateroom/config', true),
  {
    ...get('the page of the panel', '/admin', true),
    headers: { 'sec-fetch-site': 'none' },
  },
  get('an address of 8,000 letters', `/admin/${'a'.repeat(8000)}`),
  get(
    'changes of 100 versions',
    '/api/stateroom/changes?collectionSlug=posts&id=1&limit=100',
    true,
  ),
  get('a search', '/api/search?limit=500&depth=10&where[title][like]=a', true),
  get('the uses of a file', '/api/stateroom/uses?collectionSlug=media&id=1', true),
  get('all preferences', '/api/payload-preferences?limit=0&depth=10', true),
  get('all jobs', '/api/payload-jobs?limit=0&depth=10', true),
  get('all locks', '/api/payload-locked-documents?limit=0&depth=10', true),
  post('form state of 2,000 items', '/api/stateroom/form-state', formState('pages', 2000)),
  post('form state of 5,000 items', '/api/stateroom/form-state', formState('posts', 5000)),
  post('form state of 49,000 items', '/api/stateroom/form-state', formState('posts', 49_000)),
  post('a bulk dry run of 100', '/api/stateroom/bulk', bulk('{"kind":"publish"}')),
  post(
    'a bulk dry run of 100 edits',
    '/api/stateroom/bulk',
    bulk('{"kind":"edit","data":{"featured":true}}'),
  ),
  post('an import dry run of 100', '/api/stateroom/import', imported('create')),
  post(
    'GraphQL, 10 levels',
    '/api/graphql',
    '{"query":"{ Posts(limit: 0) { docs { id } } }"}',
    false,
  ),
  ...[1, 4.9, 60].map(
    (size): Shape => ({
      ...post(`${size} MB of JSON to the uploads, overridden`, '/api/uploadthing/x', '', false),
      headers: override,
      body: `{"data":"${'a'.repeat(size * MB)}"}`,
    }),
  ),
  {
    ...post('1 MB of values to the uploads, overridden', '/api/uploadthing/x', '', false),
    headers: override,
    body: `{"data":[${many(500_000, () => '1')}]}`,
  },
  overridden('form state', formState('posts', 5000), json, '/api/stateroom/form-state'),
  overridden('a bulk change', bulk('{"kind":"publish"}'), json, '/api/stateroom/bulk'),
]
