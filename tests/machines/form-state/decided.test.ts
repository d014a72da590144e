import { describe, expect, test } from 'vitest'
import type { DocumentData } from '#contracts/documents'
import type { FieldState } from '#contracts/form-state'
import type { FormStateContext } from '#machines/form-state'
import { complaintAt, decided, isShown, keyOf } from '#machines/form-state'
import type { ProblemData } from '#problems'

const values: DocumentData = {
  kind: 'long',
  plan: { goal: 'x' },
  parts: [
    { id: 'aa', heading: 'A', notes: [{ id: 'n1', text: '1' }] },
    { id: 'bb', heading: 'B' },
  ],
}

describe('R1 what an answer says is known by the ids of rows', () => {
  test.each([
    ['kind', 'kind'],
    ['plan.goal', 'plan.goal'],
    ['parts.1.heading', 'parts.bb.heading'],
    ['parts.0.notes.0.text', 'parts.aa.notes.n1.text'],
    ['parts.7.heading', 'parts.7.heading'],
    ['nothing.0.there', 'nothing.0.there'],
    ['', ''],
  ])('%s is %s', (path, key) => {
    expect(keyOf(values, path)).toBe(key)
  })

  test('a row that moved takes its answer along', () => {
    const moved = { ...values, parts: (values.parts as DocumentData[]).toReversed() }

    expect(keyOf(moved, 'parts.0.heading')).toBe(keyOf(values, 'parts.1.heading'))
  })

  test('a row without an id is known by its number, a group with digits for a name by its name', () => {
    expect(keyOf({ list: [{ a: 1 }], '0': { id: 'x', a: 1 } }, 'list.0.a')).toBe('list.0.a')
    expect(keyOf({ '0': { id: 'x', a: 1 } }, '0.a')).toBe('0.a')
  })
})

const context = (
  fields: Record<string, FieldState> = {},
  {
    answered = values,
    problem = null,
    isRefused = false,
  }: { answered?: DocumentData | null; problem?: ProblemData | null; isRefused?: boolean } = {},
): FormStateContext => ({
  rules: { always: true, atBirth: false, afterRefusal: true },
  question: {
    ref: { kind: 'global', slug: 'settings', locale: null },
    base: {},
    values,
    whole: {},
    isRefused,
  },
  answered,
  state: { fields, defaults: {}, broken: [] },
  filled: [],
  problem,
})

describe('DOC-7 a field with a condition', () => {
  const asks = { condition: true } as const

  test('stands on the form unless the answer says no', () => {
    expect(isShown(context(), 'kind', asks)).toBe(true)
    expect(isShown(context({ kind: { hidden: true } }), 'kind', asks)).toBe(false)
  })

  test('waits for its first answer, and in a new row for the next', () => {
    expect(isShown(context({}, { answered: null }), 'kind', asks)).toBe(false)
    expect(isShown(context(), 'parts.bb.heading', asks)).toBe(true)
    expect(isShown(context(), 'parts.new.heading', asks)).toBe(false)
  })

  test('R14 stands there where no answer came', () => {
    const problem = { code: 'server.unreachable', details: {} } as const

    expect(isShown(context({}, { answered: null, problem }), 'kind', asks)).toBe(true)
    expect(isShown(context({ kind: { hidden: true } }, { problem }), 'kind', asks)).toBe(false)
  })
})

test('a field without one never waits, and goes when it may not be read', () => {
  const asks = { access: true } as const

  expect(isShown(context({}, { answered: null }), 'kind', asks)).toBe(true)
  expect(isShown(context({ kind: { hidden: true } }), 'kind', asks)).toBe(false)
})

test('what nobody decided is as the config says', () => {
  expect(decided(context(), 'kind')).toEqual({})
  expect(decided(context(), 'kind')).toBe(decided(context(), 'plan.goal'))
})

test('VAL-6 a rule speaks only once a save was refused', () => {
  const fields = { 'parts.bb.heading': { error: 'Too short' } }

  expect(complaintAt(context(fields), 'parts.1.heading')).toBeUndefined()
  expect(complaintAt(context(fields, { isRefused: true }), 'parts.1.heading')).toBe('Too short')
  expect(complaintAt(context(fields, { isRefused: true }), 'parts.0.heading')).toBeUndefined()
})
