import type { Shape } from './shape.ts'
import { get, ids, json, many, overridden } from './shape.ts'

const read = (name: string, query: string, isSignedIn = false) =>
  get(name, `/api/posts?${query}`, isSignedIn)
const authors = (name: string, query: string) => get(name, `/api/authors?${query}`)
const related = (count: number) => `{"data":{"title":"A","related":[${many(count, toPost)}]}`
const toPost = (n: number) => `{"relationTo":"posts","value":${n + 1}}`
const categories = (count: number) => `{"data":{"title":"A","categories":[${ids(count)}]}`

/** As many documents as one answer can hold, and what they bring along. */
export const lists: readonly Shape[] = [
  read('10 documents, for comparison', 'limit=10'),
  read('100 documents, for comparison', 'limit=100'),
  read('500 documents', 'limit=500'),
  read('500 documents, nothing of others', 'limit=500&depth=0'),
  read('500 documents, 2 levels of references', 'limit=500&depth=2'),
  read('500 documents, 10 levels of references', 'limit=500&depth=10'),
  read('500 documents, all of them drafts', 'limit=500&depth=2&draft=true', true),
  read('500 documents, 10 levels of drafts', 'limit=500&depth=10&draft=true', true),
  read('a limit of a million', 'limit=1000000&depth=2'),
  read('a limit of 0', 'limit=0&depth=2'),
  read('no pages', 'pagination=false&limit=0&depth=2'),
  read('no pages and no limit', 'pagination=false&depth=2'),
  read('limits as a list', 'limit[]=100000&limit[]=5&depth=2'),
  read('a depth of 1,000', 'limit=100&depth=1000'),
  read('depths as a list', 'limit=500&depth[]=1000&depth[]=1'),
  read('500 in all languages', 'limit=500&locale=all&depth=1'),
  read('500 in all languages, 2 levels', 'limit=500&locale=all&depth=2', true),
  read('the last page of 500', 'limit=500&page=4&depth=2'),
  read('500 titles', 'limit=500&depth=0&select[title]=true'),
  read(
    '500 with all of their references’ fields',
    'limit=500&depth=2&populate[authors][name]=true',
  ),
  get('500 pages of blocks', '/api/pages?limit=500&depth=2', true),
  get('500 files', '/api/media?limit=500&depth=2'),
  get('500 users', '/api/users?limit=500&depth=2', true),
  get('500 versions', '/api/posts/versions?limit=500&depth=1', true),
  get('versions without a limit', '/api/posts/versions?limit=0&depth=2', true),
  get('versions without pages', '/api/posts/versions?pagination=false&depth=10', true),
  get('500 versions in all languages', '/api/posts/versions?limit=500&locale=all', true),
  get('versions of a global', '/api/globals/settings/versions?limit=0&depth=10', true),
  get('a global, 10 levels', '/api/globals/settings?depth=10'),
  get('one document, 10 levels', '/api/posts/1?depth=10'),
  authors('joins of 500', 'limit=100&depth=1&joins[posts][limit]=500'),
  authors('joins of 500, 1,000 levels', 'limit=100&depth=1000&joins[posts][limit]=500'),
  authors('joins without a limit', 'limit=500&depth=2&joins[posts][limit]=0'),
  authors('joins of a million', 'limit=500&depth=0&joins[posts][limit]=1000000'),
  authors('joins, counted', 'limit=500&depth=0&joins[posts][count]=true&joins[posts][limit]=500'),
  read('joins of its authors, 10 levels', 'limit=500&depth=10&joins[posts][limit]=500'),
  overridden('no limit, data of a document', '{"data":{}}', json, '/api/posts?limit=0'),
  overridden('no limit, no pages', 'limit=0&pagination=false&depth=2'),
  overridden(
    'data with 9,000 ids, 10 levels',
    `${related(9000)},"depth":10}`,
    json,
    '/api/posts/1',
  ),
  overridden('data with 9,000 ids, 1 level', `${related(9000)},"depth":1}`, json, '/api/posts/1'),
  overridden('data with 2,000 ids, 2 levels', `${related(2000)},"depth":2}`, json, '/api/posts/1'),
  overridden(
    'data with 9,000 times one id',
    `${related(1).replace('}]', `}${',{"relationTo":"posts","value":1}'.repeat(8999)}]`)},"depth":10}`,
    json,
    '/api/posts/1',
  ),
  overridden(
    'data with 40,000 categories',
    `${categories(40_000)},"depth":10}`,
    json,
    '/api/posts/1',
  ),
  overridden('data of a global', `${related(9000)},"depth":10}`, json, '/api/globals/settings'),
]
