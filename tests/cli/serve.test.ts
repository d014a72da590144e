// @module-tag slow
import { expect, test } from 'vitest'
import { aProject, Stateroom } from './kit/stateroom.ts'

test.each([
  [
    'cms.example',
    2,
    '“cms.example” isn’t an address of an API. Pass one such as https://cms.example/api with --api.',
  ],
  [
    'http://127.0.0.1:1/api',
    4,
    'Can’t reach http://127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1. Check the address and that the server is running, then try again.',
  ],
])('21.1 serve --api %s is refused with a sentence', async (api, code, said) => {
  const project = aProject()
  const args = ['serve', '--api', api, '--admin-dir', project.adminDir]
  const stateroom = new Stateroom(project, args)

  expect([await stateroom.ends(), stateroom.err.trim()]).toEqual([code, said])
})
