import { expect, test, vi } from 'vitest'
import { createAhead } from '../../../ui/client/ahead.ts'
import type { Http } from '../../../ui/client/http.ts'

/** A server that numbers its answers. */
function aServer() {
  let answers = 0
  const asked = vi.fn(async () => {
    answers += 1
    return answers
  })
  return { asked, ...createAhead(asked as Http) }
}

test('what was asked ahead answers the first who asks the same, and nobody after', async () => {
  const { asked, ask, http } = aServer()
  await ask('/posts/1', { query: { depth: 0 } })

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
  await ask('/posts/1', { query: { depth: 0 } })

  expect(await http(path, request)).toBe(2)
})

test('an answer that nobody came for in time is forgotten', async () => {
  const { ask, http, stop } = aServer()
  await ask('/posts/1')
  stop()

  expect(await http('/posts/1')).toBe(2)
})
