import type { Query } from '@tanstack/react-query'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { SignedInConfig } from '#contracts/admin-config'
import { dashboardQuestions, recentQuestion } from '#contracts/dashboard-questions'
import type { AnsweredQuestion, Question } from '#contracts/first-questions'
import { dashboardPreferenceKey, preferenceQuestion } from '#contracts/first-questions'
import { startTexts } from '../../../ui/app/texts.ts'
import { createAhead } from '../../../ui/client/ahead.ts'
import type { Http } from '../../../ui/client/http.ts'
import { sampleConfig, samplePanel } from '../../../ui/gallery/fields/sample-panel.ts'
import { answersKey } from '../../../ui/kit/answers-key.ts'
import { PanelProvider } from '../../../ui/kit/PanelProvider.tsx'
import { DashboardRoute } from '../../../ui/views/dashboard/DashboardRoute.tsx'
import { recentOf } from '../../../ui/views/dashboard/queries.ts'
import { aCollection } from '../../kit/client-config.ts'

let texts: Awaited<ReturnType<typeof startTexts>>
beforeAll(async () => {
  texts = await startTexts('en')
})

const posts = aCollection({ slug: 'posts', drafts: { autosave: null }, locks: true })
const config: SignedInConfig = { ...sampleConfig, collections: [posts], globals: [] }

const post = { id: 1, title: 'Low tide', updatedAt: '2026-11-21T09:15:00.000Z' }
const page = { docs: [post], totalDocs: 1, totalPages: 1, page: 1, limit: 3 }
const holder = { id: 2, collection: 'users', title: 'Ann Kowal' }
const lock = { collectionSlug: 'posts', id: 1, holder, isMine: false, age: 180_000, left: 1 }

const answerTo = ({ path }: Question) => (path === '/posts' ? page : { locks: [lock] })

const arranged = (value: unknown): AnsweredQuestion => ({
  question: preferenceQuestion(dashboardPreferenceKey),
  answer: { value },
})

/** What a page brings to the dashboard of whoever keeps this arrangement. */
const broughtTo = (kept: unknown): AnsweredQuestion[] => [
  arranged(kept),
  ...dashboardQuestions(config, '', '', kept).map((question) => ({
    question,
    answer: answerTo(question),
  })),
]

/** The first moment of the dashboard, with these answers in its page. */
function drawnWith(
  answers: readonly AnsweredQuestion[],
  panel = samplePanel(texts, config, never),
): string {
  panel.queries.setQueryData(answersKey, answers)
  return renderToStaticMarkup(
    <PanelProvider panel={panel}>
      <DashboardRoute />
    </PanelProvider>,
  )
}

const isOfDashboard = ({ queryKey }: Query) => ['recent', 'locks'].includes(String(queryKey[0]))

const never: Http = () => new Promise(() => {})

describe('35 NAV-7 the dashboard is drawn with what its page brings', () => {
  test('with every list, and nothing left to wait for', () => {
    const drawn = drawnWith(broughtTo(null))

    expect(drawn.match(/Low tide/g)).toHaveLength(2)
    expect(drawn).toContain('Ann Kowal')
    expect(drawn).not.toContain('aria-busy')
  })

  test('as its person arranged it', () => {
    const sections = [
      { accessor: 'locked', active: true },
      { accessor: 'recent', active: true },
      { accessor: 'waiting', active: false },
    ]
    const drawn = drawnWith(broughtTo({ sections }))

    expect(drawn.match(/Low tide/g)).toHaveLength(1)
    expect(drawn.indexOf('Ann Kowal')).toBeLessThan(drawn.indexOf('Low tide'))
  })

  test('and wants nothing of a section that its person hides', () => {
    const sections = [
      { accessor: 'recent', active: true },
      { accessor: 'waiting', active: false },
      { accessor: 'locked', active: false },
    ]
    const panel = samplePanel(texts, config, never)
    drawnWith([arranged({ sections })], panel)

    const wanted = panel.queries.getQueryCache().findAll({ predicate: isOfDashboard })
    expect(wanted.map(({ queryKey }) => queryKey)).toEqual([['recent', 'posts', null, 'all', null]])
  })

  test('without any time: nobody knows yet what its reader’s clock says', () => {
    const drawn = drawnWith(broughtTo(null))

    expect(drawn).toContain('<time dateTime="2026-11-21T09:15:00.000Z"></time>')
    expect(drawn.replaceAll(/ dateTime="[^"]*"/g, '')).not.toMatch(/:15|Nov|3 minutes/)
  })

  test('and waits for what came too late, or where it isn’t known how it is arranged', () => {
    const late = broughtTo(null).filter(({ question }) => question.path !== '/posts')

    expect(drawnWith(late)).toContain('aria-busy')
    expect(drawnWith(late)).toContain('Ann Kowal')
    expect(drawnWith([])).not.toContain('<section')
  })
})

test('35 what a list began with is taken from the page once, and asked for after that', async () => {
  const asked = vi.fn(async () => ({ ...page, docs: [] }))
  const question = recentQuestion(posts, null, 'all')
  const { http } = createAhead(asked as unknown as Http, [{ question, answer: page }], 5_000)
  const asSignedIn: Http = (path, request) => http(path, { ...request, signedIn: true })
  const queries = new QueryClient()
  const list = (brought: boolean) =>
    recentOf(asSignedIn, () => (brought ? page : undefined), posts, null, 'all')

  const first = new QueryObserver(queries, list(true))
  const leave = first.subscribe(() => {})
  expect(first.getCurrentResult().data?.documents).toMatchObject([{ title: 'Low tide' }])
  await vi.waitFor(() => expect(first.getCurrentResult().isFetching).toBe(false))
  expect(asked).not.toHaveBeenCalled()
  leave()

  const second = new QueryObserver(queries, list(false))
  second.subscribe(() => {})
  await vi.waitFor(() => expect(second.getCurrentResult().data?.documents).toEqual([]))
  expect(asked).toHaveBeenCalledOnce()
  queries.clear()
})
