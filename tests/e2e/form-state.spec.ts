import type { Page } from '@playwright/test'
import { endSessionAt } from '../kit/end-session.ts'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'
import { admin } from '../kit/magazine.ts'

const isQuestion = (url: string) => url.endsWith('/api/stateroom/form-state')

/** What was asked so far, as it was sent. */
function questionsOf(page: Page): string[] {
  const bodies: string[] = []
  page.on('request', (request) => {
    if (isQuestion(request.url())) bodies.push(request.postData() ?? '')
  })
  return bodies
}

const answered = (page: Page) =>
  page.waitForResponse((response) => isQuestion(response.url()) && response.ok())

const kind = (page: Page, number: number) =>
  page.locator('#field-kind').getByRole('radio').nth(number)

const review = 2
const news = 3

async function openDetails(page: Page, address: string): Promise<void> {
  await Promise.all([answered(page), page.goto(address)])
  await page.getByRole('tab').nth(1).click()
}

test('DOC-7 a field comes and goes with its condition, keeps its value, and takes no focus @core', async ({
  page,
  panel: { at },
}) => {
  await openDetails(page, at('/collections/posts/create?locale=en'))
  const reviewed = page.locator('#field-reviewed')
  await expect(reviewed).toHaveCount(0)

  await kind(page, review).focus()
  await page.keyboard.press('Space')
  await expect(reviewed).toBeVisible()
  await expect(kind(page, review)).toBeFocused()
  await reviewed.fill('A long walk')
  await expectAccessible(page)

  await kind(page, news).check()
  await expect(reviewed).toHaveCount(0)
  await kind(page, review).check()
  await expect(reviewed).toHaveValue('A long walk')
})

test('38 an ended session is said once, and the form is asked about again after signing in', async ({
  page,
  panel: { at, words },
}) => {
  await openDetails(page, at('/collections/posts/create?locale=en'))
  await endSessionAt(page, /stateroom\/form-state/)
  await kind(page, review).check()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(words('sessionEnded.title'))
  await expect(page.locator('form').getByText(words('problem.session.ended'))).toHaveCount(0)

  await dialog.locator('#field-email').fill(admin.email)
  await dialog.locator('#field-password').fill(admin.password)
  await dialog.getByRole('button', { name: words('access.signIn') }).click()
  await expect(dialog).toBeHidden()
  // Its condition was refused an answer; nothing was typed since.
  await expect(page.locator('#field-reviewed')).toBeVisible()
})

test('DOC-7 a select offers what may be chosen now, and keeps what was chosen before', async ({
  page,
  panel: { at },
}) => {
  await openDetails(page, at('/collections/posts/create?locale=en'))
  const options = page.locator('#field-audience option')
  await expect(options).toHaveCount(2)

  await Promise.all([answered(page), kind(page, news).check()])
  await expect(options).toHaveCount(1)
  await Promise.all([answered(page), kind(page, review).check()])
  await page.locator('#field-audience').selectOption('subscribers')
  await Promise.all([answered(page), kind(page, news).check()])
  await expect(page.locator('#field-audience')).toHaveValue('subscribers')
})

test('DOC-7 a new row starts with what a function gives it, where nobody was quicker', async ({
  page,
  panel: { at },
}) => {
  await openDetails(page, at('/collections/posts/create?locale=en'))
  const add = page
    .locator('[data-field="sources"] [data-part="actions"]')
    .getByRole('button')
    .first()
  await add.click()
  await expect(page.locator('#field-sources__0__readOn')).toHaveValue(/^\d{4}-\d{2}-\d{2}/)

  await page.locator('#field-sources__0__readOn').fill('')
  await Promise.all([answered(page), page.locator('#field-sources__0__title').fill('Typed')])
  await expect(page.locator('#field-sources__0__readOn')).toHaveValue('')
})

