import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Terminal } from '../../../kit/terminal.ts'
import type { Texts } from '../../../kit/texts.ts'
import { loadTexts } from '../../../kit/texts.ts'
import { everythingLoaded, patience } from '../../smoke/everything-loaded.ts'
import { launchBrowser } from '../../smoke/find-playwright.ts'
import type { SiteCase } from '../cases.ts'
import { pathOf } from '../path-of.ts'
import type { AskedRequest, Person } from '../person.ts'
import type { SiteEntity } from '../site-fields.ts'
import type { Throwaway } from '../throwaway.ts'
import { CopyProcess } from './copy-process.ts'
import type { Doing } from './form-page.ts'
import { FormPage } from './form-page.ts'

interface PanelOptions {
  config: string
  adminDir: string
}

/** As much of a site as its panel takes. */
interface PanelSite {
  copy: Pick<Throwaway, 'leave' | 'place' | 'url' | 'written'>
  api: string
  strongest: Person
  signUpAnother: (role: string) => Promise<Person>
  record: (request: AskedRequest) => void
}

/** The panel of the copy in a browser, and the server behind it, which can be killed. */
export class Panel {
  private readonly contexts = new Map<Person, BrowserContext>()

  private constructor(
    readonly server: CopyProcess,
    private readonly browser: Browser,
    private readonly site: PanelSite,
    /** Somebody else with the same rights as the one who may do most. */
    readonly colleague: Person,
    /** In the language that its pages are opened in. */
    readonly text: Texts,
    private readonly startMs: number,
  ) {}

  /** Hands the copy to a process of its own, and opens a browser before it. */
  static async open(terminal: Terminal, site: PanelSite, options: PanelOptions): Promise<Panel> {
    const browser = await launchBrowser(terminal.cwd, terminal.env)
    const { copy } = site
    const server = new CopyProcess(copy.place, options)
    try {
      const colleague = await site.signUpAnother(site.strongest.role)
      await copy.leave()
      const begun = performance.now()
      await server.start()
      const startMs = performance.now() - begun
      const text = await loadTexts({ LANG: language })
      const panel = new Panel(server, browser, site, colleague, text, startMs)
      await panel.measure()
      return panel
    } catch (thrown) {
      await server.kill()
      await browser.close()
      throw thrown
    }
  }

  /** Milliseconds that a screen takes to open. */
  private pace = 0

  private async measure(): Promise<void> {
    const page = await this.page(this.site.strongest)
    // The first time, everything is fetched.
    for (const _ of ['once', 'again']) {
      const begun = performance.now()
      await page.goto(this.site.copy.url)
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor({ timeout: patience })
      await everythingLoaded(page)
      this.pace = performance.now() - begun
    }
    await page.close()
  }

  /** About how many milliseconds these cases take. */
  timeFor(cases: readonly SiteCase[]): number {
    return cases.reduce((sum, { trial }) => {
      const isRestarted = trial.kind === 'fault' && ['killed', 'reloaded'].includes(trial.fault)
      return sum + this.pace * screensIn(trial) + (isRestarted ? this.startMs : 0)
    }, 0)
  }

  /** A page with somebody's session. */
  async page(person: Person): Promise<Page> {
    const known = this.contexts.get(person)
    const context = known ?? (await this.newContext(person))
    this.contexts.set(person, context)
    return this.newPage(context)
  }

  /** A page whose session can end without anybody else's. */
  async pageApart(person: Person): Promise<Page> {
    return this.newPage(await this.newContext(person))
  }

  private async newContext(person: Person): Promise<BrowserContext> {
    const context = await this.browser.newContext({ locale: 'en-US', reducedMotion: 'reduce' })
    const [name = '', value = ''] = person.cookie.split('=')
    await context.addCookies([{ name, value, url: this.origin }])
    return context
  }

  private async newPage(context: BrowserContext): Promise<Page> {
    const page = await context.newPage()
    // A page with unsaved changes asks before it is left.
    page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
    return page
  }

  get origin(): string {
    return new URL(this.site.copy.url).origin
  }

  /** Whether a collection's list offers somebody a new document; null: they can't open it. */
  async offersNew(person: Person, page: Page, { slug }: SiteEntity): Promise<boolean | null> {
    const path = `/collections/${slug}`
    this.note(person.role, 'OPEN', path)
    await page.goto(`${this.site.copy.url}${path}`)
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    await heading.waitFor({ timeout: patience })
    await everythingLoaded(page)
    if ((await page.getByRole('main').getByRole('searchbox').count()) === 0) return null
    return (await page.getByRole('main').locator(`a[href*="${path}/create"]`).count()) > 0
  }

  /** The form of a document before somebody. */
  form(person: Person, page: Page, entity: SiteEntity, id: string | number | null): FormPage {
    const { defaultLocale } = this.site.copy.written.localization ?? {}
    const query = defaultLocale === undefined ? '' : `?locale=${defaultLocale}`
    const place = entity.isGlobal
      ? `/globals/${entity.slug}`
      : `/collections/${entity.slug}/${encodeURIComponent(id ?? '')}`
    const api = `${this.site.api}${pathOf(entity, id)}`
    return new FormPage(
      page,
      `${this.site.copy.url}${place}${query}`,
      (request) => {
        const { origin, pathname } = new URL(request.url())
        return ['PATCH', 'POST'].includes(request.method()) && `${origin}${pathname}` === api
      },
      this.text,
      (doing, path, value) => this.note(person.role, doing, path, value),
    )
  }

  /** What is done in the panel stands with the requests that repeat a case. */
  note(role: string, doing: Doing, path: string, value?: unknown): void {
    this.site.record({ role, method: doing, path, body: value ?? null, status: null })
  }

  async close(): Promise<void> {
    await this.browser.close()
    await this.server.kill()
  }
}

const language = 'en'

/** As measured on the magazine, in times that a screen takes to open. */
function screensIn({ kind }: SiteCase['trial']): number {
  if (kind === 'lock') return 8
  if (kind === 'formKept') return 6
  return kind === 'fault' ? 4 : 3
}
