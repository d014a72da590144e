import type { Page } from '@playwright/test'
import { expect, expectAccessible } from '../kit/fixtures.ts'
import { testOver } from '../kit/test-over.ts'

/** A site with components of its own. */
const test = testOver('tests/kit/own-components')

test.use({ magazine: 'own-components' })

const rating = (page: Page) => page.getByRole('slider', { name: 'Rating' })

async function openFilm(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
}

/** What the browser complains about while the page is used. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return complaints
}

test('17.5 a label that throws closes no screen, and administrators read about it on the dashboard', async ({
  page,
  panel: { at, words },
}) => {
  await page.goto(at('/'))
  const notice = page.getByText(words('dashboard.configErrors', { count: 2 }))
  await expect(notice).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'collections.notes' })).toHaveText([
    'collections.notes.labels.singular Nobody remembers what notes are called.',
    'collections.notes.labels.plural Nobody remembers what notes are called.',
  ])
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Notes' })).toBeVisible()
  await expectAccessible(page)
})

test.describe('components of the site', () => {
  test('a field is edited, undone and saved through useField, with styles and by the policy of the page @core', async ({
    page,
    panel: { at, server },
  }) => {
    const complaints = complaintsOf(page)
    await openFilm(page, at('/collections/films/1'))

    await expect(rating(page)).toHaveValue('3')
    await expect(page.locator('[data-clicks]')).toHaveCSS('column-gap', '10px')
    await expect(rating(page)).toHaveAccessibleDescription('One to five stars.')
    await rating(page).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('output')).toHaveText('★★★★')
    await expect(page.locator('[data-clicks="1"]')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(rating(page)).toHaveValue('3')

    await page.keyboard.press('ArrowLeft')
    const answer = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await page.keyboard.press('ControlOrMeta+s')
    expect((await answer).request().postDataJSON()).toEqual({ rating: 2 })
    const film = await page.request.get(`${server.api}/films/1`, {
      headers: { origin: server.origin },
    })
    expect((await film.json()).rating).toBe(2)
    expect(complaints).toEqual([])
  })

  test('what the server says against the value is at the field', async ({
    page,
    panel: { at },
  }) => {
    await openFilm(page, at('/collections/films/1'))
    await rating(page).focus()
    await page.keyboard.press('End')
    await page.keyboard.press('ControlOrMeta+s')

    await expect(page.locator('[data-field="rating"] p').first()).toContainText('4')
    await expect(page.locator('[data-errors="1"]')).toBeVisible()
    await expect(rating(page)).toBeFocused()
  })

  test('a cell is drawn in the list, a label at its row, and each hears of edits', async ({
    page,
    panel: { at },
  }) => {
    await page.goto(at('/collections/films'))
    await expect(page.locator('td[data-cell-of="rating"]')).toHaveText(/^★+ for The long drawer$/)

    await openFilm(page, at('/collections/films/1'))
    const label = page.getByText('Scene 1 in Łódź, 12 min')
    await expect(label).toBeVisible()
    await page.getByRole('textbox', { name: 'Place' }).fill('Split')
    await expect(page.getByText('Scene 1 in Split, 12 min')).toBeVisible()
    await expect(page.locator('q')).toHaveText('Mind the step.')
  })

  test('17.16 DOC-16 a block is drawn whole, or from the panel’s pieces, and a broken one as the panel draws it', async ({
    page,
    panel: { at, server, words },
  }) => {
    await openFilm(page, at('/collections/films/1'))
    const callout = page.getByRole('region', { name: 'Callout 2' })
    const note = page.getByRole('region', { name: 'Framed note' })
    await expect(callout.getByLabel('Loud words')).toHaveValue('Loud')
    await expect(callout.getByRole('button')).toHaveCount(0)
    await expect(note).toContainText('Open: Quiet')
    await note.getByLabel('Note', { exact: true }).fill('Whispered')
    await expect(note).toContainText('Open: Whispered')
    await note.getByRole('button', { name: 'Turn' }).click()
    await expect(note).toContainText('Closed: Whispered')
    await expect(note.getByLabel('Note', { exact: true })).toHaveCount(0)
    await note.locator('[data-part="toggle"]').click()
    await expect(note.getByLabel('Note', { exact: true })).toHaveValue('Whispered')
    await expectAccessible(page)

    await callout.getByLabel('Loud words').fill('broken')
    const name = 'components/Callout.tsx#Callout'
    const message = words('component.message', { message: 'Too loud.' })
    await expect(
      page.getByText(`${words('component.broken', { name })} ${message}`, { exact: true }),
    ).toBeVisible()
    await expect(page.getByLabel('Callout', { exact: true })).toHaveValue('broken')
    await page.getByLabel('Callout', { exact: true }).fill('Mended')

    const answer = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await page.keyboard.press('ControlOrMeta+s')
    expect((await answer).ok()).toBe(true)
    const film = await page.request.get(`${server.api}/films/1`, {
      headers: { origin: server.origin },
    })
    const { layout }: { layout: { words: string }[] } = await film.json()
    expect(layout.map((block) => block.words)).toEqual(['Mind the step.', 'Mended', 'Whispered'])
  })

  test('one that is missing shows the panel’s own and says so, in the form, the list and the log', async ({
    page,
    panel: { at, server, words },
  }) => {
    const name = 'components/Nowhere#Nowhere'
    const sentence = words('component.notFound', { name })
    expect(server.output).toContain(words('problem.component.notFound', { name }))
    await openFilm(page, at('/collections/films/1'))

    await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.getByLabel('Year')).toHaveValue('1984')
    await page.getByLabel('Year').fill('1985')
    await expectAccessible(page)

    await page.goto(at('/collections/films'))
    const cell = page.locator('td[data-cell-of="year"]')
    await expect(cell).toContainText('1,984')
    await expect(cell.getByRole('img', { name: sentence })).toBeVisible()
    await expectAccessible(page)
  })

  test('one that breaks gives way to the panel’s own, and nothing typed is lost', async ({
    page,
    panel: { at, words },
  }) => {
    await openFilm(page, at('/collections/films/1'))
    const frame = page.getByRole('region', { name: 'Fragile frame' })
    const field = page.getByLabel('Fragile', { exact: true })
    await expect(frame).toBeVisible()
    await page.getByLabel('Title').fill('A short drawer')
    await field.fill('broken')

    const name = 'components/Fragile.tsx#Fragile'
    const message = words('component.message', { message: 'This one breaks on purpose.' })
    await expect(
      page.getByText(`${words('component.broken', { name })} ${message}`, { exact: true }),
    ).toBeVisible()
    await expect(frame).toHaveCount(0)
    await expect(field).toHaveValue('broken')
    await expect(page.getByLabel('Title')).toHaveValue('A short drawer')
    await expect(rating(page)).toBeVisible()
  })

  test('one whose script does not come gives way to the panel’s own', async ({
    page,
    panel: { at, words },
  }) => {
    await page.route('**/assets/site/Stars-*.js', (route) => route.abort())
    await openFilm(page, at('/collections/films/1'))

    const name = 'components/Stars.tsx#Stars'
    await expect(page.getByText(words('component.notLoaded', { name }))).toBeVisible()
    await expect(page.getByRole('spinbutton', { name: 'Rating' })).toBeVisible()
  })

  test('a screen has an address, below the admin or below a document, or stands in the place of the form', async ({
    page,
    panel: { at },
  }) => {
    await page.goto(at('/report'))
    await expect(page.getByRole('heading', { name: 'Films: 4' })).toBeVisible()
    await expect(page).toHaveTitle('What there is · Films')

    await openFilm(page, at('/collections/films/1/sums'))
    await expect(page.getByTestId('sums')).toHaveText(/^films: \d of The long drawer$/)

    await openFilm(page, at('/collections/notes/create'))
    const box = page.getByRole('region', { name: 'Box' })
    await expect(box).toContainText('A new note')
    await box.getByLabel('Text').fill('Instead of the form')
    await page.keyboard.press('ControlOrMeta+s')
    await expect(box).toContainText('Instead of the form')

    await page.goto(at('/collections/films/1/nowhere'))
    await expect(page.locator('[data-form-ready]')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  })
})

