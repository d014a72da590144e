import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { chosenTheme, themeCookies } from '#contracts/page'
import type { ThemeInput, themeMachine } from '#machines/theme'
import type { PageModel } from '#testing'
import { unseen } from '#testing'
import type { Words } from '../kit/words.ts'
import { changePage } from './kit/change-page.ts'
import type { PanelStage } from './kit/stage.ts'

interface World {
  page: Page
  words: Words
}

/** The theme on the account's page: the whole page wears it, a cookie keeps it. */
export const page: PageModel<typeof themeMachine, World, PanelStage> = {
  async open({ page, panel }, input) {
    await remember(page, panel.at(''), input)
    if (input.allowed !== 'all') {
      await changePage(page, panel.at(''), (html) => withOneTheme(html, input.allowed))
    } else if (input.byDefault !== 'light') {
      await changePage(page, panel.at(''), (html) => withDefault(html, input))
    }
    await page.goto(panel.at('/account'))
    await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
    return { page, words: panel.words }
  },
  states: {
    deciding: unseen('it is left before the page has drawn anything'),
    fixed: async ({ page, words }, { context: { allowed, remembered } }) => {
      await expect(page.locator('html')).toHaveAttribute('data-theme', allowed)
      await expect(page.getByRole('radio', { name: words('theme.light') })).toHaveCount(0)
      await expect.poll(() => keptTheme(page)).toBe(remembered)
    },
    'chosen.light': (world) => shows(world, 'light'),
    'chosen.dark': (world) => shows(world, 'dark'),
    'chosen.auto': (world) => shows(world, 'auto'),
  },
  events: {
    'user.chooseLight': (world) => radio(world, 'light').check(),
    'user.chooseDark': (world) => radio(world, 'dark').check(),
    'user.chooseAuto': (world) => radio(world, 'auto').check(),
  },
  work: {},
  beyond: (step, snapshot) => {
    if (step.cause !== 'event') return undefined
    if (snapshot.matches('fixed')) return 'where there is one theme, none can be chosen'
    const isChosen =
      (step.event.type === 'user.chooseLight' && snapshot.matches({ chosen: 'light' })) ||
      (step.event.type === 'user.chooseDark' && snapshot.matches({ chosen: 'dark' })) ||
      (step.event.type === 'user.chooseAuto' && snapshot.matches({ chosen: 'auto' }))
    return isChosen ? 'what is chosen cannot be chosen again' : undefined
  },
}

type Choice = ThemeInput['byDefault']

const radio = ({ page, words }: World, choice: Choice) =>
  page.getByRole('radio', { name: words(`theme.${choice}`) })

async function shows(world: World, choice: Choice): Promise<void> {
  const { page } = world
  await expect(radio(world, choice)).toBeChecked()
  if (choice === 'auto') await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  else await expect(page.locator('html')).toHaveAttribute('data-theme', choice)
  // What the site shows by default is kept of nobody.
  await expect.poll(async () => (await keptTheme(page)) ?? choice).toBe(choice)
}

const { chosen: cookieName, system } = themeCookies('payload')

async function keptTheme(page: Page): Promise<string | null> {
  const cookies = await page.context().cookies()
  return chosenTheme('payload', (asked) => cookies.find(({ name }) => name === asked)?.value)
}

async function remember(page: Page, admin: string, { remembered }: ThemeInput): Promise<void> {
  const { hostname: domain } = new URL(admin)
  for (const name of [cookieName, system]) await page.context().clearCookies({ name })
  if (remembered === null) return
  const cookie =
    remembered === 'auto' ? { name: system, value: '1' } : { name: cookieName, value: remembered }
  await page.context().addCookies([{ ...cookie, domain, path: '/', sameSite: 'Lax' }])
}

/** What the server writes where the site's default is not light. */
const withDefault = (html: string, { byDefault, remembered }: ThemeInput): string => {
  const shown = remembered ?? byDefault
  return html
    .replace(
      '&quot;hasSession&quot;',
      `&quot;defaultTheme&quot;:&quot;${byDefault}&quot;,&quot;hasSession&quot;`,
    )
    .replace(
      /<html([^>]*?)( data-theme="\w+")?>/,
      shown === 'auto' ? '<html$1>' : `<html$1 data-theme="${shown}">`,
    )
}

/** What the server writes where the config allows one theme only. */
const withOneTheme = (html: string, theme: ThemeInput['allowed']): string =>
  html
    .replace('&quot;theme&quot;:&quot;all&quot;', `&quot;theme&quot;:&quot;${theme}&quot;`)
    .replace(/<html([^>]*?)( data-theme="\w+")?>/, `<html$1 data-theme="${theme}">`)
