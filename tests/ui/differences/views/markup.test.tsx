import { describe, expect, test } from 'vitest'
import type { DocumentData, Json } from '#contracts/documents'
import type { ClientField, FieldKind } from '#contracts/fields'
import { inputs } from '../../../../ui/fields/tables/inputs.ts'
import { sceneNamed } from '../../../../ui/gallery/differences/scenes.ts'
import { block, field } from '../../../../ui/gallery/fields/make-field.ts'
import { mainFields, sampleValues, sideFields } from '../../../../ui/gallery/fields/samples.ts'
import { wrongValues } from '../../../kit/wrong-values.ts'
import { markupOf, wordsIn } from '../kit/markup.tsx'

const options = [
  { value: 'essay', label: 'Essay' },
  { value: 'news', label: 'News' },
]
const words = (text: string): Json => ({ type: 'text', text, format: 0 })
const rich = (text: string): Json => ({
  root: { children: [{ type: 'paragraph', children: [words(text)] }] },
})

describe('VER-7 both versions of', () => {
  test.each<[string, ClientField, Json, Json, string, string]>([
    ['a text', field('text', 'a'), 'Quiet', 'Loud', 'Quiet', 'Loud'],
    ['texts', field('text', 'a', { hasMany: true }), ['x', 'y'], ['x'], 'x, y', 'x'],
    ['an email', field('email', 'a'), 'a@b.example', null, 'a@b.example', 'Empty'],
    ['a number', field('number', 'a'), 1234, 5, '1,234', '5'],
    ['a checkbox', field('checkbox', 'a'), false, true, 'No', 'Yes'],
    ['a date', field('date', 'a'), '2026-11-21T12:00:00.000Z', null, 'Nov 21, 2026', 'Empty'],
    ['a select', field('select', 'a', { options }), 'essay', 'gone', 'Essay', 'gone'],
    ['a radio', field('radio', 'a', { options }), 'essay', 'news', 'Essay', 'News'],
    ['a point', field('point', 'a'), [1, 2], [1, 3], '1 · 2', '1 · 3'],
  ])('%s stand side by side', async (_kind, shape, from, to, before, after) => {
    const shown = wordsIn(await markupOf({ fields: [shape], from: { a: from }, to: { a: to } }))

    expect(shown).toEqual(['a'.replace(/^./, 'A'), 'Before:', before, 'After:', after])
  })

  test.each<[string, ClientField, Json, Json]>([
    ['a textarea', field('textarea', 'a'), 'one\ntwo', 'one\nnew'],
    ['code', field('code', 'a'), 'one\ntwo', 'one\nnew'],
    ['JSON', field('json', 'a'), { one: 'two' }, { one: 'new' }],
    ['a rich text', field('richText', 'a'), rich('one two'), rich('one new')],
    ['a value without a field', field('ui', 'b'), 'one two', 'one new'],
  ])('%s have their words marked, for the eye and for the ear', async (_kind, shape, from, to) => {
    const markup = await markupOf({ fields: [shape], from: { a: from }, to: { a: to } })

    expect(markup).toMatch(/<del[^>]*>two<\/del>/)
    expect(markup).toMatch(/<ins[^>]*>new<\/ins>/)
    expect(markup).toContain('--removed:&quot;Removed: &quot;')
    expect(markup).toContain('--added:&quot;Added: &quot;')
  })

  test.each<[string, ClientField, Json]>([
    ['a textarea', field('textarea', 'a'), 'one two'],
    ['a rich text', field('richText', 'a'), rich('one two')],
  ])('38 %s that was empty says so, once, beside what is new', async (_kind, shape, to) => {
    const added = wordsIn(await markupOf({ fields: [shape], from: { a: null }, to: { a: to } }))
    const removed = wordsIn(await markupOf({ fields: [shape], from: { a: to }, to: { a: null } }))

    expect(added.filter((words) => words === 'Empty')).toHaveLength(1)
    expect(added.indexOf('Empty')).toBe(added.indexOf('Before:') + 1)
    expect(removed.filter((words) => words === 'Empty')).toHaveLength(1)
    expect(removed.indexOf('Empty')).toBe(removed.indexOf('After:') + 1)
  })

  test('references name their documents, those of one version marked', async () => {
    const author = field('relationship', 'author', { relationTo: ['authors'], hasMany: true })
    const markup = await markupOf({
      fields: [author],
      from: { author: [1, 2] },
      to: { author: [2, 3] },
    })

    expect(markup.match(/<del/g)).toHaveLength(1)
    expect(markup.match(/<ins/g)).toHaveLength(1)
  })

  test('an upload that came is added, not removed', async () => {
    const cover = field('upload', 'cover', { relationTo: ['media'] })
    const markup = await markupOf({ fields: [cover], to: { cover: 1 } })

    expect(markup).toContain('<ins')
    expect(markup).not.toContain('<del')
  })
})

describe('VER-7 a select that says nothing', () => {
  const select = field('select', 'kind', { options })

  test('has ‘no value’ where both versions are equal', async () => {
    const shown = wordsIn(await markupOf({ fields: [select], modifiedOnly: false }))

    expect(shown.filter((word) => word === 'No value')).toHaveLength(2)
  })

  test('is empty where one version says something', async () => {
    const shown = wordsIn(await markupOf({ fields: [select], to: { kind: 'news' } }))

    expect(shown).toEqual(['Kind', 'Before:', 'Empty', 'After:', 'News'])
  })
})

