import type { Page } from '@playwright/test'
import { eventsPath } from '#contracts/events'
import {
  expect,
  openDocument,
  openNew,
  readDocument,
  savedText,
  statusLine,
  test,
  title,
} from '../kit/self-saving/fixtures.ts'

test.use({ magazine: 'of own answers' })

test('33.10 R3 a save whose answer is lost is no version of another window @core', async ({
  page,
  colleague,
  panel,
}) => {
  const { words } = panel
  const id = await openNew(page, panel, 'leaflets')
  const seen = await statusesOf(page)
  const saves = `**/api/leaflets/${id}?*`
  let sent = 0
  await page.route(saves, async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    sent += 1
    // The first is written, and its answer lost; the others find no server.
    if (sent === 1) await route.fetch()
    await route.abort('connectionreset')
  })

  await title(page).pressSequentially(' again', { delay: 60 })
  await page.keyboard.press('ControlOrMeta+s')
  await expect(statusLine(page)).toContainText(words('document.status.offline'))
  // The stream tells of the save first, and then who came.
  await openDocument(colleague, panel, 'leaflets', id)
  await expect(page.getByRole('list', { name: words('presence.here') }).first()).toBeVisible()
  await page.waitForEvent('requestfailed', (request) => request.method() === 'PATCH')
  await expect(statusLine(page)).toContainText(words('document.status.offline'))
  await page.unroute(saves)

  await expect(statusLine(page)).toContainText(savedText(panel))
  const { title: stored } = await readDocument(page, panel, 'leaflets', id)
  expect(await title(page).inputValue()).toBe(stored)
  expect(await seen()).not.toContainEqual(
    expect.stringContaining(words('document.status.newerMine').slice(0, 25)),
  )
})

test('33.11 DOC-14 a form whose document was deleted here ends at once, whatever the server calls that', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const { api, origin } = panel.server
  const id = await openNew(page, panel, 'letters')
  // Nobody tells the form.
  await page.route(`**${eventsPath}*`, (route) => route.abort())
  await page.reload()
  await title(page).pressSequentially(' again', { delay: 60 })
  await expect(statusLine(page)).toContainText(savedText(panel))
  const saves: number[] = []
  page.on('response', (answer) => {
    if (answer.request().method() === 'PATCH') saves.push(answer.status())
  })

  await page.request.delete(`${api}/letters/${id}`, { headers: { origin } })
  await title(page).pressSequentially(' and again', { delay: 60 })
  await expect(statusLine(page)).toContainText(words('document.status.deletedUnsaved'))
  await title(page).pressSequentially(' and on', { delay: 60 })
  await expect(statusLine(page)).toContainText(words('document.status.deletedUnsaved'))
  expect(saves).toEqual([403])
})

/** Everything that the status line has said from now on. */
async function statusesOf(page: Page): Promise<() => Promise<string[]>> {
  const line = await statusLine(page).elementHandle()
  const said = await page.evaluateHandle((node) => {
    const texts: string[] = []
    const note = () => texts.push(node!.textContent ?? '')
    const of = { childList: true, characterData: true, subtree: true }
    new MutationObserver(note).observe(node!, of)
    return texts
  }, line)
  return () => said.jsonValue()
}
