import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import type { BugReport } from '#testing'
import { inProject } from '../../scripts/kit/root.ts'
import { expect, expectAccessible } from '../kit/fixtures.ts'
import { test } from '../kit/watched/fixtures.ts'

test('MBT-4 22.13 each machine of the page is shown with where it is and what it heard', async ({
  page,
  panel: { at },
}) => {
  await page.goto(at('/collections/notes/create'))
  await page.getByLabel('Title').fill('A secret plan')
  const developer = await openDeveloper(page)
  await machine(developer, 'document').click()

  const picture = developer.getByRole('img', { name: 'document' })
  await expect(picture).toBeVisible()
  await expect(picture.locator('.lit text').getByText('dirty', { exact: true })).toBeVisible()
  await expect(developer.getByRole('listitem').filter({ hasText: 'user.edit' })).not.toHaveCount(0)
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await expect(developer).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Machines' })).toBeFocused()
})

test('MBT-4 22.13 a report holds nothing that people wrote, and is replayed from the terminal', async ({
  page,
  panel: { at, server },
}) => {
  await page.goto(at('/collections/notes/create'))
  await page.getByLabel('Title').fill('A secret plan')
  const developer = await openDeveloper(page)
  await developer.getByRole('button', { name: 'Bug report' }).click()
  const text = await developer.getByRole('textbox', { name: 'stateroom-report.json' }).inputValue()

  expect(text).not.toContain('secret plan')
  expect(text).not.toContain(server.origin)
  const report: BugReport = JSON.parse(text)
  expect(report.screen).toBe('/admin/collections/notes/…')
  const names = report.traces.map((trace) => trace.machine)
  expect(names).toEqual(expect.arrayContaining(['theme', 'session', 'navigation', 'document']))

  const { said, status } = replay(text)
  expect(said).toContain('document:')
  expect(said).toContain('user.edit')
  expect(status, said).toBe(0)
})

test('MBT-4 22.13 what happened to a machine is copied as a test', async ({
  page,
  panel: { at },
}) => {
  await page.goto(at('/collections/notes/create'))
  const developer = await openDeveloper(page)
  await machine(developer, 'theme').click()
  await developer.getByRole('button', { name: 'Create test' }).click()

  const test = developer.getByRole('textbox', { name: 'theme.replay.test.ts' })
  await expect(test).toHaveValue(/import \{ plan \} from '\.\/theme\.plan\.ts'/)
  await expect(test).toHaveValue(/replayTrace\(plan, trace/)
})

async function openDeveloper(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Machines' }).click()
  return page.getByRole('region', { name: 'Developer panel' })
}

const machine = (developer: Locator, name: string) =>
  developer.getByRole('button', { name: new RegExp(`^${name} `) })

/** Plays a report as somebody does who was sent it. */
function replay(report: string): { said: string; status: number | null } {
  const folder = mkdtempSync(join(tmpdir(), 'stateroom-report-'))
  try {
    const file = join(folder, 'report.json')
    writeFileSync(file, report)
    const cli = inProject('dist/node/cli.js')
    const { stderr, stdout, status } = spawnSync(process.execPath, [cli, 'replay', file], {
      encoding: 'utf8',
      env: { ...process.env, LANG: 'en' },
    })
    return { said: `${stdout}${stderr}`, status }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
