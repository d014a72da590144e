import { describe, expect, test } from 'vitest'
import { changedVersion } from '#contracts/changed-places'
import type { DocumentData, Json } from '#contracts/documents'
import type { ClientField } from '#contracts/fields'
import { plainFeatures } from '#contracts/rich-text/plain-features'
import { copiesOf } from '#machines/copy'
import { at, changesOf, merge, placeAt, put, rebased } from '#machines/document'
import { restoredValues } from '#machines/restore-field'
import { writers } from '../../../ui/client/export/export-text.ts'
import { differencesBetween } from '../../../ui/differences/engine/differences-between.ts'
import { wholeValues } from '../../../ui/fields/whole-values.ts'
import { matchesIn } from '../../../ui/find/matches.ts'
import { replacedIn } from '../../../ui/find/replaced.ts'
import { block, field } from '../../../ui/gallery/fields/make-field.ts'
import { richBetween } from '../../../ui/marking/rich-between.ts'
import { validateDocument } from '../../../ui/validation/index.ts'
import { labelsAt } from '../../../ui/views/document/differences/labels-at.ts'
import { aCollection, aConfig } from '../../kit/client-config.ts'
import { paragraph, text, value } from './kit.ts'

/** A text with a field in everything that can have one, and a text within a block of it. */
const fieldsWith = (more: object): readonly ClientField[] => {
  const link = {
    collections: [],
    autoLinks: 'always' as const,
    fields: [field('text', 'rel', { label: 'Relation', required: true, ...more })],
  }
  const note = field('richText', 'note', { features: { ...plainFeatures, link } })
  return [
    field('richText', 'body', {
      features: {
        ...plainFeatures,
        link,
        blocks: [block('callout', [field('text', 'heading', { required: true, ...more }), note])],
        inlineBlocks: [block('mention', [field('text', 'who', { required: true, ...more })])],
        uploads: { media: [field('text', 'alt', { required: true, ...more })] },
      },
    }),
  ]
}

const fields = fieldsWith({})

const linkOf = (id: string, rel: string) => ({
  ...{ type: 'link', version: 3, id, direction: null, format: '', indent: 0 },
  fields: { linkType: 'custom', url: 'https://example.com', newTab: false, rel },
  children: [text('linked')],
})

const values: DocumentData = {
  id: 1,
  body: value(
    paragraph(text('Some '), linkOf('l'.repeat(24), 'oak'), {
      ...{ type: 'inlineBlock', version: 1 },
      fields: { id: 'm'.repeat(24), blockType: 'mention', who: 'elm' },
    }),
    {
      ...{ type: 'block', version: 2, format: '' },
      fields: {
        ...{ id: 'c'.repeat(24), blockType: 'callout', blockName: '', heading: 'ash' },
        note: value(paragraph(linkOf('n'.repeat(24), 'yew'))),
      },
    },
    {
      ...{ type: 'upload', version: 3, format: '', id: 'u'.repeat(24) },
      ...{ relationTo: 'media', value: 1, fields: { alt: 'fir' } },
    },
    paragraph(text('The end.')),
  ),
}

const places = [
  ['a link', 'oak', 'body.root.children.0.children.1.fields.rel', 'Body › Relation'],
  ['an inline block', 'elm', 'body.root.children.0.children.2.fields.who', 'Body › Mention › Who'],
  ['a block', 'ash', 'body.root.children.1.fields.heading', 'Body › Callout › Heading'],
  [
    'a link in a text of a block',
    'yew',
    'body.root.children.1.fields.note.root.children.0.children.0.fields.rel',
    'Body › Callout › Note › Relation',
  ],
  ['a file', 'fir', 'body.root.children.2.fields.alt', 'Body › Alt'],
] as const

const whole = wholeValues(fields)
const saidIn = (part: unknown) => JSON.stringify(part)

