import { describe, expect, test } from 'vitest'
import type { ImportRequest, ImportResult } from '#contracts/import'
import { allParts } from '#machines/import'
import { Problem } from '#problems'
import type { Http } from '../../../../ui/client/http.ts'
import type { LinesPage, Spot } from '../../../../ui/client/import/index.ts'
import { failedLines, firstSpot, readLines } from '../../../../ui/client/import/index.ts'
import { aCollection, aField } from '../../../kit/client-config.ts'
import { importDesk } from '../../../kit/import-desk.ts'

const collection = aCollection({
  fields: [
    aField('text', 'title', { label: 'Headline', localized: true }),
    aField('text', 'slug', { unique: true }),
    aField('number', 'amount'),
    aField('checkbox', 'open'),
    aField('date', 'day', { appearance: 'dayOnly' }),
    aField('date', 'moment', { appearance: 'dayAndTime' }),
    aField('select', 'colour', { options: [{ value: 'red', label: 'Rot' }] }),
    aField('array', 'rows'),
    aField('json', 'data'),
    aField('text', 'kept', { readOnly: { create: true, update: true } }),
    aField('relationship', 'author', { relationTo: ['people'] }),
  ],
})
const people = aCollection({ slug: 'people', useAsTitle: 'name' })
const locales = ['en', 'de'].map((code) => ({ code, label: code, rtl: false }))
const localization = { locales, defaultLocale: 'en', fallback: false }

/** A server that takes every line, unless it is told otherwise. */
function aDesk({ size = 25 } = {}) {
  const asked: ImportRequest[] = []
  const trouble: Problem[] = []
  const known = [
    { id: 1, name: 'Ada' },
    { id: 2, name: 'Max' },
    { id: 3, name: 'Max' },
  ]
  const http = (async (path: string, { body }: { body?: ImportRequest }) => {
    if (!body) return { docs: path === '/people' ? known : [] }
    asked.push(body)
    const { dryRun = false } = body
    const failure = dryRun ? undefined : trouble.shift()
    if (failure) throw failure
    const results = body.lines.map(
      ({ line }): ImportResult => ({ line, id: line, title: null, outcome: 'created' }),
    )
    return { results }
  }) as unknown as Http
  const collections = [collection, people]
  const desk = importDesk({ http, collection, collections, localization, locale: 'en', size })
  return { ...desk, asked, trouble }
}

const codeOf = async (read: Promise<unknown>) => {
  const thrown: unknown = await read.catch((thrown: unknown) => thrown)
  if (!(thrown instanceof Problem)) throw new Error('Nothing is wrong with it.')
  return { code: thrown.code, ...thrown.details }
}

const utf16 = (text: string) =>
  new Blob([
    new Uint8Array([0xff, 0xfe]),
    new Uint16Array([...text].map((one) => one.charCodeAt(0))),
  ])

