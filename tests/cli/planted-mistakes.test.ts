// @module-tag slow
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inProject } from '../../scripts/kit/root.ts'
import { run } from './kit/doors.ts'

interface Found {
  case: { id: string }
  verdict: { message: string }
}

const siteTest = async (config: string) => {
  const { code, out } = await run({ dir: inProject('.') }, ['test', '--config', config, '--json'])
  const { failed, findings, leftOut } = JSON.parse(out)
  const named = (list: readonly Found[]) =>
    Object.fromEntries(list.map((one) => [one.case.id, one.verdict.message]))
  return { code, failed: named(failed), findings: named(findings), leftOut }
}

test('22.11 every planted mistake is found, and nothing else', { timeout: 600_000 }, async () => {
  const { code, failed, findings } = await siteTest('tests/cli/kit/planted/stateroom.config.ts')

  expect(code).toBe(1)
  expect(failed).toEqual({
    'articles/code/default': 'default',
    'articles/interviewee/condition/never': 'condition',
    'articles/secret/reference/unreadable': 'unreadable',
    'articles/size/default': 'default',
    'articles/source/kept': 'dropped',
    'articles/status/draft': 'statusChanged',
    'companies/document': 'crashes',
    'companies/vat/condition/throws': 'conditionThrows',
    'customers/desks/unique': 'notUnique',
    'customers/name/length/max': 'answered',
    'orders/access/create/editor': 'permissionYes',
    'orders/number/reach/unfilled': 'unreachable',
  })
  expect(findings).toEqual({
    'articles/summary/locale/de': 'localeEmpty',
    'articles/teaser/kept': 'changed',
  })
})

test('22.11 the magazine raises no false alarm, and its data stays untouched', {
  timeout: 600_000,
  tags: ['long'],
}, async () => {
  const config = 'examples/magazine/stateroom.config.ts'
  const hadData = existsSync(inProject(join('examples/magazine', '.stateroom')))
  const { code, failed, findings, leftOut } = await siteTest(config)

  expect({ code, failed, findings }).toEqual({ code: 0, failed: {}, findings: {} })
  expect(leftOut.map(({ entity, path }: Place) => `${entity}.${path}`)).toEqual([
    'posts.audience',
    'authors.email',
    'users.role',
  ])
  expect(existsSync(inProject(join('examples/magazine', '.stateroom')))).toBe(hadData)
})

interface Place {
  entity: string
  path: string
}
