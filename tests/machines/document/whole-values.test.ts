import { expect, test } from 'vitest'
import type { DocumentData } from '#contracts/documents'
import type { WholeValues } from '#machines/document'
import { changesOf, countChanges } from '#machines/document'
import { rebased } from '../../../machines/document/rebase.ts'

const whole: WholeValues = { meta: 'whole', seo: { graph: 'whole' }, rows: { text: 'whole' } }

const paragraph = (text: string) => ({ root: { type: 'root', version: 1, text } })

const cases: [string, DocumentData, DocumentData, DocumentData][] = [
  ['JSON', { meta: { a: 1, b: 2 } }, { meta: { a: 1, b: 3 } }, { meta: { a: 1, b: 3 } }],
  [
    'a JSON list whose members have ids',
    { meta: [{ id: 'x', n: 1 }, { id: 'y' }] },
    { meta: [{ id: 'x', n: 2 }, { id: 'y' }] },
    { meta: [{ id: 'x', n: 2 }, { id: 'y' }] },
  ],
  [
    'JSON in a group, beside a leaf that stays',
    { seo: { title: 'a', graph: { a: 1, b: 2 } } },
    { seo: { title: 'a', graph: { a: 2, b: 2 } } },
    { seo: { graph: { a: 2, b: 2 } } },
  ],
  [
    'rich text in a row',
    { rows: [{ id: 'r', label: 'a', text: paragraph('a') }] },
    { rows: [{ id: 'r', label: 'a', text: paragraph('b') }] },
    { rows: [{ id: 'r', text: paragraph('b') }] },
  ],
]

test.each(cases)('a save sends in one piece: %s', (_what, base, values, changes) => {
  expect(changesOf(base, values, whole)).toEqual(changes)
  expect(countChanges(base, values, whole)).toBe(1)
})

test('R1 an answer never mixes into a value that is one piece', () => {
  const sent = { meta: { a: 1 }, rows: [{ id: 'r', text: paragraph('a') }] }
  const mine = { meta: { a: 2 }, rows: [{ id: 'r', text: paragraph('b') }] }
  const theirs = { meta: { a: 1, hook: true }, rows: [{ id: 'r', text: paragraph('hook') }] }

  expect(rebased(sent, mine, theirs, whole)).toEqual(mine)
})
