import { describe, expect, test } from 'vitest'
import type { DocumentData } from '#contracts/documents'
import type { ClientField } from '#contracts/fields'
import type {
  Difference,
  RowDifference,
  ValueDifference,
} from '../../../../ui/differences/index.ts'
import { changesIn, differencesBetween, valuesIn } from '../../../../ui/differences/index.ts'
import { block, field } from '../../../../ui/gallery/fields/make-field.ts'

const compare = (
  fields: readonly ClientField[],
  from: DocumentData,
  to: DocumentData,
  shown: readonly string[] | null = null,
): Difference[] =>
  differencesBetween({
    fields,
    from,
    to,
    languages: shown && { shown, known: ['en', 'de'], default: 'en' },
  })

/** Each value as `place [language] change`. */
const told = (differences: readonly Difference[]) =>
  valuesIn(differences).map(({ place, locale, change }) =>
    [place.join('.'), locale, change].filter(Boolean).join(' '),
  )

const rowsOf = (differences: readonly Difference[]): readonly RowDifference[] =>
  differences.flatMap((one) => (one.kind === 'rows' ? one.rows : []))

/** Each row as `id change`, `moved` where it stands elsewhere. */
const fates = (differences: readonly Difference[]) =>
  rowsOf(differences).map(({ place, change, isMoved }) =>
    [place.at(-1), change, isMoved && 'moved'].filter(Boolean).join(' '),
  )

const title = field('text', 'title')
const rows = field('array', 'rows', { fields: [title, field('number', 'size')] })
const layout = field('blocks', 'layout', {
  blocks: [block('hero', [field('text', 'heading')]), block('quote', [field('textarea', 'text')])],
})

describe('VER-7 a value', () => {
  test.each<[unknown, unknown, ValueDifference['change']]>([
    ['Hello', 'Hello', 'same'],
    ['Hello', 'Goodbye', 'changed'],
    [undefined, 'Hello', 'added'],
    ['Hello', null, 'removed'],
    ['', null, 'same'],
    [undefined, '', 'same'],
  ])('that was %j and is %j is %s', (from, to, change) => {
    const [difference] = compare(
      [title],
      { title: from } as DocumentData,
      {
        title: to,
      } as DocumentData,
    )

    expect(difference).toMatchObject({ change, changes: change === 'same' ? 0 : 1, from, to })
  })

  test('JSON is compared by what it says, not by the order of its names', () => {
    const data = field('json', 'data')

    expect(told(compare([data], { data: { a: 1, b: [2] } }, { data: { b: [2], a: 1 } }))).toEqual([
      'data same',
    ])
    expect(told(compare([data], { data: { a: 1 } }, { data: { a: 1, b: 2 } }))).toEqual([
      'data changed',
    ])
  })

  test('of another kind than its field’s is told to be', () => {
    const [text] = compare([title], { title: ['a', 'list'] }, { title: 'A title' })
    const [list] = compare([rows], { rows: 'a text' }, { rows: [] })

    expect(text).toMatchObject({ kind: 'value', isMisshapen: true, change: 'changed' })
    expect(list).toMatchObject({ kind: 'value', isMisshapen: true, from: 'a text' })
  })

  test('of a date is kept with its time zone', () => {
    const date = field('date', 'on', {
      timezone: { options: [], required: false, defaultValue: null },
    })
    const differences = compare(
      [date],
      { on: '2026-01-01', on_tz: 'Europe/Berlin' },
      { on: '2026-01-01', on_tz: 'Asia/Tokyo' },
    )

    expect(differences).toHaveLength(1)
    expect(differences[0]).toMatchObject({
      change: 'changed',
      zones: { from: 'Europe/Berlin', to: 'Asia/Tokyo' },
    })
  })
})