describe('VER-7 rows', () => {
  const links = field('array', 'links', {
    labels: { singular: 'Link', plural: 'Links' },
    fields: [field('text', 'name')],
  })
  const layout = field('blocks', 'layout', { blocks: [block('hero', [field('text', 'heading')])] })
  const row = (id: string, name = id) => ({ id, name })

  test('are items from 01 on, in two digits', async () => {
    const shown = wordsIn(
      await markupOf({
        fields: [links],
        from: { links: [row('a')] },
        to: { links: [row('a', 'other'), row('b')] },
      }),
    )

    expect(shown).toEqual(expect.arrayContaining(['Item 01', 'Item 02', 'Added', '2 changes']))
  })

  test('that are blocks say so, and of which kind', async () => {
    const hero = { id: 'a', blockType: 'hero', heading: 'Hello' }
    const shown = wordsIn(await markupOf({ fields: [layout], from: { layout: [hero] } }))

    expect(shown).toEqual(expect.arrayContaining(['Block 01', 'Hero', 'Removed']))
  })

  test('say from where to where they moved', async () => {
    const from = { links: [row('a'), row('b'), row('c')] }
    const to = { links: [row('c'), row('a'), row('b')] }
    const shown = wordsIn(await markupOf({ fields: [links], from, to }))

    expect(shown).toEqual([
      ...['Links', '1 change', 'Item 01', 'c', 'Moved from 03 to 01', '1 change'],
      '2 unchanged items',
    ])
  })

  test('that are none are told', async () => {
    const shown = wordsIn(await markupOf({ fields: [links], modifiedOnly: false }))

    expect(shown).toContain('No items')
  })
})

describe('VER-4 modified only', () => {
  const fields = [
    field('text', 'title'),
    field('group', 'seo', { fields: [field('text', 'card')] }),
  ]
  const version: DocumentData = { title: 'Same', seo: { card: 'Same too' } }

  test('leaves out what is the same', async () => {
    const changed = { ...version, seo: { card: 'Other' } }
    const shown = wordsIn(await markupOf({ fields, from: version, to: changed }))

    expect(shown).not.toContain('Title')
    expect(shown).toEqual(expect.arrayContaining(['Seo', '1 change', 'Card']))
  })

  test('says so where everything is the same', async () => {
    expect(wordsIn(await markupOf({ fields, from: version, to: version }))).toEqual([
      'The two versions are identical.',
    ])
  })

  test('unchecked, shows what is the same as well, and counts nothing', async () => {
    const shown = wordsIn(
      await markupOf({ fields, from: version, to: version, modifiedOnly: false }),
    )

    expect(shown).toEqual(expect.arrayContaining(['Title', 'Same', 'Seo']))
    expect(shown.join()).not.toMatch(/\d changes?/)
  })
})

test('VER-7 a text of each language stands under the language’s name', async () => {
  const shown = wordsIn(
    await markupOf({
      fields: [field('text', 'title', { localized: true })],
      from: { title: { en: 'Hello', de: 'Hallo', fr: 'Salut' } },
      to: { title: { en: 'Bye', de: 'Tschüss' } },
      locales: ['en', 'de'],
    }),
  )

  expect(shown).toEqual(
    expect.arrayContaining(['Title English', 'Title German', 'Title fr (removed language)']),
  )
})

test('HTML in every value is shown as text', async () => {
  const evil = '<img src=x onerror=alert(1)>'
  const fields = (['text', 'textarea', 'code', 'json', 'email', 'date', 'select'] as const).map(
    (kind) => field(kind, kind, { label: evil }),
  )
  const from = Object.fromEntries(fields.map((one) => ['name' in one ? one.name : '', evil]))
  const body = { root: { children: [{ type: evil, children: [words(evil)] }] } } as Json
  const plain = await markupOf({ fields, from: from as DocumentData })
  const rich = await markupOf({
    fields: [field('richText', 'body')],
    from: { body, [evil]: evil } as DocumentData,
  })
  const markup = plain + rich

  expect(markup).not.toContain('<img')
  expect(markup.split('&lt;img').length).toBeGreaterThan(15)
})

test('I18N-1 the words are those of the page’s language', async () => {
  const { entity, from, to } = sceneNamed(null)
  const fields = entity.fields.filter(({ type }) => type === 'array')
  const markup = await markupOf({ fields, from, to, language: 'de' })

  expect(markup).toContain('Eintrag 02')
  expect(markup).not.toMatch(/Item 02|Moved from|changes?</)
})

const shapes = [
  ...(Object.keys(inputs) as FieldKind[]).map((kind) => field(kind, kind)),
  ...mainFields,
  ...sideFields,
]
const fieldName = (shape: ClientField) => ('name' in shape ? (shape.name ?? '') : '')

test.each(Object.entries(wrongValues))(
  'CFG-4 R11 a field of any kind that was %s is shown without a crash',
  async (_what, value) => {
    const wrong = Object.fromEntries(
      [...shapes.map(fieldName), ...Object.keys(sampleValues)].map((name) => [name, value]),
    )

    let there = ''
    let back = ''
    // A few at a time, as they are drawn.
    for (let first = 0; first < shapes.length; first += 5) {
      const fields = shapes.slice(first, first + 5)
      there += await markupOf({ fields, from: wrong, to: sampleValues })
      back += await markupOf({ fields, from: sampleValues, to: wrong, locales: ['en'] })
    }

    expect(there.length).toBeGreaterThan(1000)
    expect(there + back).not.toContain('<script')
  },
)

test('R8 200 rows of seven values are drawn a few at a time', async () => {
  const { entity, from, to } = sceneNamed('many')

  const markup = await markupOf({ fields: entity.fields, from, to })

  expect(markup.match(/<li/g)).toHaveLength(2)
})
