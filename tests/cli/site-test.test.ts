import { describe, expect, test } from 'vitest'
import { run } from './kit/doors.ts'
import { smallSite } from './kit/small-site.ts'
import { aProject } from './kit/stateroom.ts'

const project = aProject(smallSite)

const siteTest = (...args: string[]) =>
  run(project, ['test', '--config', project.configPath, '--admin-dir', project.adminDir, ...args])

describe('22.11 stateroom test --config', () => {
  test.each([
    [['lock'], '--config tests a site, not machines. Leave out lock.'],
    [['--limit', 'few'], '--limit is "few", but must be 0, 1, 2 …. Fix it and try again.'],
  ])('refuses %j before it starts anything', async (args, said) => {
    const { code, err } = await siteTest(...args)

    expect(code).toBe(2)
    expect(err).toContain(said)
  })
})

describe('22.10 stateroom test --url', () => {
  test.each([
    [[], {}, 'Testing a running site needs a user. Add --user with an email address or username.'],
    [
      ['--user', 'ada@site.example'],
      {},
      'Testing a running site needs a password. Set STATEROOM_PASSWORD, or pipe it in.',
    ],
  ])('refuses %j before it starts a browser', async (args, env, said) => {
    const url = 'http://localhost:3000/admin'
    const { code, err } = await run(project, ['test', '--url', url, ...args], env)

    expect({ code, err }).toEqual({ code: 2, err: said })
  })
})
