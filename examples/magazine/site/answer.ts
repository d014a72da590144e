import type { MagazineApi } from './api.ts'
import { MagazineUnavailable } from './api.ts'
import { categoryPage } from './pages/category.ts'
import { homePage } from './pages/home.ts'
import { standingPage } from './pages/page.ts'
import { postPage } from './pages/post.ts'
import { notFoundPage, unavailablePage } from './pages/problem.ts'
import type { Answer, Visit } from './visit.ts'

/** The page for an address, as the browser asked for it: '/de/posts/on-margins?page=2'. */
export async function answer(
  api: MagazineApi,
  address: string,
  isPreview = false,
): Promise<Answer> {
  const visit = { ...visitOf(api, address), isPreview }
  try {
    return await pageFor(visit)
  } catch (thrown) {
    if (thrown instanceof MagazineUnavailable) return unavailablePage(visit)
    throw thrown
  }
}

function visitOf(api: MagazineApi, address: string): Visit {
  const { pathname, searchParams } = new URL(address, 'http://site')
  const [, german, rest = ''] = /^(\/de(?=\/|$))?(.*)$/.exec(pathname) ?? []
  return {
    api,
    locale: german ? 'de' : 'en',
    path: rest || '/',
    page: Math.max(1, Number.parseInt(searchParams.get('page') ?? '1', 10) || 1),
  }
}

function pageFor(visit: Visit): Promise<Answer> {
  const [first = '', second, ...more] = visit.path.split('/').slice(1).map(decoded)
  if (more.length > 0) return notFoundPage(visit)
  if (second === undefined) return first === '' ? homePage(visit) : standingPage(visit, first)
  if (first === 'posts') return postPage(visit, second)
  if (first === 'categories') return categoryPage(visit, second)
  return notFoundPage(visit)
}

/** A path with a broken escape is an address that does not exist, not a failure. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
