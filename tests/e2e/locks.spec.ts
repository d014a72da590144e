import type { Page } from '@playwright/test'
import { eventsPath } from '#contracts/events'
import { ask } from '../kit/ask.ts'
import type { Panel } from '../kit/fixtures.ts'
import { openPaletteWith, paletteLine } from '../kit/palette.ts'
import { mustBeAnsweredByKey, openQuestion } from '../kit/questions.ts'
import type { Slug } from '../kit/self-saving/fixtures.ts'
import {
  body,
  expect,
  expectAccessible,
  makeDocument,
  openDocument,
  openNew,
  readDocument,
  savedText,
  statusLine,
  test,
  title,
} from '../kit/self-saving/fixtures.ts'

test.use({ magazine: 'of locks' })

const ways: readonly [string, Slug][] = [
  ['by themselves', 'letters'],
  ['by hand', 'notices'],
]

for (const [way, slug] of ways) {
  test.describe(`two people before documents that are saved ${way}`, () => {
    test('LOCK-1 LOCK-2 R5 who comes second is told, reads, and edits when the first has left', async ({
      page,
      colleague,
      third,
      panel,
    }) => {
      const id = await makeDocument(page, panel, slug)
      await colleague.clock.install()
      await tellNothing(colleague)
      await openDocument(colleague, panel, slug, id)
      await openDocument(page, panel, slug, id)
      // Opening is no edit: both may begin.
      await expect(title(colleague)).toBeEditable()
      await edit(page, 'Mine')

      await title(colleague).press('End')
      await colleague.keyboard.type('!')
      const found = locked(colleague, panel)
      await expect(found).toBeVisible()
      await expectAccessible(colleague)
      await found.getByRole('button', { name: panel.words('lock.view') }).click()
      await expect(title(colleague)).toHaveAttribute('readonly')

      await openDocument(third, panel, slug, id)
      await expect(locked(third, panel)).toBeVisible()
      await third.keyboard.press('Escape')
      await expect(title(third)).toHaveAttribute('readonly')

      await save(page, panel, slug)
      await leave(page)
      await colleague.clock.fastForward(11_000)
      await expect(title(colleague)).toBeEditable()
      expect((await readDocument(page, panel, slug, id)).title).toBe('Mine')
    })

    test('LOCK-2 whoever goes back comes to the list', async ({ page, colleague, panel }) => {
      const id = await openEdited(page, panel, slug, 'Mine')

      await openDocument(colleague, panel, slug, id)
      await locked(colleague, panel)
        .getByRole('button', { name: panel.words('lock.goBack') })
        .click()
      await expect(colleague).toHaveURL(panel.at(`/collections/${slug}?locale=en`))
    })

    test('LOCK-3 LOCK-5 R5 what was not saved when somebody took over is shown, kept, and found again @together', async ({
      page,
      colleague,
      panel,
    }) => {
      const { at, words } = panel
      const id = await makeDocument(page, panel, slug)
      await tellNothing(page)
      await openDocument(page, panel, slug, id)
      await edit(page, 'Mine')
      await save(page, panel, slug)

      await openDocument(colleague, panel, slug, id)
      await takeOver(colleague, panel)
      await expect(title(colleague)).toBeEditable()
      await body(page).fill('What I was about to say.')
      await page.keyboard.press('ControlOrMeta+s')

      const lost = page.getByRole('dialog')
      await expect(lost).toContainText('What I was about to say.')
      await expectAccessible(page)
      await lost.getByRole('button', { name: words('lock.dashboard') }).click()
      await expect(page).toHaveURL(at('?locale=en'))

      await leave(colleague)
      await openDocument(page, panel, slug, id)
      await expect(body(page)).toHaveValue('What I was about to say.')
      expect((await readDocument(page, panel, slug, id)).body).toBe('Text.')
    })

    test('LOCK-4 whoever leaves, or closes the page, gives the lock back', async ({
      page,
      colleague,
      panel,
    }) => {
      const id = await openEdited(page, panel, slug, 'Mine')
      await save(page, panel, slug)
      await leave(page)

      await openDocument(colleague, panel, slug, id)
      await edit(colleague, 'Theirs')
      await save(colleague, panel, slug)
      await colleague.goto('about:blank')
      const asked = `/stateroom/lock?collectionSlug=${slug}&id=${id}`
      await expect.poll(() => ask(page, panel, 'GET', asked)).toEqual({ lock: null })

      await openDocument(page, panel, slug, id)
      await edit(page, 'Mine again')
      await save(page, panel, slug)
      expect((await readDocument(page, panel, slug, id)).title).toBe('Mine again')
    })
  })
}