test('21.4 places around the screens are filled, each for itself', async ({
  page,
  panel: { at, server, words },
}) => {
  await page.goto(at('/'))
  await expect(page.getByText('Above everything')).toBeVisible()
  const navigation = page.getByRole('navigation', { name: words('shell.navigation') })
  await expect(navigation.getByRole('link', { name: 'All films' })).toBeVisible()
  await expect(navigation.getByText('FILMS', { exact: true })).toBeVisible()
  await expect(page.getByText('Around: a word for all')).toBeVisible()
  await expectAccessible(page)

  await page.goto(at('/collections/films'))
  await expect(navigation.getByRole('link', { name: 'Films', exact: true })).toBeVisible()
  await page.context().clearCookies()
  await page.goto(at('/'))
  await expect(page.getByRole('button', { name: words('access.signIn') })).toBeVisible()
  await expect(page.getByText('FILMS', { exact: true })).toBeVisible()
  await expect(page.getByText('Above everything')).toHaveCount(0)
  await expect.poll(() => server.output).toContain('“Nothing”')
})

test('19 a feature that breaks leaves its nodes as they are stored, and administrators read why', async ({
  page,
  panel: { at, server, words },
}) => {
  const line = (...children: object[]) => ({
    type: 'frame',
    version: 3,
    tone: 'calm',
    children: [{ type: 'text', version: 1, text: 'Framed' }, ...children],
  })
  const scene = { root: { type: 'root', children: [line({ type: 'chip', word: 'old' })] } }
  const answer = await page.request.post(`${server.api}/scripts`, {
    data: { scene },
    headers: { origin: server.origin },
  })
  const { doc } = await answer.json()
  await openFilm(page, at(`/collections/scripts/${doc.id}`))
  const text = page.getByRole('textbox', { name: 'Scene' })
  const told = (feature: string, message: string) =>
    page.getByText(
      `${words('richText.feature.broken', { name: `components/features.tsx#${feature}` })} ${words('component.message', { message })}`,
    )
  await expect(told('fragile', 'This frame breaks on purpose.')).toBeVisible()
  await expect(told('greedy', 'Its node “paragraph” has a type that is taken.')).toBeVisible()
  await expect(text.locator('[data-trouble]')).toHaveText(/Framed/)

  await text.getByRole('button', { name: 'Chip old' }).click()
  await expect(text.getByRole('button', { name: 'Chip pressed' })).toBeFocused()
  await text.getByText('Framed').click()
  await page.keyboard.press('Home')
  await page.keyboard.type('Still ')
  await page.keyboard.press('ControlOrMeta+s')
  const savedBlocks = async () => {
    const saved = await page.request.get(`${server.api}/scripts/${doc.id}`, {
      headers: { origin: server.origin },
    })
    return (await saved.json()).scene.root.children
  }
  await expect.poll(savedBlocks).toMatchObject([
    {
      type: 'frame',
      version: 3,
      tone: 'calm',
      children: [{ text: 'Still Framed' }, { type: 'chip', word: 'pressed' }],
    },
  ])
})
