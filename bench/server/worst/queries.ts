import type { Shape } from './shape.ts'
import { form, get, json, MB, many, ors, overridden, url } from './shape.ts'

const likes = (count: number) => `{"or":[${many(count, (n) => `{"title":{"like":"a${n} b c"}}`)}]}`
const nested = (levels: number) =>
  `${'{"and":['.repeat(levels)}{"title":{"equals":"x"}}${']}'.repeat(levels)}`
const list = (count: number) => `{"id":{"in":[${many(count, String)}]}}`
const brackets = (levels: number) => `where${'[and][0]'.repeat(levels)}[title][equals]=x`
const read = (name: string, query: string) => get(name, `/api/posts?${query}`)

/** What to look for, in ever more words. */
export const queries: readonly Shape[] = [
  read('200 conditions', `where=${url(ors(200))}`),
  read('200 searches for words', `where=${url(likes(200))}`),
  read('400 conditions', `where=${url(ors(400))}`),
  read('10 levels', brackets(10)),
  read('200 levels', brackets(200)),
  read('1,000 values in a list', `where=${url(list(1000))}`),
  read('1,000 values in a list, no pages', `where=${url(list(1000))}&pagination=false&depth=2`),
  read('sorted by 20 fields', `sort=${many(20, () => 'title')}`),
  read('sorted by 500 fields', `sort=${many(500, () => 'title')}`),
  read('500 fields selected', many(500, (n) => `select[f${n}]=true`).join('&')),
  read('a search for 100 words', `where[title][like]=${many(100, (n) => `w${n}`).join('+')}`),
  read('a search for 10,000 letters', `where[title][like]=${'a'.repeat(10_000)}`),
  read('a search for 5,000 wildcards', `where[title][like]=${'%25'.repeat(5000)}`),
  read('a search in rich texts', 'where[body][like]=the&limit=500&depth=0'),
  read('by what others are called', 'where[author.name][like]=a&sort=author.name&limit=500'),
  overridden('60,000 conditions', `where=${url(ors(60_000))}`),
  overridden('200 conditions', `where=${url(ors(200))}`),
  overridden('5 MB of conditions', `where=${url(ors(60_000)).slice(0, 4.9 * MB)}`),
  overridden(
    '100,000 parameters',
    many(100_000, (n) => `where[or][${n}][title][equals]=x`).join('&'),
  ),
  overridden('5,000 levels in brackets', brackets(5000)),
  overridden('100,000 values in a list', `where=${url(list(100_000))}`),
  overridden('5,000 values in a list', `limit=500&where=${url(list(4900))}`),
  overridden('as JSON, 60,000 conditions', `{"where":${ors(60_000)}}`, json),
  overridden('as JSON, 100,000 levels', `{"where":${nested(100_000)}}`, json),
  overridden('4 MB of one word', `where[title][like]=${'a'.repeat(4 * MB)}`),
  overridden('2 MB of words', `where[title][like]=${'a+'.repeat(MB)}`),
  overridden('60,000 conditions, counted', `where=${url(ors(60_000))}`, form, '/api/posts/count'),
]