test('LOCK-3 a save, by itself too, keeps its holder’s lock', async ({
  page,
  colleague,
  panel,
}) => {
  const id = await openEdited(page, panel, 'letters', 'Mine')
  await save(page, panel, 'letters')

  await openDocument(colleague, panel, 'letters', id)
  await expect(locked(colleague, panel)).toBeVisible()
})

for (const [direction, minutes] of [
  ['ahead', 10],
  ['behind', -10],
] as const) {
  test(`LOCK-1 LOCK-3 a browser whose clock is ten minutes ${direction} locks, waits and takes over as any other`, async ({
    page,
    colleague,
    panel,
  }) => {
    const id = await openEdited(page, panel, 'notices', 'Mine')

    await tellNothing(colleague)
    await colleague.clock.install({ time: Date.now() + minutes * 60_000 })
    await openDocument(colleague, panel, 'notices', id)
    const found = locked(colleague, panel)
    await expect(found).toBeVisible()
    await found.getByRole('button', { name: panel.words('lock.view') }).click()
    await colleague.clock.fastForward(25_000)
    await expect(title(colleague)).toHaveAttribute('readonly')

    await colleague.reload()
    await takeOver(colleague, panel)
    await expect(title(colleague)).toBeEditable()
    await title(colleague).fill('Theirs')
    await save(colleague, panel, 'notices')
    expect((await readDocument(page, panel, 'notices', id)).title).toBe('Theirs')
  })
}

