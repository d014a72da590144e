// @module-tag slow
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { inProject } from '../../scripts/kit/root.ts'
import { temporaryFolder } from '../server/kit/temporary-folder.ts'
import { aProject, Stateroom } from './kit/stateroom.ts'

const lister = pathToFileURL(inProject('tests/cli/kit/list-loaded.mjs')).href
const ofServer = /\/node_modules\/(payload|@payloadcms\/db-\w+|@payloadcms\/drizzle|drizzle-orm)\//

test.each(['doctor', 'migrate status'])(
  '23 %s loads the server and its database before the loader of the config is there',
  async (command) => {
    const LOADED = join(temporaryFolder('loaded'), 'modules.txt')
    const stateroom = new Stateroom(aProject(), command.split(' '), {
      ...{ LOADED, NODE_OPTIONS: `--import=${lister}` },
    })
    await stateroom.ends()

    const urls = readFileSync(LOADED, 'utf8').split('\n')
    const config = urls.findIndex((url) => url.includes('/stateroom.config.ts'))
    expect(urls.slice(0, config).filter((url) => ofServer.test(url))).not.toEqual([])
    expect(urls.slice(config).filter((url) => ofServer.test(url))).toEqual([])
  },
)
