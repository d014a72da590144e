import { describe, expect, test } from 'vitest'
import type { CommentAnchor, Thread } from '#contracts/comments'
import type { ClientField } from '#contracts/fields'
import { anchorAt } from '../../../../ui/views/document/comments/anchors.ts'
import { groupsOf } from '../../../../ui/views/document/comments/groups.ts'

const text = (name: string, localized = false) =>
  ({ type: 'text', name, label: name.toUpperCase(), localized, hidden: false }) as ClientField

const fields = [
  text('title'),
  text('intro', true),
  {
    ...{ type: 'array', name: 'links', label: 'LINKS', localized: false, hidden: false },
    fields: [text('label'), text('note', true)],
  } as unknown as ClientField,
]
const values = { title: 'A', links: [{ id: 'a' }, { id: 'b' }] }
const form = { values, fields, locale: 'en' }

const at = (...place: string[]): Thread => thread(place.length > 0 ? { place } : {})
const thread = (anchor: CommentAnchor): Thread => ({
  ...{ id: crypto.randomUUID(), anchor, comments: [], resolved: null },
})
const shown = (threads: readonly Thread[]) =>
  groupsOf({ threads, drafts: [] }, form).map(({ labels, path }) => [labels.join(' › '), path])

describe('39.2 comments stand where the form has what they are about', () => {
  test('the document first, then the fields, then what is gone', () => {
    const threads = [
      at('links', 'x', 'label'),
      at('links', 'b', 'label'),
      at('gone'),
      at('title'),
      at(),
    ]

    expect(shown(threads)).toEqual([
      ['', null],
      ['TITLE', 'title'],
      ['LINKS › 2 › LABEL', 'links.1.label'],
      ['LINKS › ? › LABEL', null],
      ['gone', null],
    ])
  })

  test('what is said about one place stands together, and about another language apart', () => {
    const threads = [
      thread({ place: ['intro'], locale: 'en' }),
      thread({ place: ['intro'], locale: 'de' }),
      thread({ place: ['intro'], locale: 'en' }),
    ]

    expect(
      groupsOf({ threads, drafts: [] }, form).map(({ locale, threads }) => [
        locale,
        threads.length,
      ]),
    ).toEqual([
      [null, 2],
      ['de', 1],
    ])
  })

  test('a text that nobody has yet stands there, too', () => {
    const draft = {
      to: { kind: 'thread', anchor: { place: ['title'] } },
      ...{ text: 'Why?', before: '', attempt: null, problem: null },
    } as const

    expect(groupsOf({ threads: [], drafts: [draft] }, form)).toMatchObject([
      { path: 'title', drafts: [draft] },
    ])
  })
})

test.each([
  ['title', 'en', { place: ['title'] }],
  ['intro', 'en', { place: ['intro'], locale: 'en' }],
  ['intro', null, { place: ['intro'] }],
  ['links.1.label', 'en', { place: ['links', 'b', 'label'] }],
  ['links.1.note', 'en', { place: ['links', 'b', 'note'], locale: 'en' }],
])('39.2 a comment on %s (%s) says where it is', (path, locale, anchor) =>
  expect(anchorAt(path, values, fields, locale)).toEqual(anchor),
)