test('VAL-6 a rule of the config’s own speaks once a save was refused, until it is content', async ({
  page,
  panel: { at },
}) => {
  await openDetails(page, at('/collections/posts/create?locale=en'))
  await page
    .locator('[data-field="sources"] [data-part="actions"]')
    .getByRole('button')
    .first()
    .click()
  const url = page.locator('#field-sources__0__url')
  await url.fill('library')
  await page.locator('#field-sources__0__title').fill('A source')
  await expect(url).not.toHaveAttribute('aria-invalid', 'true')

  await page.locator('#action-save').click()
  await expect(page.locator('#field-title')).toBeFocused()
  await page.getByRole('tab').nth(1).click()
  await expect(url).toHaveAttribute('aria-invalid', 'true')
  await Promise.all([answered(page), url.fill('still no address')])
  await expect(url).toHaveAccessibleDescription(/https:\/\//)
  await Promise.all([answered(page), url.fill('https://library.example')])
  await expect(url).not.toHaveAttribute('aria-invalid', 'true')
})

test('R8 R14 what is typed in a document that is there sends a small difference, once it pauses', async ({
  page,
  panel: { at, server },
}) => {
  const sources = Array.from({ length: 50 }, (_, index) => ({ title: `Source ${index}` }))
  const made = await page.request.post(`${server.api}/posts?draft=true`, {
    data: { title: 'Many sources', slug: crypto.randomUUID(), sources },
    headers: { origin: server.origin },
  })
  const { doc } = (await made.json()) as { doc: { id: number } }
  const questions = questionsOf(page)
  await Promise.all([answered(page), page.goto(at(`/collections/posts/${doc.id}?locale=en`))])
  const before = questions.length
  const title = page.locator('#field-title')
  await title.focus()

  await Promise.all([answered(page), page.keyboard.type(' in one go', { delay: 20 })])

  expect(questions.length - before).toBeLessThanOrEqual(2)
  expect(questions.at(-1)?.length).toBeLessThan(300)
})

test('R1 an answer to an older question changes nothing', async ({ page, panel: { at } }) => {
  await openDetails(page, at('/collections/posts/create?locale=en'))
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let isFirst = true
  await page.route(isQuestionAddress, async (route) => {
    if (!isFirst) return route.continue()
    isFirst = false
    const response = await route.fetch()
    await held
    await route.fulfill({ response }).catch(() => {})
  })
  const asked = page.waitForRequest((request) => isQuestion(request.url()))
  await kind(page, review).check()
  await asked

  await Promise.all([answered(page), kind(page, news).check()])
  release()
  await Promise.all([answered(page), page.locator('#field-readingMinutes').fill('3')])

  await expect(page.locator('#field-reviewed')).toHaveCount(0)
})

test('R14 a server that does not answer is told, hides nothing and is asked again @both', async ({
  page,
  panel: { at, words },
}) => {
  await page.route(isQuestionAddress, (route) => route.abort())
  await page.goto(at('/collections/posts/create?locale=en'))
  const notice = page.getByText(words('document.rules.unasked', { reason: '' }).split('  ')[0]!)
  await expect(notice).toBeVisible()
  await page.locator('#field-title').fill('Typed all the same')
  await page.getByRole('tab').nth(1).click()
  await expect(page.locator('#field-reviewed')).toBeVisible()
  await expectAccessible(page)

  await page.unroute(isQuestionAddress)
  await page.getByRole('button', { name: words('app.tryAgain') }).click()
  await expect(notice).toHaveCount(0)
  await expect(page.locator('#field-reviewed')).toHaveCount(0)
})

test('DOC-7 where the browser can decide everything nobody is asked', async ({
  page,
  panel: { at },
}) => {
  const questions = questionsOf(page)
  await page.goto(at('/collections/categories/create?locale=en'))
  await page.locator('#field-name').fill('Without a question')
  await page.locator('#field-description').fill('There is no function in sight.')
  await page.locator('#action-save').click()
  await expect(page).toHaveURL(/\/collections\/categories\/\d+/)

  expect(questions).toEqual([])
})

const isQuestionAddress = (url: URL) => isQuestion(url.href)