describe('LIST-4 a file is understood', () => {
  test.each([
    ['commas', 'title,amount\r\nOne,1.5\r\n'],
    ['semicolons and a decimal comma', 'title;amount\nOne;1,5\n'],
    ['tabs', 'title\tamount\nOne\t1.5'],
    ['a mark of its encoding', '\uFEFFtitle,amount\nOne,1.5'],
    ['labels', 'Headline,AMOUNT\nOne,1.5'],
    ['UTF-16', utf16('title,amount\nOne,1.5')],
    ['quotation marks', '"title","amount"\r"One","1.5"\r'],
    ['blank lines', '\n\ntitle,amount\n\nOne,1.5\n\n'],
    ['a JSON array', '[{"title":"One","amount":1.5}]'],
    ['an object on each line', '{"title":"One","amount":1.5}\n'],
  ])('with %s', async (_what, content) => {
    const desk = aDesk()
    await desk.read(content)
    await desk.look()

    expect((await desk.lines())[0]?.asked?.data).toEqual({ title: 'One', amount: 1.5 })
  })

  test('in Windows-1252', async () => {
    const desk = aDesk()
    await desk.read(
      new Blob([
        new Uint8Array([...'title\nCaf'].map((one) => one.charCodeAt(0))),
        new Uint8Array([0xe9]),
      ]),
    )
    await desk.look()

    expect((await desk.lines())[0]?.asked?.data).toEqual({ title: 'Café' })
  })

  test('texts keep their separators, line ends and quotation marks, and lines their numbers', async () => {
    const desk = aDesk()
    await desk.read('title,slug\r\n"a, ""b""\r\nc",one\r\nd,two\r\n')

    expect(await desk.lines()).toMatchObject([
      { line: 2, cells: ['a, "b"\r\nc', 'one'] },
      { line: 4, cells: ['d', 'two'] },
    ])
  })

  test.each([
    ['2026-11-22', '2026-11-22T00:00'],
    ['22.11.2026', '2026-11-22T00:00'],
    ['2026-11-22 9:05', '2026-11-22T09:05'],
  ])('a day with a time, or the beginning of one: %s', async (written, clock) => {
    const desk = aDesk()
    await desk.read(`moment\n${written}\n`)
    await desk.look()

    const moment = new Date(clock).toISOString()
    expect((await desk.lines())[0]?.asked?.data).toEqual({ moment })
  })

  test.each(['=cmd|calc', '+1', '-1', '@sum'])('formulas are texts: %s', async (formula) => {
    const desk = aDesk()
    await desk.read(`title,slug\n'${formula},${formula}\n`)
    await desk.look()

    expect((await desk.lines())[0]?.asked?.data).toEqual({ title: formula, slug: formula })
  })

  test('R6 a column may be of another language', async () => {
    const desk = aDesk()
    await desk.read('title,title[de],title[en]\nOne,Eins,Uno\n', {
      targets: ['title', 'title[de]', null],
    })
    await desk.look()

    expect((await desk.lines())[0]?.asked).toMatchObject({
      data: { title: 'One' },
      locales: { de: { title: 'Eins' } },
    })
  })

  test('what no field is called, is called twice or may not be written is left out', async () => {
    const { source } = await aDesk().read('title,nope,kept,title\nOne,a,b,c\n')

    expect(source.columns.map(({ target }) => target)).toEqual(['title', null, null, 'title'])
  })
})

describe('LIST-4 bad input: a file that cannot be read says where and why', () => {
  const png = new Blob([new Uint8Array([0x89, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72])])

  test.each([
    ['an empty file', '', { code: 'import.empty' }],
    ['only a header', 'title,slug\r\n', { code: 'import.empty' }],
    ['an empty array', '[]', { code: 'import.empty' }],
    ['a picture', png, { code: 'import.notText' }],
    [
      'a quotation mark that stays open',
      'title,slug\nOne,"two\nthree,four\n',
      { code: 'import.openQuote', line: '2', column: '2' },
    ],
    [
      'a quotation mark in between',
      'title,slug\nOne,two\n"a"b,c\n',
      { code: 'import.openQuote', line: '3', column: '1' },
    ],
    [
      'a line of 5 MB',
      `title,slug\nOne,${'x'.repeat(5_000_000)}\n`,
      { code: 'import.tooLong', line: '2', column: '2', most: '1000000' },
    ],
    [
      'a text of 5 MB that does not end',
      `title\n"${'x\n'.repeat(2_500_000)}`,
      { code: 'import.openQuote', line: '2', column: '1' },
    ],
    ['half a JSON', '[{"title":"One"},\n{"title"', { code: 'import.notJson', line: '2' }],
    ['JSON of texts', '["One"]', { code: 'import.notJson', line: '1' }],
  ])('%s', async (_what, content, problem) => {
    expect(await codeOf(aDesk().read(content))).toEqual(problem)
  })

  test('without a header no column is a field', async () => {
    const { targets } = await aDesk().read('One,1\nTwo,2\n')

    expect(targets).toEqual([null, null])
  })
})

