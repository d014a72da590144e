import { describe, expect, test } from 'vitest'
import type { DocumentData, SaveIntent } from '#contracts/documents'
import type { DocumentContext, Objection } from '#machines/document'
import { objections } from '#machines/document'
import { aPost, newPostRef, postRef } from '../../kit/machines/document.ts'

const draft = (status: string, context: Partial<DocumentContext> = {}): DocumentContext => {
  const base: DocumentData = aPost({ _status: status })
  return {
    ref: postRef,
    hasDrafts: true,
    autosaveMs: null,
    whole: {},
    permissions: { update: true, delete: true, publish: true },
    isPublic: status === 'published',
    base,
    values: base,
    unparsed: [],
    sent: {},
    revertedFrom: null,
    unanswered: [],
    intent: 'save',
    next: null,
    conflicts: [],
    savedAt: null,
    restoredFrom: null,
    attempts: 0,
    problem: null,
    ...context,
  }
}

const typed = (status: string) =>
  draft(status, { values: aPost({ _status: status, title: 'Typed' }) })
const halfTyped = (status: string) => draft(status, { unparsed: [{ place: ['title'], text: '{' }] })
const born = draft('draft', { ref: newPostRef })
const conflicts = [{ kind: 'value', place: ['title'], base: 'Hello', theirs: 'Theirs' }] as const
const contested = { ...typed('draft'), conflicts }
const may = (permissions: Partial<DocumentContext['permissions']>) => ({
  ...typed('draft'),
  permissions: { update: true, delete: true, publish: true, ...permissions },
})
const draftsOnly = { ...may({ publish: false }), isPublic: true }

const table: [string, DocumentContext, SaveIntent, Objection[]][] = [
  ['what is as it was', draft('draft'), 'save', ['nothingChanged']],
  ['what is as it was', draft('draft'), 'draft', ['nothingChanged']],
  ['what is as it was', draft('draft'), 'autosave', ['nothingChanged']],
  ['a draft as it was', draft('draft'), 'publish', []],
  ['what is public as it is', draft('published'), 'publish', ['nothingChanged']],
  ['what was typed', typed('draft'), 'save', []],
  ['what was typed', typed('draft'), 'draft', []],
  ['what was typed', typed('draft'), 'autosave', []],
  ['what was typed', typed('published'), 'publish', []],
  ['what is half typed', halfTyped('draft'), 'draft', []],
  ['what is half typed', halfTyped('published'), 'publish', []],
  ['what is half typed', halfTyped('draft'), 'autosave', ['nothingChanged']],
  ['a new document, with nothing typed', born, 'save', []],
  ['a new document, with nothing typed', born, 'publish', []],
  ['a new document', born, 'revert', ['notPublic']],
  ['a new document', born, 'unpublish', ['notPublic']],
  ['what is public', draft('published'), 'unpublish', []],
  ['a draft', draft('draft'), 'unpublish', ['notPublic']],
  ['what is public', draft('published'), 'revert', ['noDraft']],
  ['a draft that was never published', draft('draft'), 'revert', ['notPublic']],
  ['a draft of what is public', draft('draft', { isPublic: true }), 'revert', []],
  ['a draft of what is public', draft('draft', { isPublic: true }), 'unpublish', []],
  ['what is contested', contested, 'save', ['conflicts']],
  ['what is contested', contested, 'autosave', ['conflicts']],
  ['what is contested', contested, 'publish', ['conflicts']],
  ['without the right to update', may({ update: false }), 'draft', ['notPermitted']],
  ['without the right to update', may({ update: false }), 'publish', []],
  ['without the right to publish', may({ publish: false }), 'publish', ['notPermitted']],
  ['without the right to publish', may({ publish: false }), 'draft', []],
  ['DOC-6 without the right to publish', draftsOnly, 'unpublish', ['notPermitted']],
  ['DOC-6 without the right to publish', draftsOnly, 'revert', ['notPermitted']],
  [
    'all at once',
    {
      ...draft('published'),
      conflicts,
      permissions: { update: false, delete: false, publish: false },
    },
    'publish',
    ['notPermitted', 'conflicts', 'nothingChanged'],
  ],
]

describe('what stands against a save', () => {
  test.each(table)('%s (%#)', (_what, context, intent, expected) => {
    expect(objections(context, intent)).toEqual(expected)
  })
})