describe('VER-7 rows and blocks are matched by their ids', () => {
  const row = (id: string, words = id) => ({ id, title: words, size: 1 })

  test('a row that was put first is the only one that moved', () => {
    const from = { rows: ['a', 'b', 'c', 'd'].map((id) => row(id)) }
    const to = { rows: ['d', 'a', 'b', 'c'].map((id) => row(id)) }

    expect(fates(compare([rows], from, to))).toEqual(['d same moved', 'a same', 'b same', 'c same'])
    expect(changesIn(compare([rows], from, to))).toBe(1)
  })

  test('a row may be moved and changed, and says from where to where', () => {
    const from = { rows: [row('a'), row('b'), row('c')] }
    const to = { rows: [row('c', 'changed'), row('a'), row('b')] }
    const [moved] = rowsOf(compare([rows], from, to))

    expect(moved).toMatchObject({ change: 'changed', isMoved: true, from: 2, to: 0, changes: 2 })
    expect(told(moved?.children ?? [])).toEqual(['rows.c.title changed', 'rows.c.size same'])
  })

  test('what was removed stays where it stood, what was added stands where it is', () => {
    const from = { rows: [row('a'), row('b'), row('c')] }
    const to = { rows: [row('x'), row('a'), row('c')] }

    expect(fates(compare([rows], from, to))).toEqual(['x added', 'a same', 'b removed', 'c same'])
  })

  test('rows without ids are taken in their order, and an id that stands twice tells by it', () => {
    const from = { rows: [{ title: 'one' }, { id: 'a', title: 'A' }, { id: 'a', title: 'B' }] }
    const to = { rows: [{ title: 'two' }, { id: 'a', title: 'A' }, { id: 'a', title: 'C' }] }

    expect(rowsOf(compare([rows], from, to)).map(({ change }) => change)).toEqual([
      'changed',
      'same',
      'changed',
    ])
  })

  test('a block of another kind is another block', () => {
    const from = { layout: [{ id: 'a', blockType: 'hero', heading: 'Hello' }] }
    const to = { layout: [{ id: 'a', blockType: 'quote', text: 'Hello' }] }

    expect(fates(compare([layout], from, to)).toSorted()).toEqual(['a added', 'a removed'])
  })

  test('R11 a block that the config does not know shows all that is stored', () => {
    const from = { layout: [{ id: 'a', blockType: 'gone', text: 'Kept', more: [1] }] }
    const to = { layout: [{ id: 'a', blockType: 'gone', text: 'Changed', more: [1] }] }
    const [unknown] = rowsOf(compare([layout], from, to))

    expect(unknown).toMatchObject({ block: null, unknown: 'gone', change: 'changed', changes: 1 })
    expect(told(unknown?.children ?? [])).toEqual(['layout.a.text changed', 'layout.a.more same'])
  })

  test('the name of a block counts', () => {
    const from = { layout: [{ id: 'a', blockType: 'hero', blockName: 'Top' }] }
    const to = { layout: [{ id: 'a', blockType: 'hero', blockName: 'Welcome' }] }

    expect(told(compare([layout], from, to))).toContain('layout.a.blockName changed')
  })
})

describe('VER-7 what only arranges', () => {
  const nested = [
    field('row', '', { fields: [title] }),
    field('group', 'seo', { fields: [field('text', 'title')] }),
    field('tabs', '', {
      tabs: [
        { name: null, label: 'Open', description: null, fields: [field('text', 'open')] },
        { name: 'meta', label: 'Meta', description: null, fields: [field('text', 'robots')] },
      ],
    }),
  ]

  test('counts what differs in it', () => {
    const differences = compare(
      nested,
      { title: 'a', seo: { title: 'b' }, open: 'c', meta: { robots: 'd' } },
      { title: 'a', seo: { title: 'B' }, open: 'C', meta: { robots: 'D' } },
    )

    expect(differences.map(({ changes }) => changes)).toEqual([0, 1, 2])
    expect(told(differences)).toEqual([
      'title same',
      'seo.title changed',
      'open changed',
      'meta.robots changed',
    ])
  })

  test('R11 a group that is no group is shown as it is stored', () => {
    const differences = compare(nested, { seo: 'a text', meta: [1] }, { seo: { title: 'b' } })

    expect(told(differences)).toEqual(['title same', 'seo changed', 'open same', 'meta removed'])
  })
})

