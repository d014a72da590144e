import { initI18n } from '@payloadcms/translations'
import * as fc from 'fast-check'
import { ValidationError } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ClientCollection, SignedInConfig } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import type { FieldProblem } from '#problems'
import { validateDocument } from '../../../ui/validation/index.ts'
import type { TestServer } from '../../server/kit/serve.ts'
import { serve } from '../../server/kit/serve.ts'
import { everyRule } from './every-rule.ts'
import { randomDocument } from './random-document.ts'

let server: TestServer
let cookie: string

beforeAll(async () => {
  server = await serve(everyRule())
  cookie = await server.signIn()
})
afterAll(() => server.close())

test.each([
  ['en', 'en'],
  ['de', 'en'],
  ['en', 'de'],
])(
  'VAL-1 VAL-2 VAL-3 VAL-5 VAL-7 browser and server refuse the same, in %s, of content in %s',
  async (language, locale) => {
    const config = await configIn(language)
    const entity = config.collections.find(({ slug }) => slug === 'things')!
    const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
    console.log(`seed ${seed} (${language}, ${locale})`)
    let refused = 0

    await fc.assert(
      fc.asyncProperty(randomDocument(visible(entity)), async (document) => {
        const [browsers, servers] = await Promise.all([
          validateDocument(document, { config, entity, isNew: true, locale }),
          refusedByServer(document, language, locale),
        ])
        refused += servers.length
        expect(inOrder(browsers)).toEqual(inOrder(servers))
      }),
      { numRuns: 250, seed },
    )
    expect(refused).toBeGreaterThan(1000)
  },
  120_000,
)

const configIn = async (language: string): Promise<SignedInConfig> =>
  (
    await server.ask('/api/stateroom/config', { headers: { cookie, 'accept-language': language } })
  ).json()

/** What is on no screen may stay empty. */
const visible = ({ fields }: ClientCollection) => fields.filter(({ hidden }) => !hidden)

async function refusedByServer(
  data: DocumentData,
  language: string,
  locale: string,
): Promise<FieldProblem[]> {
  const { payload } = server
  const i18n = await i18nIn(language)
  try {
    await payload.create({
      collection: 'things',
      data: structuredClone(data),
      locale: locale as never,
      req: { i18n, t: i18n.t } as never,
    })
    return []
  } catch (thrown) {
    if (!(thrown instanceof ValidationError)) throw thrown
    return thrown.data.errors.map(({ path, message }) => ({ path, message }))
  }
}

const inOrder = (problems: readonly FieldProblem[]) =>
  problems.map(({ path, message }) => `${path}: ${message}`).sort()

const i18nIn = (language: string) =>
  initI18n({
    config: server.payload.config.i18n,
    context: 'api',
    language: language as never,
  })
