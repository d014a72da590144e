import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnsweredQuestion } from '#contracts/first-questions'
import { createAhead } from '../../../ui/client/ahead.ts'
import type { Http } from '../../../ui/client/http.ts'

const msFresh = 5_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server that numbers its answers. */
function aServer(brought: readonly AnsweredQuestion[] = []) {
  let answers = 0
  const asked = vi.fn(async () => {
    answers += 1
    return answers
  })
  return { asked, ...createAhead(asked as Http, brought, msFresh) }
}

test('what was asked ahead answers the first who asks the same, and nobody after', async () => {
  const { asked, ask, http } = aServer()
  ask('/posts/1', { query: { depth: 0 } })

  expect(await http('/posts/1', { query: { depth: 0 } })).toBe(1)
  expect(await http('/posts/1', { query: { depth: 0 } })).toBe(2)
  expect(asked).toHaveBeenCalledTimes(2)
})

test.each([
  ['path', '/posts/2', { query: { depth: 0 } }],
  ['query', '/posts/1', { query: { depth: 1 } }],
  ['method', '/posts/1', { method: 'POST', query: { depth: 0 } }],
  ['kind of visitor', '/posts/1', { query: { depth: 0 }, signedIn: true }],
  ['body', '/posts/1', { query: { depth: 0 }, body: { title: 'New' } }],
] as const)('another %s is another question', async (_part, path, request) => {
  const { ask, http } = aServer()
  ask('/posts/1', { query: { depth: 0 } })

  expect(await http(path, request)).toBe(2)
})

test('what the page brought is asked of nobody, once, and is for whoever is signed in', async () => {
  const question = { path: '/posts/1', query: { depth: 0 } }
  const { asked, ask, http } = aServer([{ question, answer: 'brought' }])
  ask('/posts/1', { query: { depth: 0 }, signedIn: true })
  expect(asked).not.toHaveBeenCalled()

  expect(await http('/posts/1', { query: { depth: 0 } })).toBe(1)
  expect(await http('/posts/1', { query: { depth: 0 }, signedIn: true })).toBe('brought')
  expect(await http('/posts/1', { query: { depth: 0 }, signedIn: true })).toBe(2)
})

test('what the page brought is forgotten as well', async () => {
  const { http } = aServer([{ question: { path: '/posts/1' }, answer: 'brought' }])
  await vi.advanceTimersByTimeAsync(msFresh)

  expect(await http('/posts/1', { signedIn: true })).toBe(1)
})

test('an answer that nobody came for while it was fresh is forgotten', async () => {
  const { ask, http } = aServer()
  ask('/posts/1')
  await vi.advanceTimersByTimeAsync(msFresh)

  expect(await http('/posts/1')).toBe(2)
})

test('an answer is fresh from when it comes, however long the server took', async () => {
  let answer: (value: string) => void = () => {}
  const asked = vi.fn(() => new Promise<string>((resolve) => (answer = resolve)))
  const { ask, http } = createAhead(asked as Http, [], msFresh)
  ask('/posts/1')
  vi.advanceTimersByTime(2 * msFresh)
  answer('late')
  await vi.advanceTimersByTimeAsync(msFresh - 1)

  expect(await http('/posts/1')).toBe('late')
  expect(asked).toHaveBeenCalledOnce()
})