describe.each(places)('RICH-2 a field in %s', (_, word, path, label) => {
  const changed = put(values, path, 'poplar')

  test('is found in the document, and its words are replaced', () => {
    const [found, ...others] = matchesIn(fields, values, word)
    expect(found).toMatchObject({ path, label, count: 1, isWritable: true })
    expect(others).toEqual([])
    const asked = { words: word, matchCase: false, replacement: 'pine', nth: null }
    expect(replacedIn(at(values, path)!, asked)).toBe('pine')
  })

  test('differs between two versions, which show both its values', () => {
    const found = differencesBetween({ fields, from: values, to: changed, languages: null })
    expect(found.map(({ changes }) => changes)).toEqual([1])
    const shown = saidIn(richBetween(values.body, changed.body).filter(({ isSame }) => !isSame))
    expect(shown).toContain(word)
    expect(shown).toContain('poplar')
  })

  test('is a change of its text in the timeline', () => {
    const version = (id: number, of: DocumentData) => ({
      ...{ id, createdAt: '', updatedAt: '', latest: false },
      version: of,
    })
    const told = changedVersion(version(2, changed) as never, version(1, values) as never, null)
    expect(told.fields).toEqual(['body'])
  })

  test('comes back with the value of an older version, alone or with its text', () => {
    for (const place of [['body'], placeAt(values, path)]) {
      const restored = restoredValues(changed, values, { kind: 'value', place })
      expect(at(restored, path)).toBe(word)
    }
  })

  test('is copied to another language, where each has its own in a text that all share', () => {
    const copied = copiesOf(fieldsWith({ localized: true }), values, changed, 'overwrite')
    expect(at(copied.changes, path)).toBe(word)
    expect(copied.changes.body).toEqual(values.body)
    expect(copied.overwritten).toEqual([placeAt(values, path)])
    expect(copiesOf(fields, values, changed, 'overwrite').changes).toEqual({})
    const kept = copiesOf(fieldsWith({ localized: true }), values, changed, 'fill')
    expect([kept.changes, kept.kept]).toEqual([{}, [placeAt(values, path)]])
  })

  test('is in an export', async () => {
    const framing = { isFirst: true, isLast: true, isContinued: false, jsons: new Set(['body']) }
    expect(await writers.csv(['id', 'body'], [changed], framing)).toContain('poplar')
  })

  test('has a name where others see who is in it', () => {
    expect(labelsAt(fields, placeAt(values, path), [values]).join(' › ')).toBe(label)
  })

  test('is in what the journal keeps, and comes back onto what the server has by then', () => {
    const kept = changesOf(values, changed, whole)
    expect(at({ ...values, ...kept }, path)).toBe('poplar')
    const since = put(values, 'body.root.children.3.children.0.text', 'The very end.')
    const restored = rebased(values, { ...values, ...kept }, since, whole)
    expect(at(restored, path)).toBe('poplar')
    expect(saidIn(restored)).toContain('The very end.')
  })

  test('is merged with what another person wrote elsewhere, and a choice where both changed it', () => {
    const theirs = put(values, 'body.root.children.3.children.0.text', 'Theirs.')
    const merged = merge(values, changed, theirs, whole)
    expect(merged.conflicts).toEqual([])
    expect([at(merged.values, path), saidIn(merged.values).includes('Theirs.')]).toEqual([
      'poplar',
      true,
    ])
    const both = merge(values, changed, put(values, path, 'willow'), whole)
    expect(both.conflicts).toHaveLength(1)
  })

  test('is validated, with its place', async () => {
    const entity = aCollection({ fields })
    const none = { collections: [], globals: [] }
    const rules = { maxTextLength: 100, idTypes: {}, hooked: none, rewritten: none }
    const config = aConfig({ collections: [entity], rules })
    const circumstances = { config, entity, isNew: false, locale: null }
    const problems = await validateDocument(put(values, path, ''), circumstances)
    expect(problems.map((problem) => problem.path)).toEqual([path])
    expect(await validateDocument(values, circumstances)).toEqual([])
  })
})

test('RICH-2 copying keeps the other fields and rows of a block as the other language has them', () => {
  const rows = field('array', 'rows', {
    fields: [field('text', 'a', { localized: true }), field('text', 'b')],
  })
  const shared = [
    field('richText', 'body', { features: { ...plainFeatures, blocks: [block('list', [rows])] } }),
  ]
  const withRows = (a: string, b: string): DocumentData => ({
    body: value({
      ...{ type: 'block', version: 2, format: '' },
      fields: { id: 'c'.repeat(24), blockType: 'list', rows: [{ id: 'r', a, b }] },
    }) as Json,
  })
  const { changes } = copiesOf(shared, withRows('from', 'x'), withRows('to', 'y'), 'overwrite')
  expect(changes).toEqual(withRows('from', 'y'))
})