test('LIST-4 the lines of an outcome are found page by page, wherever they are', async () => {
  const desk = aDesk({ size: 2 })
  const days = Array.from({ length: 101 }, (_, at) => (at % 25 === 0 ? 'never' : '2026-11-22'))
  const { source } = await desk.read(['title,day', ...days.map((day) => `One,${day}`)].join('\n'))
  await desk.look()

  const pages: number[][] = []
  for (let from: Spot | null = firstSpot; from !== null; ) {
    const wanted = { parts: allParts(source), outcome: 'refused', from, count: 2 } as const
    const page: LinesPage = await readLines(desk.work.kept, wanted)
    pages.push(page.lines.map(({ line }) => line))
    from = page.next
  }
  expect(pages).toEqual([[2, 27], [52, 77], [102]])
})

describe('LIST-4 bad input: a line says what is wrong with it, and keeps no other waiting', () => {
  test.each([
    ['amount', 'many', 'import.badNumber'],
    ['amount', '1.500.000', 'import.badNumber'],
    ['amount', '9007199254740993', 'import.lostDigits'],
    ['data', '{"b":12345678901234567890}', 'import.lostDigits'],
    ['open', 'perhaps', 'import.badCell'],
    ['day', '01/02/2026', 'import.badDate'],
    ['day', '2026-02-30', 'import.badDate'],
    ['colour', 'blue', 'import.badChoice'],
    ['rows', '[{', 'import.badJson'],
    ['rows', '{}', 'import.badJson'],
    ['data', '{', 'import.badJson'],
    ['author', 'Nobody', 'import.unknownReference'],
    ['author', '99', 'import.unknownReference'],
    ['author', 'Max', 'import.vagueReference'],
  ])('%s: %s', async (field, value, code) => {
    const desk = aDesk()
    await desk.read(`title,${field}\nOne,${value}\nTwo,\n`)

    expect(await desk.look()).toMatchObject({ created: 1, refused: 1 })
    const [bad] = await desk.lines()
    expect(bad?.result?.problem).toMatchObject({
      code,
      details: { line: '2', column: field, value },
    })
    expect(desk.asked[0]?.lines.map(({ line }) => line)).toEqual([3])
  })

  test('33.12 a JSON row with more digits than a number keeps is refused alone, as it was written', async () => {
    const desk = aDesk()
    const { source } = await desk.read(
      [
        '[{"title":"One","amount":9007199254740993},',
        '{"title":"Two","data":{"a":[1,{"b":12345678901234567890}]}},',
        '{"title":"Three","amount":1.5,"data":{"c":"9007199254740993"},"other":9007199254740993}]',
      ].join('\n'),
    )

    expect(await desk.look()).toMatchObject({ created: 1, refused: 2 })
    const [one, two, three] = await desk.lines()
    const code = 'import.lostDigits'
    expect(one?.result?.problem).toEqual({
      code,
      details: { line: '1', column: 'amount', value: '9007199254740993' },
    })
    const value = '{"a":[1,{"b":12345678901234567890}]}'
    expect(two?.result?.problem).toEqual({ code, details: { line: '2', column: 'data', value } })
    expect(three?.asked?.data).toEqual({
      title: 'Three',
      amount: 1.5,
      data: { c: '9007199254740993' },
    })
    expect(await desk.look({ attempt: 2 })).toMatchObject({ refused: 2 })
    const failed = await failedLines(desk.work.kept, {
      ...{ source, parts: allParts(source), reason: 'Why', reasonFor: () => '' },
    })
    expect(failed.join('')).toContain('9007199254740993')
  })

  test('more cells than columns', async () => {
    const desk = aDesk()
    await desk.read('title,slug\nOne,two,three\n')
    await desk.look()

    expect((await desk.lines())[0]?.result?.problem).toEqual({
      code: 'import.tooMany',
      details: { line: '2', count: '3', columns: '2' },
    })
  })

  test('a doubled key names the line that had it first, however far apart they are', async () => {
    const desk = aDesk({ size: 1 })
    await desk.read('title,slug\nOne,a\nTwo,b\nThree,a\n')

    expect(await desk.look()).toMatchObject({ created: 2, refused: 1 })
    expect((await desk.lines())[2]?.result?.problem).toMatchObject({
      code: 'import.doubled',
      details: { line: '4', column: 'slug', value: 'a', first: '2' },
    })
  })

  test('the refused lines are a file again, with their reasons, and no spreadsheet runs it', async () => {
    const desk = aDesk()
    await desk.read('title,amount\n=cmd,1\n=cmd,many\n')
    await desk.look()

    expect(await desk.failed()).toBe(
      `\uFEFFtitle,amount,Reason\r\n"'=cmd",many,import.badNumber\r\n`,
    )
  })
})

