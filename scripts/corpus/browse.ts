import type { Page } from 'playwright'
import { chromium } from 'playwright'
import type { SignedInConfig } from '#contracts/admin-config'
import { everythingLoaded, patience } from '../../cli/services/smoke/everything-loaded.ts'
import { launchEnvironment, sharedBrowser } from '../../tests/kit/browser.ts'
import type { RunningServer } from '../../tests/kit/server.ts'
import type { Api } from './api.ts'
import type { OpenVisit } from './result.ts'

/** Opens every list, every form and every global in a browser, and hears what the page complains about. */
export async function browse(
  server: RunningServer,
  api: Api,
  { collections, globals }: SignedInConfig,
  visit: OpenVisit,
): Promise<void> {
  const { env, executablePath } = await sharedBrowser()
  const browser = await chromium.launch({ executablePath, env: launchEnvironment(env) })
  const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce' })
  const [name = '', value = ''] = api.cookie.split('=')
  await context.addCookies([{ name, value, url: server.origin }])
  const page = await context.newPage()
  let place = ''
  const complain = (line: string) => visit.consoleErrors.push(`${place}: ${line.slice(0, 300)}`)
  page.on('pageerror', (error) => complain(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complain(`${message.text()} (${message.location().url})`)
  })

  const open = async (tally: 'forms' | 'globals' | 'lists', path: string) => {
    place = path
    visit[tally].all += 1
    const trouble = await troubleAt(page, `${server.url}${path}`)
    if (trouble === null) visit[tally].opened += 1
    else visit.remarks.push(`${path} didn't open: ${trouble}`)
  }
  for (const { access, slug } of collections) {
    await open('lists', `/collections/${slug}`)
    const { body } = await api.ask('GET', `/${slug}?limit=1&depth=0&draft=true`)
    const [document] = (body.docs ?? []) as { id: string | number }[]
    if (document) await open('forms', `/collections/${slug}/${encodeURIComponent(document.id)}`)
    if (access.create) await open('forms', `/collections/${slug}/create`)
  }
  for (const { slug } of globals) await open('globals', `/globals/${slug}`)
  await browser.close()
}

/** What keeps a person from using the screen; null: nothing. */
async function troubleAt(page: Page, url: string): Promise<string | null> {
  try {
    await page.goto(url)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor({ timeout: patience })
    await everythingLoaded(page)
    const said = await page.getByRole('main').getByRole('alert').allInnerTexts()
    return said.length === 0 ? null : said.join(' · ')
  } catch (thrown) {
    return String(thrown).split('\n', 1)[0] ?? ''
  }
}
