import { stringify } from 'qs-esm'
import type { Category, List, Page, Post, Settings } from './documents.ts'
import type { Locale } from './words.ts'

/** Everything that the site asks the magazine. */
export interface MagazineApi {
  /** Where the magazine is. */
  address: string
  settings(locale: Locale): Promise<Settings>
  newestPosts(locale: Locale, page: number, category?: Category): Promise<List<Post>>
  post(locale: Locale, slug: string): Promise<Post | undefined>
  category(locale: Locale, slug: string): Promise<Category | undefined>
  page(locale: Locale, slug: string): Promise<Page | undefined>
}

/** The magazine does not answer, or answers with a failure of its own. */
export class MagazineUnavailable extends Error {
  override name = 'MagazineUnavailable'
}

/** `draft`: a token that the panel signed, with which one document is read as its draft. */
export function magazineAt(address: string, draft: string | null = null): MagazineApi {
  // The site trusts the shape of its own API; what is in the texts it never trusts.
  const read = async <Answer>(path: string, query: object) =>
    (await readJson(new URL(`/api/${path}?${stringify(query)}`, address), draft)) as Answer

  const firstWith = async <Document>(collection: string, locale: Locale, slug: string) => {
    const where = { slug: { equals: slug } }
    const { docs } = await read<List<Document>>(collection, {
      ...{ where, locale, limit: 1, depth: 2 },
      ...(draft !== null && { draft: true }),
    })
    return docs[0]
  }

  return {
    address,
    settings: (locale) => read('globals/settings', { locale, depth: 2 }),
    newestPosts: (locale, page, category) =>
      read('posts', {
        locale,
        page,
        limit: 13,
        depth: 1,
        sort: '-publishedAt',
        select: onACard,
        ...(category ? { where: { categories: { in: [category.id] } } } : {}),
      }),
    post: (locale, slug) => firstWith('posts', locale, slug),
    category: (locale, slug) => firstWith('categories', locale, slug),
    page: (locale, slug) => firstWith('pages', locale, slug),
  }
}

/** A list needs no bodies. */
const onACard = {
  title: true,
  excerpt: true,
  slug: true,
  kind: true,
  publishedAt: true,
  readingMinutes: true,
  author: true,
  cover: true,
}

async function readJson(url: URL, draft: string | null): Promise<unknown> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(10_000),
    headers: draft === null ? {} : { 'stateroom-draft': draft },
  }).catch((cause) => {
    throw new MagazineUnavailable(`${url.origin} does not answer.`, { cause })
  })
  if (!response.ok) throw new MagazineUnavailable(`${url.origin} answered ${response.status}.`)
  return response.json()
}
