import type { APIRequestContext } from '@playwright/test'
import type { SignedInConfig } from '#contracts/admin-config'
import type { Terminal } from '../../kit/terminal.ts'
import { launchBrowser } from './find-playwright.ts'
import { openScreen } from './open-screen.ts'
import type { Panel } from './sign-in.ts'
import { findPanel, sameOrigin, signIn } from './sign-in.ts'
import type { Trouble } from './watch-page.ts'
import { watchPage } from './watch-page.ts'

export interface SmokeOptions {
  url: string
  user: string
  password: string
  onPlanned: (count: number) => void
  onScreen: (result: ScreenResult) => void
}

export interface ScreenResult {
  /** Below the panel's own address. */
  path: string
  durationMs: number
  troubles: readonly Trouble[]
}

/** Opens every list, form and global that a user of a running site may see. Nothing is written. */
export async function smokeTest(
  { cwd, env }: Terminal,
  { onPlanned, onScreen, password, url, user }: SmokeOptions,
): Promise<ScreenResult[]> {
  const browser = await launchBrowser(cwd, env)
  try {
    const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce' })
    const panel = await findPanel(context.request, url)
    const config = await signIn(context, panel, user, password)
    const paths = await screensOf(context.request, panel, config)
    onPlanned(paths.length)

    const page = await context.newPage()
    const takeTroubles = await watchPage(page, panel.api)
    const results: ScreenResult[] = []
    for (const path of paths) {
      const begun = performance.now()
      const seen = await openScreen(page, `${panel.url}${path}`)
      const troubles = [...seen, ...takeTroubles()]
      const result = { path, durationMs: Math.round(performance.now() - begun), troubles }
      results.push(result)
      onScreen(result)
    }
    await context.request.post(`${panel.api}/${config.auth.collection}/logout`, {
      headers: sameOrigin(panel.api),
    })
    return results
  } finally {
    await browser.close()
  }
}

/** The dashboard; of each collection its list, a new form and the first document; and each global. */
async function screensOf(
  request: APIRequestContext,
  { api }: Panel,
  { collections, globals }: SignedInConfig,
): Promise<string[]> {
  const paths = ['']
  for (const { access, slug } of collections) {
    paths.push(`/collections/${slug}`)
    if (access.create) paths.push(`/collections/${slug}/create`)
    const list = await request.get(`${api}/${slug}?limit=1&depth=0&draft=true`, {
      headers: sameOrigin(api),
    })
    const [first] = list.ok() ? ((await list.json()).docs ?? []) : []
    if (first) paths.push(`/collections/${slug}/${encodeURIComponent(first.id)}`)
  }
  return [...paths, ...globals.map(({ slug }) => `/globals/${slug}`)]
}
