// @module-tag slow
import { describe, expect, test } from 'vitest'
import { run } from './kit/doors.ts'
import { smallSite } from './kit/small-site.ts'
import { aProject } from './kit/stateroom.ts'

const project = aProject(smallSite)

const siteTest = (...args: string[]) =>
  run(project, ['test', '--config', project.configPath, '--admin-dir', project.adminDir, ...args])

describe('22.11 stateroom test --config', () => {
  test('tries what a config says, and tells how much of it', async () => {
    const { code, err, out } = await siteTest('--collection', 'posts', '--json')
    const results = JSON.parse(out)

    expect({ code, failed: results.failed, findings: results.findings }).toEqual({
      code: 0,
      failed: [],
      findings: [],
    })
    expect(results.leftOut).toEqual([])
    expect(results.coverage.entities).toContainEqual(
      // Title: kept, update, missing, null, empty, at and over its length. Rating: kept, update, at
      // and beyond both ends. 4 for the status; a user and nobody do 4 things in 2 statuses.
      { entity: 'posts', cases: 7 + 6 + 4 + 16, failed: 0, fieldsTried: 2, fields: 2 },
    )
    expect(results.coverage.roles).toEqual({ user: 25, anonymous: 8 })
    expect(err).toContain('33 cases, about ')
    expect(err).toContain('By status: published 22, draft 11')
  })

  test('repeats one case with its requests in full', async () => {
    const { code, out } = await siteTest('--case', 'posts/rating/range/over')

    expect(code).toBe(0)
    expect(out).toContain('1 case, about ')
    expect(out).toContain('1 cases in ')
  })

  test.each([
    [
      ['--case', 'posts/rating/range/ovr'],
      'There’s no case “posts/rating/range/ovr”. Did you mean “posts/rating/range/over”?',
    ],
    [
      ['--collection', 'post'],
      'There’s no collection or global “post” in the config. Did you mean “posts”?',
    ],
  ])('names what was meant by %j', async (args, said) => {
    const { code, err } = await siteTest(...args)

    expect({ code, said: err.split('\n').at(-1) }).toEqual({ code: 2, said })
  })
})
