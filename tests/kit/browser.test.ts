// @module-tag slow
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBrowser } from './browser.ts'
import { unpackedChromium } from './unpacked-chromium.ts'

const nowhere = '/nowhere/chrome'
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'browser-'))
  await writeFile(join(folder, 'chromium'), '#!/bin/sh\necho "I am broken" >&2\nexit 1\n')
  await chmod(join(folder, 'chromium'), 0o755)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'with no browser about',
  () => {
    test('the one in the package is unpacked and opens a page', async () => {
      const browser = await findBrowser({ PATH: '' }, nowhere)

      expect(browser.source).toBe('@sparticuz/chromium')
      expect(existsSync(browser.executablePath)).toBe(true)
    })

    test('a broken one that was named or installed is passed over', async () => {
      const broken = join(folder, 'chromium')

      const browser = await findBrowser({ STATEROOM_BROWSER: broken, PATH: folder }, nowhere)

      expect(browser.source).toBe('@sparticuz/chromium')
    })

    test('unpacking leaves the browser and its libraries, and nothing else', async () => {
      const { executablePath, libraries } = await unpackedChromium(`${folder}/cache/`)

      expect(existsSync(executablePath)).toBe(true)
      expect(existsSync(join(libraries, 'libnss3.so'))).toBe(true)
    })
  },
)

test('the browser that was named comes before every other', async () => {
  const { executablePath } = await findBrowser()

  const browser = await findBrowser({ STATEROOM_BROWSER: executablePath, PATH: process.env.PATH })

  expect(browser.source).toBe('STATEROOM_BROWSER')
})

test('where there is none, it is said what was tried and what to install', async () => {
  const broken = async () => ({ source: 'a package', executablePath: nowhere, env: {} })

  const search = findBrowser({ STATEROOM_BROWSER: nowhere, PATH: '' }, nowhere, broken)

  await expect(search).rejects.toThrow(
    /nothing was tested in one.+Install Chromium.+Tried STATEROOM_BROWSER \(\/nowhere\/chrome\)/s,
  )
})
