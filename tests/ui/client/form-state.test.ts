import { expect, test } from 'vitest'
import type { DocumentRef } from '#contracts/documents'
import type { FormState } from '#contracts/form-state'
import { formStatePath } from '#contracts/form-state'
import { Problem } from '#problems'
import { readFormState } from '../../../ui/client/form-state.ts'
import type { Http, HttpRequest } from '../../../ui/client/http.ts'
import { firstValues } from '../../../ui/fields/form-state/first-values.ts'
import { field } from '../../../ui/gallery/fields/make-field.ts'

const { signal } = new AbortController()
const nothing: FormState = { fields: {}, defaults: {}, broken: [] }

const rows = Array.from({ length: 200 }, (_, index) => ({
  id: `${index}`.padStart(24, '0'),
  text: 'A long text that nobody touches. '.repeat(20),
}))

/** A server that gives one answer and keeps what it was asked. */
function serverOf(answer: FormState | Problem) {
  const asked: { path: string; request: HttpRequest }[] = []
  const http = async (path: string, request: HttpRequest = {}) => {
    asked.push({ path, request })
    if (answer instanceof Problem) throw answer
    return answer
  }
  return { asked, http: http as Http }
}

const talk = (id: number | null, locale: string | null = null): DocumentRef => ({
  kind: 'collection',
  slug: 'talks',
  id,
  locale,
})

const question = { base: {}, values: {}, whole: {}, isRefused: false }

test('R8 of a document that is there only the difference is sent', async () => {
  const { asked, http } = serverOf(nothing)
  const base = { title: 'Old', rows }
  await readFormState(
    http,
    { ...question, ref: talk(7, 'de'), base, values: { title: 'New', rows } },
    signal,
  )

  expect(asked).toEqual([
    {
      path: formStatePath,
      request: {
        method: 'POST',
        body: {
          collectionSlug: 'talks',
          id: 7,
          operation: 'update',
          changes: { title: 'New' },
          locale: 'de',
          skipValidation: true,
        },
        signal,
        signedIn: true,
      },
    },
  ])
})

test('of a new document all is sent, of a global the difference', async () => {
  const { asked, http } = serverOf(nothing)
  await readFormState(
    http,
    { ...question, ref: talk(null), values: { title: 'New' }, isRefused: true },
    signal,
  )
  const settings = { kind: 'global', slug: 'settings', locale: null } as const
  await readFormState(http, { ...question, ref: settings, values: { title: 'New' } }, signal)

  expect(asked.map(({ request }) => request.body)).toEqual([
    {
      collectionSlug: 'talks',
      operation: 'create',
      data: { title: 'New' },
      skipValidation: false,
    },
    {
      globalSlug: 'settings',
      operation: 'update',
      changes: { title: 'New' },
      skipValidation: true,
    },
  ])
})

const withDefault = [field('text', 'code', { asks: { defaultValue: true } })]

test('DOC-7 a new document starts with what functions give it', async () => {
  const { http } = serverOf({
    ...nothing,
    defaults: { code: 'T-1', 'plan.goal': 'x', 'rows.abc.text': 'later' },
  })
  const birth = { ref: talk(null), fields: withDefault, signal }

  expect(
    await firstValues(http, { ...birth, data: { kind: 'short', rows: [{ id: 'abc' }] } }),
  ).toEqual({ kind: 'short', code: 'T-1', plan: { goal: 'x' }, rows: [{ id: 'abc' }] })
})

test('R14 nobody is asked without need, and nobody waits for a server that is away', async () => {
  const data = { kind: 'short' }
  const plain = serverOf(nothing)
  const away = serverOf(new Problem('server.unreachable'))

  expect(
    await firstValues(plain.http, {
      ref: talk(null),
      fields: [field('text', 'one')],
      data,
      signal,
    }),
  ).toBe(data)
  expect(plain.asked).toEqual([])
  expect(await firstValues(away.http, { ref: talk(null), fields: withDefault, data, signal })).toBe(
    data,
  )
})
