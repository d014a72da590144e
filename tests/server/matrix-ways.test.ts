import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reindexPath } from '#contracts/reindex'
import { inProject } from '../../scripts/kit/root.ts'
import { matrixSite } from './kit/matrix-site.ts'
import { columns, elsewhere } from './kit/matrix-table.ts'
import { waysOf } from './kit/matrix-ways.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'

const contracts: Record<string, unknown> = Object.assign(
  {},
  ...Object.values(import.meta.glob('../../config-schema/contracts/**/*.ts', { eager: true })),
)

let server: TestServer
let ways: Set<string>

beforeAll(async () => {
  server = await serve(matrixSite())
  ways = waysOf(server.payload.config)
})
afterAll(() => server.close())

const inTable = () => [...Object.values(columns).flat(), ...Object.keys(elsewhere)]

test('18.8 PERM-1 every endpoint of the config is a column of the matrix, or is known not to be', () => {
  expect([...ways].toSorted()).toEqual([...new Set(inTable())].toSorted())
  const isBoth = (way: string) => Object.hasOwn(elsewhere, way)
  expect(Object.values(columns).flat().filter(isBoth)).toEqual([])
})

/** Those of the page and of its scripts, which are the same for everybody, and one of a plugin of Payload's. */
const noEndpoints = ['panelPath', 'siteFilesPath', 'tenantOptionsPath']

test('18.8 PERM-1 every path that browser and server share is among them, so that no feature is off', () => {
  const paths = Object.entries(contracts).flatMap(([name, path]) =>
    name.endsWith('Path') && typeof path === 'string' && path.startsWith('/')
      ? [{ name, path }]
      : [],
  )
  const all = [...ways].join('\n')
  const missing = paths.filter(({ path }) => !all.includes(` ${path}`) && !all.includes(`}${path}`))
  expect(paths.length).toBeGreaterThan(20)
  expect(missing.map(({ name }) => name).toSorted()).toEqual(
    ['reindexPath', ...noEndpoints].toSorted(),
  )
  expect(all).toContain(`/search${reindexPath}`)
})

describe('18.8 PERM-1 what is no column', () => {
  test.each(Object.entries(elsewhere))('%s has its own test', (_way, { file, test: name, why }) => {
    expect(why).toMatch(/\.$/)
    expect(readFileSync(inProject(`tests/server/${file}`), 'utf8')).toContain(`'${name}'`)
  })
})