for (const tab of ['tabs.versions', 'tabs.api'] as const) {
  test(`33.13 LOCK-4 whoever goes from its ${tab.slice(5)} to elsewhere gives the lock back`, async ({
    page,
    panel,
  }) => {
    const { at, words } = panel
    const id = await openEdited(page, panel, 'notices', 'Mine')
    await save(page, panel, 'notices')
    const asked = `/stateroom/lock?collectionSlug=notices&id=${id}`
    await page.getByRole('link', { name: new RegExp(`^${words(tab)}`) }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mine')
    expect(await ask(page, panel, 'GET', asked)).not.toEqual({ lock: null })

    await page.locator('#nav-letters').click()
    await expect(page).toHaveURL(new RegExp(`^${at('/collections/letters')}`))
    await expect.poll(() => ask(page, panel, 'GET', asked)).toEqual({ lock: null })
  })
}

test('33.13 LOCK-4 back from its versions the form has the lock, and gives it back on leaving', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const id = await openEdited(page, panel, 'notices', 'Mine')
  await save(page, panel, 'notices')
  const asked = `/stateroom/lock?collectionSlug=notices&id=${id}`
  await page.getByRole('link', { name: new RegExp(`^${words('tabs.versions')}`) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mine')
  await page.goBack()
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
  await expect.poll(() => ask(page, panel, 'GET', asked)).not.toEqual({ lock: null })

  await leave(page)
  await expect.poll(() => ask(page, panel, 'GET', asked)).toEqual({ lock: null })
})

test('LOCK-4 NAV-4 its versions and its API belong to the document: the lock stays', async ({
  page,
  colleague,
  panel,
}) => {
  const { words } = panel
  const id = await openEdited(page, panel, 'notices', 'Mine')
  await save(page, panel, 'notices')
  for (const tab of ['tabs.versions', 'tabs.api'] as const) {
    await page.getByRole('link', { name: new RegExp(`^${words(tab)}`) }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mine')
  }

  await openDocument(colleague, panel, 'notices', id)
  await expect(locked(colleague, panel)).toBeVisible()
})

test('LIST-4 NAV-7 lists tell who edits what; on the dashboard one gives back one’s own @both', async ({
  page,
  colleague,
  panel,
}) => {
  const { at, words } = panel
  const id = await openEdited(page, panel, 'notices', 'Mine for now')
  await save(page, panel, 'notices')

  await colleague.goto(at('/collections/notices?locale=en'))
  const row = colleague.locator(`[data-row="${id}"]`)
  await expect(row.locator('[data-locked="theirs"]')).toBeVisible()
  await expectAccessible(colleague)

  await colleague.goto(at('/'))
  const theirs = colleague
    .getByRole('region', { name: words('dashboard.locked') })
    .getByRole('listitem')
    .filter({ hasText: 'Mine for now' })
  await expect(theirs.getByRole('button')).toHaveCount(0)
  await theirs.getByRole('link', { name: 'Mine for now' }).click()
  await expect(locked(colleague, panel)).toBeVisible()
  await colleague.goto(at('/collections/notices?locale=en'))

  const another = await page.context().newPage()
  await another.goto(at('/'))
  const giveBack = another
    .getByRole('region', { name: words('dashboard.locked') })
    .getByRole('button', { name: words('dashboard.locked.giveBackOf', { title: 'Mine for now' }) })
  await giveBack.click()
  await expect(giveBack).toHaveCount(0)
  await expect(row.locator('[data-locked]')).toHaveCount(0)
  await expect(row).toBeVisible()
})

test('LOCK-2 LOCK-3 NAV-8 R5 what somebody else holds is answered by key, over an open palette too', async ({
  page,
  colleague,
  panel,
}) => {
  const { words } = panel
  const id = await openEdited(page, panel, 'notices', 'Mine')

  await openDocument(colleague, panel, 'notices', id)
  await expect(locked(colleague, panel)).toBeVisible()
  await mustBeAnsweredByKey(colleague)
  await openPaletteWith(page, words('document.save'))
  await locked(colleague, panel)
    .getByRole('button', { name: words('lock.takeOver') })
    .press('Enter')

  const lost = openQuestion(page)
  await expect(lost).toContainText('Mine')
  await expect(lost.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(lost).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(lost).toHaveCount(0)
  await expect(paletteLine(page)).toBeFocused()
  const save = page.locator('[role="option"][id$="-action-save-draft"]')
  await expect(save).toContainText(words('document.refusal.lockedOut'))
  await expect(save).toHaveAttribute('aria-disabled', 'true')

  await page.keyboard.press('Escape')
  await expect(paletteLine(page)).toHaveCount(0)
  await expect(title(page)).toHaveAttribute('readonly')
})

const locked = (page: Page, { words }: Panel) =>
  page.getByRole('dialog').filter({ has: page.getByRole('button', { name: words('lock.goBack') }) })

/** Whoever is told at once has no time to begin. */
const tellNothing = (page: Page) => page.route(`**${eventsPath}*`, (route) => route.abort())

/** A new document that the person has begun to edit; its id. */
async function openEdited(page: Page, panel: Panel, slug: Slug, text: string): Promise<number> {
  const id = await openNew(page, panel, slug)
  await edit(page, text)
  return id
}

/** Until the server has the lock. */
async function edit(page: Page, text: string): Promise<void> {
  const acquired = page.waitForResponse(isAbout('acquire'))
  await title(page).fill(text)
  await acquired
}

async function takeOver(page: Page, panel: Panel): Promise<void> {
  const taken = page.waitForResponse(isAbout('takeOver'))
  await locked(page, panel)
    .getByRole('button', { name: panel.words('lock.takeOver') })
    .click()
  await taken
  await expect(locked(page, panel)).toBeHidden()
  // R5
  await expect(page.locator('body')).not.toBeFocused()
}

async function save(page: Page, panel: Panel, slug: Slug): Promise<void> {
  if (slug === 'notices') await page.keyboard.press('ControlOrMeta+s')
  await expect(statusLine(page)).toContainText(savedText(panel))
}

/** Until the server has the lock back. */
async function leave(page: Page): Promise<void> {
  const released = page.waitForResponse(isAbout('release'))
  await page.locator('#nav-authors').click()
  await released
}

const isAbout =
  (action: string) =>
  (response: { request(): { postData(): string | null } }): boolean =>
    response.request().postData()?.includes(`"action":"${action}"`) ?? false
