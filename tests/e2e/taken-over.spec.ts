import { secondEditor } from '../kit/magazine.ts'
import { expect, makeDocument, openAgain, pace, test } from '../kit/typed/fixtures.ts'
import { kinds } from '../kit/typed/kinds.ts'

test('33.4 LOCK-3 a rich text, and a block’s in it, that somebody took over is shown and copied in words', async ({
  page,
  colleague,
  panel,
}) => {
  const { words } = panel
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const id = await makeDocument(page, panel.server, 'letters')
  await openAgain(page, panel.server, 'letters', id)
  for (const [name, said] of typed) {
    const kind = kinds.find((one) => one.name === name)!
    await kind.enter(page)
    await page.keyboard.type(said, pace)
  }
  await openAgain(colleague, panel.server, 'letters', id)
  await colleague
    .getByRole('dialog')
    .getByRole('button', { name: words('lock.takeOver') })
    .click()

  const lost = page.getByRole('dialog')
  for (const [, said] of typed) await expect(lost).toContainText(said)
  // What is saved is a text, too, but one without words.
  await expect(lost).toContainText(words('difference.nothing'))
  await lost.getByRole('button', { name: words('lock.copy') }).click()
  await expect(lost).toContainText(words('lock.copied'))
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  for (const [, said] of typed) expect(copied).toContain(said)
  for (const text of [copied, (await lost.textContent()) ?? '']) {
    expect(text).not.toMatch(/"?(root|children|blockType)"?:/)
  }
})

test('39.1 LOCK-3 what the colleague saves meanwhile is followed, and the focus stays', async ({
  page,
  colleague,
  panel,
}) => {
  const { words } = panel
  const id = await makeDocument(page, panel.server, 'letters', {
    title: 'At first',
    body: 'Before',
  })
  await openAgain(page, panel.server, 'letters', id)
  const isLocked = page.waitForResponse(/\/stateroom\/lock\b/)
  await page.locator('#field-title').fill('Mine')
  await page.locator('#field-body').fill('My body')
  await isLocked
  await openAgain(colleague, panel.server, 'letters', id)
  await colleague
    .getByRole('dialog')
    .getByRole('button', { name: words('lock.takeOver') })
    .click()

  const lost = page.getByRole('dialog')
  const item = (label: string) =>
    lost.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) })
  await expect(item('Title')).toContainText(`${words('lock.saved')}At first`)
  await expect(lost.getByRole('status').first()).toBeEmpty()
  const copy = lost.getByRole('button', { name: words('lock.copy') })
  await copy.focus()
  for (const theirs of ['Theirs', 'Theirs again']) {
    await colleague.locator('#field-title').fill(theirs)
    await colleague.keyboard.press('ControlOrMeta+s')
    await expect(item('Title')).toContainText(`${words('conflict.theirs')}${theirs}`)
    await expect(item('Title')).toContainText('Mine')
    await expect(item('Body')).toContainText(`${words('lock.saved')}Before`)
    await expect(lost.getByRole('status').first()).toContainText(
      words('document.status.newer', { name: secondEditor.email }),
    )
    await expect(copy).toBeFocused()
  }
  await lost.getByRole('button', { name: words('lock.view') }).click()
  await expect(page.locator('#field-title')).toHaveValue('Mine')
})

const typed = [
  ['rich text', 'Quiet margins'],
  ['rich text in a block of a rich text', 'A note in them'],
] as const
