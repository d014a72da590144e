import { expect, test } from 'vitest'
import { loadCatalogue, problemTextKey } from '#locales'
import { problemOf } from '../../../ui/client/problem-of.ts'

const english = await loadCatalogue('en')

/** The sentence that a person reads. */
function wordsOf(status: number, content: unknown, headers: HeadersInit = {}): string {
  const { code, details } = problemOf(new Response(null, { status, headers }), content)
  const text = english[problemTextKey(code)] ?? ''
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => details[name] ?? '')
}

test('our server says how long to wait and how large a body may be', () => {
  const tooMany = { code: 'request.tooMany', details: { seconds: '12' } }
  const tooLarge = { code: 'request.tooLarge', details: { limit: '5 MB' } }

  expect(wordsOf(429, tooMany)).toContain('Wait 12 s')
  expect(wordsOf(413, tooLarge)).toContain('(5 MB)')
})

test('what a proxy says with less leaves no gap in the sentence', () => {
  expect(wordsOf(429, null)).toContain('Wait 60 s')
  expect(wordsOf(429, null, { 'retry-after': '7' })).toContain('Wait 7 s')
  expect(wordsOf(429, null, { 'retry-after': 'Fri, 01 Jan 2027 00:00:00 GMT' })).toContain(
    'Wait 60 s',
  )
  expect(wordsOf(413, null)).toBe(english['problem.request.beyondLimit'])
})

test('33.16 a collection that a deploy took away is told apart from a document that was deleted', () => {
  const gone = { message: 'Route not found "/api/letters/1"' }
  const deleted = { errors: [{ message: 'Not Found' }] }

  expect(problemOf(new Response(null, { status: 404 }), gone).code).toBe('server.routeGone')
  expect(problemOf(new Response(null, { status: 404 }), deleted).code).toBe('document.notFound')
})

test('37.1.8 a refusal that has nothing but words is shown with them', () => {
  const refused = (message: string) => ({ errors: [{ message }] })
  const shown = 'The server rejected this: Ask the desk.'

  expect(wordsOf(400, refused('Ask the desk.'))).toBe(shown)
  expect(wordsOf(422, { message: 'Ask the desk.' })).toBe(shown)
  expect(wordsOf(400, {})).toBe(english['problem.request.invalid'])
  expect(wordsOf(403, refused('Ask the desk.'))).toBe(english['problem.access.refused'])
  expect(wordsOf(500, refused('Something went wrong.'))).toBe(english['problem.unexpected'])
})