test('LIST-4 R7 several parts are looked at with one question, and each is told and kept by itself', async () => {
  const desk = aDesk({ size: 2 })
  const amounts = ['1', '2', '3', 'many', '5']
  await desk.read(['title,amount', ...amounts.map((amount) => `One,${amount}`)].join('\n'))

  expect(await desk.look({ stretch: 2 })).toMatchObject({ created: 4, refused: 1 })

  const linesAsked = () => desk.asked.map(({ lines }) => lines.map(({ line }) => line))
  expect(linesAsked()).toEqual([[2, 3, 4], [6]])
  expect((await desk.lines()).map(({ line, result }) => [line, result?.outcome])).toEqual([
    [2, 'created'],
    [3, 'created'],
    [4, 'created'],
    [5, 'refused'],
    [6, 'created'],
  ])
  await desk.write()
  expect(linesAsked().slice(2)).toEqual([[2, 3], [4], [6]])
})

test('DOC-13 R7 a part whose answer was lost is sent again under the same names', async () => {
  const desk = aDesk()
  await desk.read('title\nOne\nTwo\n')
  await desk.look()
  desk.trouble.push(new Problem('server.unreachable'))

  await expect(desk.write()).rejects.toThrow('server.unreachable')
  expect(await desk.write()).toMatchObject({ created: 2 })

  const [, lost, again] = desk.asked
  expect(again).toEqual(lost)
  expect(new Set(again?.lines.map(({ creation }) => creation)).size).toBe(2)
  expect(await desk.write()).toMatchObject({ created: 0 })
  expect(desk.asked).toHaveLength(3)
})

test('17.7 LIST-4 lines of a second file are documents of their own', async () => {
  const desk = aDesk()
  for (const title of ['One', 'Two']) {
    await desk.read(`title\n${title}\n`)
    await desk.look()
    await desk.write()
  }

  const written = desk.asked.filter(({ dryRun }) => !dryRun)
  const [one, other] = written.map(({ lines }) => lines[0]?.creation)
  expect([one, other]).toEqual([expect.any(String), expect.any(String)])
  expect(one).not.toBe(other)
})

test('LIST-4 bad input: 100,000 lines are read in small slices, each a turn of the page', async () => {
  const desk = aDesk()
  const lines = Array.from({ length: 100_000 }, (_, at) => `"Line, ${at}",slug-${at},${at}.5\n`)
  const file = new SlicedFile(['title,slug,amount\n', ...lines])

  const { source } = await desk.read(file)

  expect(source).toMatchObject({ lines: 100_000, parts: 4000 })
  expect(Math.max(...file.slices)).toBeLessThanOrEqual(256 * 1024)
})

/** Knows how large the pieces were in which it was read. */
class SlicedFile extends Blob {
  readonly slices: number[] = []
  override slice(...range: Parameters<Blob['slice']>): Blob {
    const slice = super.slice(...range)
    this.slices.push(slice.size)
    return slice
  }
}
