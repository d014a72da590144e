import type { Payload } from 'payload'
import { kinds } from './articles.ts'

/** The environment variable that says how many articles there are to be. */
export const sizeVariable = 'BENCH_ARTICLES'

/**
 * Writes the rows of published articles straight into the tables, as Payload would have written them:
 * made by Payload itself, a hundred thousand would take the better part of an hour.
 */
export default async function seed(payload: Payload, say: (line: string) => void): Promise<void> {
  const size = Number(process.env[sizeVariable] ?? 1000)
  const authors = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const data = { name: `Author ${String(index).padStart(2, '0')}` }
      return (await payload.create({ collection: 'authors', data } as never)).id
    }),
  )
  const { drizzle, tables } = payload.db as unknown as Database
  const insert = async (table: string, rows: readonly object[]) => {
    await drizzle.insert(tables[table]).values(rows)
  }
  for (let first = 1; first <= size; first += chunk) {
    const numbers = Array.from({ length: Math.min(chunk, size - first + 1) }, (_, at) => first + at)
    const articles = numbers.map((number) => article(number, authors))
    await insert('articles', articles)
    await insert('articles_locales', numbers.flatMap(titles))
    await insert('_articles_v', articles.map(versionOf))
    await insert('_articles_v_locales', numbers.flatMap(versionTitles))
  }
  await setSequences(payload)
  // Last: an empty database is one without users.
  await payload.create({
    collection: 'users',
    data: { email: 'admin@example.com', password: 'test' },
  } as never)
  say(`${size} articles by ${authors.length} authors.`)
}

interface Database {
  drizzle: { insert(table: unknown): { values(rows: readonly object[]): Promise<unknown> } }
  tables: Record<string, unknown>
}

/** Rows in one statement. */
const chunk = 500

const minute = 60_000
const firstDay = Date.UTC(2020, 0, 1)
const at = (number: number) => new Date(firstDay + number * minute).toISOString()

/** Spreads neighbours over the whole range, so that no order is the order of the ids. */
const spread = (number: number) => (number * 7919) % 1_000_003

const article = (number: number, authors: readonly (string | number)[]) => ({
  id: number,
  slug: `article-${spread(number)}`,
  kind: kinds[number % kinds.length],
  words: spread(number) % 5000,
  // Another order than that of the titles.
  publishedOn: at(spread(spread(number))),
  author: authors[number % authors.length],
  updatedAt: at(number),
  createdAt: at(number),
  _status: 'published',
})

const titleOf = (number: number, locale: string) =>
  `${locale === 'de' ? 'Artikel' : 'Article'} ${String(spread(number)).padStart(7, '0')}`

const locales = ['en', 'de']

const titles = (number: number) =>
  locales.map((locale) => ({
    title: titleOf(number, locale),
    _locale: locale,
    _parentID: number,
  }))

const versionTitles = (number: number) =>
  locales.map((locale) => ({
    version_title: titleOf(number, locale),
    _locale: locale,
    _parentID: number,
  }))

const versionOf = ({ id, updatedAt, createdAt, ...fields }: ReturnType<typeof article>) => ({
  id,
  parent: id,
  latest: true,
  updatedAt,
  createdAt,
  version_updatedAt: updatedAt,
  version_createdAt: createdAt,
  ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [`version_${name}`, value])),
})

/** PostgreSQL counts on from where it counted itself. */
async function setSequences({ db }: Payload): Promise<void> {
  if (db.name !== 'postgres') return
  const { execute, drizzle } = db as unknown as {
    execute(request: { drizzle: unknown; raw: string }): Promise<unknown>
    drizzle: unknown
  }
  for (const table of ['articles', '_articles_v']) {
    const raw = `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`
    await execute({ drizzle, raw })
  }
}
