import type { BrowserContext } from 'playwright'
import type { ServerProcess } from '../kit/server-process.ts'

type Id = number | string

/** A document that is typed in. */
export interface Subject {
  name: string
  /** Another document each time, where there are several: what saves itself is changed afterwards. */
  nextPath: () => string
  /** The field that takes the keys. */
  field: string
}

/** The documents of the peer, one of 200 rows, and one with a text that never breaks its line. */
export async function subjectsOf(
  context: BrowserContext,
  { origin }: ServerProcess,
): Promise<Subject[]> {
  const ask = async (path: string, data?: object) => {
    const url = `${origin}/api/${path}`
    const headers = { origin }
    const answer = data
      ? await context.request.post(url, { headers, data })
      : await context.request.get(url, { headers })
    if (!answer.ok()) throw new Error(`${url} answered ${answer.status()}.`)
    return answer.json()
  }
  const idsOf = async (collection: string, where: string, limit = 1): Promise<Id[]> =>
    (await ask(`${collection}?depth=0&limit=${limit}&${where}`)).docs.map(
      ({ id }: { id: Id }) => id,
    )
  const subject = (name: string, collection: string, ids: readonly Id[], field: string) => ({
    name,
    nextPath: inTurn(ids.map((id) => `/admin/collections/${collection}/${id}`)),
    field: `#field-${field}`,
  })

  const rows = await ask('big?depth=0', twoHundredRows())
  const long = await ask('big?depth=0', oneLine(1_000_000))
  return [
    subject('small page', 'pages', await idsOf('pages', 'where[slug][equals]=small-page'), 'title'),
    subject(
      'post that saves itself',
      'posts',
      await idsOf('posts', 'where[slug][like]=post-01&sort=slug', 50),
      'title',
    ),
    subject(
      '40 blocks',
      'pages',
      await idsOf('pages', 'where[slug][equals]=forty-blocks'),
      'title',
    ),
    subject('200 texts and 100 rows', 'big', await idsOf('big', 'sort=createdAt'), 't002'),
    subject('200 rows', 'big', [rows.doc.id], 't002'),
    subject('1 MB in one line', 'big', [long.doc.id], 'rows__0__body'),
  ]
}

/** The first again after the last. */
function inTurn(paths: readonly string[]): () => string {
  let count = 0
  return () => paths[count++ % paths.length]!
}

const twoHundredRows = () => ({
  t001: 'Two hundred rows',
  _status: 'published',
  rows: Array.from({ length: 200 }, (_, number) => ({
    label: `Row ${number + 1}`,
    note: 'Something short about it',
    quantity: number,
    active: number % 2 === 0,
    kind: 'alpha',
    body: 'A few words that could be in a row of a form.',
  })),
})

/** A text of so many characters in one paragraph. */
const oneLine = (length: number) => ({
  t001: 'One line',
  _status: 'published',
  rows: [{ body: 'lorem ipsum dolor sit amet '.repeat(length / 27 + 1).slice(0, length) }],
})
