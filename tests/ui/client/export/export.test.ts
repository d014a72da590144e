import { describe, expect, test } from 'vitest'
import type { DocumentData } from '#contracts/documents'
import { exportHeader } from '#contracts/documents'
import type { ExportFormat } from '#machines/export'
import type { ExportedList } from '../../../../ui/client/export/read-part.ts'
import { readPart } from '../../../../ui/client/export/read-part.ts'
import type { Http } from '../../../../ui/client/http.ts'

const list: ExportedList = {
  slug: 'posts',
  sort: '-updatedAt',
  where: { title: { like: 'a' } },
  drafts: true,
  locale: 'en',
  paths: ['title', 'seo.title', 'tags'],
  jsons: new Set(['json']),
  hasPoint: false,
}

interface Asked {
  query: { page: number }
  headers?: Record<string, string>
}

/** The whole file, as the pages of a server make it. */
async function exported(
  format: ExportFormat,
  pages: readonly (readonly DocumentData[])[],
  paths = list.paths,
) {
  const asked: unknown[] = []
  const said: unknown[] = []
  const http = (async (path: string, { headers, query }: Asked) => {
    asked.push([path, query])
    said.push(headers?.[exportHeader])
    return {
      docs: pages[query.page - 1] ?? [],
      totalDocs: pages.flat().length,
      totalPages: pages.length,
    }
  }) as unknown as Http
  const parts: string[] = []
  let known: readonly (string | number)[] = []
  let done = 0
  for (let page = 1; page <= Math.max(pages.length, 1); page += 1) {
    const question = { format, fields: 'shown' as const, page, known, done }
    const part = await readPart(http, { ...list, paths }, question, new AbortController().signal)
    parts.push(part.text)
    known = part.ids
    done += part.written
    expect(part.isLast).toBe(page >= pages.length)
  }
  return { asked, said, done, file: parts.join('') }
}

const posts = [
  { id: 1, title: 'One, "two"\nthree', seo: { title: 'Ünï' }, tags: ['a', 'b'] },
  { id: 2, title: null, seo: null, tags: [] },
]

describe('LIST-4 a list as CSV', () => {
  test('has a head, a line for each document, and quotes what needs it', async () => {
    const { file } = await exported('csv', [posts])

    expect(file).toBe(
      '\uFEFFtitle,seo.title,tags\r\n' +
        '"One, ""two""\nthree",Ünï,"[""a"",""b""]"\r\n' +
        ',,[]\r\n',
    )
  })

  test('18 says once that it is an export, for the audit log', async () => {
    const { said } = await exported('csv', [posts, [{ id: 3, title: 'Three' }]])
    expect(said).toEqual(['csv', undefined])
  })

  test.each(['=cmd|calc', '+1', '-1', '@sum', '\t=1', '\r=1'])(
    'gives a spreadsheet nothing to run: %j',
    async (title) => {
      const { file } = await exported('csv', [[{ id: 1, title }]], ['title'])

      expect(file.split('\r\n')[1]?.replaceAll('"', '')).toBe(`'${title}`.split('\r\n')[0])
    },
  )

  test('an apostrophe that was written stays apart from one that was put there', async () => {
    const { file } = await exported('csv', [[{ id: 1, title: "'=1" }]], ['title'])

    expect(file).toBe(`\uFEFFtitle\r\n"''=1"\r\n`)
  })

  test('a text in a JSON field is told from the value it looks like', async () => {
    const { file } = await exported('csv', [[{ json: '5' }, { json: 5 }]], ['json'])

    expect(file).toBe('\uFEFFjson\r\n"""5"""\r\n5\r\n')
  })

  test('leaves numbers what they are', async () => {
    const { file } = await exported('csv', [[{ id: -5, price: -1.5 }]], ['id', 'price'])

    expect(file).toBe('\uFEFFid,price\r\n-5,-1.5\r\n')
  })

  test('is its head alone where nothing matches', async () => {
    expect((await exported('csv', [[]])).file).toBe('\uFEFFtitle,seo.title,tags\r\n')
  })
})

describe('LIST-4 a list as JSON', () => {
  test.each([[[[]]], [[posts]], [[[posts[0]!], [posts[1]!]]], [[[posts[0]!], []]]])(
    'is one array, however many pages there are: %j',
    async (pages) => {
      const { file } = await exported('json', pages)

      expect(JSON.parse(file)).toEqual(pages.flat().map(({ id: _id, ...doc }) => doc))
    },
  )

  test('has the id where it is a column', async () => {
    const { file } = await exported('json', [[{ id: 7, title: 'A' }]], ['id', 'title'])

    expect(JSON.parse(file)).toEqual([{ id: 7, title: 'A' }])
  })
})

test('asks for the same list, page by page, and only for the fields that are written', async () => {
  const { asked } = await exported('csv', [posts, []])

  expect(asked).toMatchObject([
    [
      '/posts',
      {
        page: 1,
        limit: 500,
        sort: '-updatedAt',
        where: { title: { like: 'a' } },
        draft: true,
        locale: 'en',
        select: { title: true, seo: true, tags: true, id: true },
      },
    ],
    ['/posts', { page: 2 }],
  ])
})

test('what moved to the next page meanwhile is written once', async () => {
  const [one, two] = posts
  const { done, file } = await exported('json', [[one!], [one!, two!]])

  expect(done).toBe(2)
  expect(JSON.parse(file)).toHaveLength(2)
})
