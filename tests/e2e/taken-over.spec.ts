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

const typed = [
  ['rich text', 'Quiet margins'],
  ['rich text in a block of a rich text', 'A note in them'],
] as const