describe('VER-4 the languages of versions', () => {
  const localized = field('text', 'title', { localized: true })

  test('each chosen one has a value of its own', () => {
    const from = { title: { en: 'Hello', de: 'Hallo' } }
    const to = { title: { en: 'Hello', de: 'Servus' } }

    expect(told(compare([localized], from, to, ['en', 'de']))).toEqual([
      'title en same',
      'title de changed',
    ])
    expect(told(compare([localized], from, to, ['en']))).toEqual(['title en same'])
  })

  test('one that the config has no more is shown all the same', () => {
    const from = { title: { en: 'Hello', fr: 'Bonjour' } }

    expect(told(compare([localized], from, { title: { en: 'Hello' } }, ['en']))).toEqual([
      'title en same',
      'title fr removed',
    ])
  })

  test('what was stored before there were languages is of the default one', () => {
    const to = { title: { en: 'Hello', de: 'Hallo' } }

    expect(told(compare([localized], { title: 'Hello' }, to, ['en', 'de']))).toEqual([
      'title en same',
      'title de added',
    ])
  })

  test('rows of one language have no languages in them', () => {
    const links = field('array', 'links', { localized: true, fields: [localized] })
    const from = { links: { en: [{ id: 'a', title: 'One' }], de: [] } }
    const to = { links: { en: [{ id: 'a', title: 'Two' }], de: [] } }

    expect(told(compare([links], from, to, ['en', 'de']))).toEqual(['links.a.title en changed'])
  })

  test('a version that was read in one language is taken as it is', () => {
    expect(told(compare([localized], { title: 'a' }, { title: 'b' }))).toEqual(['title changed'])
  })
})

describe('what is not there to be seen', () => {
  test('R11 a field that the config has no more is told as such', () => {
    const differences = compare([title], { title: 'a', colour: 'red' }, { title: 'a' })

    expect(differences[1]).toMatchObject({
      subject: { kind: 'stray', name: 'colour' },
      change: 'removed',
    })
  })

  test('hidden fields, secrets and Payload’s own names are not shown', () => {
    const fields = [
      title,
      field('text', 'hidden', { hidden: true }),
      field('password', 'code'),
      field('ui', 'button'),
      field('join', 'posts'),
    ]
    const secret = { hidden: 'a', code: 'b', hash: 'c', salt: 'd', sessions: ['e'], apiKey: 'f' }
    const own = { id: 1, _status: 'draft', updatedAt: 'g', createdAt: 'h', posts: { docs: [1] } }

    expect(told(compare(fields, { ...secret, ...own }, {}))).toEqual(['title same'])
  })

  test('R11 what is in the config but in no form is neither shown nor told to be gone', () => {
    const row = { id: 'r', note: 'a', gone: 'b' }
    const hero = { id: 'h', blockType: 'hero', note: 'c' }
    const quote = { id: 'q', blockType: 'quote', note: 'd' }
    const differences = differencesBetween({
      fields: [rows, layout],
      unshown: ['shelf', 'rows.note', 'layout.hero.note'],
      from: { rows: [row], layout: [hero, quote], shelf: { deep: 1 }, note: 'e' },
      to: {},
      languages: null,
    })

    const strays = valuesIn(differences).filter(({ subject }) => subject.kind === 'stray')
    expect(told(strays)).toEqual(['rows.r.gone removed', 'layout.q.note removed', 'note removed'])
  })

  test('an upload is its file as well', () => {
    const from = { filename: 'a.png', filesize: 1 }
    const differences = differencesBetween({
      fields: ['filename', 'filesize'].map((name) => field('text', name, { hidden: true })),
      from,
      to: { ...from, filesize: 2 },
      languages: null,
      hasFile: true,
    })

    expect(differences).toMatchObject([{ subject: { kind: 'file' }, change: 'changed' }])
  })
})
