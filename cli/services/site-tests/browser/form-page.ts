import type { Locator, Page, Request, Route } from '@playwright/test'
import type { Texts } from '../../../kit/texts.ts'
import { everythingLoaded, patience } from '../../smoke/everything-loaded.ts'
import type { Place } from '../site-fields.ts'
import { isKept } from '../values.ts'

/** Milliseconds that the panel has for what it does without asking the server. */
const soon = 5000
/** A question over the page hides it from those who can't see, so it isn't found by its role. */
const statusLine = 'form [data-shape]:has(> [role="status"])'
/** A save that came to nothing; one that the panel sends again by itself, it counts down to. */
const refusedLine = `${statusLine}[data-shape="cross"]:not(:has([role="status"] span[aria-hidden]))`
const lockButtons = '#document-locked-take-over, #document-take-over-view-read-only'
/** Milliseconds that it has for what it asks the server, on a busy machine. */
const later = 20_000

export type Doing = 'OPEN' | 'RELOAD' | 'TYPE' | 'SAVE' | 'PUBLISH' | 'TAKE OVER' | 'FAULT'

/** The form of a document, as a person works in it. */
export class FormPage {
  constructor(
    readonly page: Page,
    /** Where the document's form is. */
    private readonly url: string,
    /** Whether a request saves the document. */
    private readonly isSave: (request: Request) => boolean,
    private readonly text: Texts,
    /** Hears what a person does here. */
    private readonly note: (doing: Doing, path: string, value?: unknown) => void,
  ) {}

  async open(): Promise<void> {
    this.note('OPEN', new URL(this.url).pathname)
    await this.page.goto(this.url)
    await this.ready()
  }

  /** As with the browser's own button, whatever the page asks before. */
  async reload(): Promise<void> {
    this.note('RELOAD', new URL(this.url).pathname)
    await this.page.reload()
    await this.ready()
  }

  private async ready(): Promise<void> {
    await this.page.locator('[data-form-ready="true"]').waitFor({ timeout: patience })
    await everythingLoaded(this.page)
  }

  /** Where the form says what is the case. */
  get line(): Locator {
    return this.page.locator(statusLine)
  }

  async says(): Promise<string> {
    const status = this.line.first().locator('[role="status"]').first()
    return ((await status.textContent()) ?? '').trim()
  }

  /** The panel says that nothing is unsaved. */
  async claimsSaved(): Promise<boolean> {
    return (await this.shape()) === 'filled'
  }

  private async shape(): Promise<string | null> {
    return this.line.first().getAttribute('data-shape')
  }

  frame({ path }: Place): Locator {
    return this.page.locator(`[data-field="${path}"]`).first()
  }

  control({ field, path }: Place): Locator {
    const own = `#field-${path.replaceAll('.', '__')}`
    // Radio buttons have none of their own.
    if (field.type === 'radio') return this.frameInput(path, 'input[type="radio"]')
    const drawnBySite = `[data-field="${path}"] :is(input, textarea, select)`
    return this.page.locator(`${own}, ${drawnBySite}`).first()
  }

  private frameInput = (path: string, input: string) =>
    this.page.locator(`[data-field="${path}"] ${input}`).first()

  /** Opens the tabs and closed sections that a field may lie in; false: it's in none of them. */
  async reveal(place: Place): Promise<boolean> {
    const control = this.control(place)
    const isThere = async () => (await control.count()) > 0
    if (await isThere()) return true
    const tabs = this.page.locator('form').getByRole('tab')
    for (let index = 0; index < (await tabs.count()); index += 1) {
      await tabs.nth(index).click()
      await everythingLoaded(this.page)
      if (await isThere()) return true
      const closed = this.page.locator('form [aria-expanded="false"]')
      for (let fold = 0; fold < (await closed.count()); fold += 1) {
        const button = closed.nth(fold)
        if ((await button.getAttribute('aria-haspopup')) !== null) continue
        await button.click({ timeout: soon }).catch(() => {})
        if (await isThere()) return true
      }
    }
    return isThere()
  }

  async type(place: Place, value: unknown): Promise<void> {
    this.note('TYPE', place.path, value)
    await this.reveal(place)
    const control = this.control(place)
    switch (place.field.type) {
      case 'checkbox':
        await control.setChecked(value === true, { timeout: soon })
        return
      case 'select':
        await control.selectOption(String(value ?? ''), { timeout: soon })
        return
      case 'radio':
        await this.frameInput(place.path, `input[value=${JSON.stringify(value)}]`).check({
          timeout: soon,
        })
        return
      default:
        await control.fill(value === null || value === undefined ? '' : String(value), {
          timeout: soon,
        })
    }
  }

  /** The value that a person sees; undefined: the field isn't there. */
  async value(place: Place): Promise<unknown> {
    if (!(await this.reveal(place))) return undefined
    const control = this.control(place)
    switch (place.field.type) {
      case 'checkbox':
        return control.isChecked()
      case 'radio': {
        const chosen = this.frameInput(place.path, 'input:checked')
        return (await chosen.count()) === 0 ? null : chosen.inputValue()
      }
      case 'number': {
        const typed = await control.inputValue()
        return typed.trim() === '' ? null : Number(typed)
      }
      default:
        return control.inputValue()
    }
  }

  async shows(place: Place, value: unknown): Promise<boolean> {
    return isKept(value, await this.value(place))
  }

  /** The same, within the time that the panel has for it. */
  async comesToShow(place: Place, value: unknown): Promise<boolean> {
    const until = Date.now() + soon
    while (!(await this.shows(place, value))) {
      if (Date.now() > until) return false
      await this.page.evaluate(() => new Promise(requestAnimationFrame))
    }
    return true
  }

  async mayType(place: Place): Promise<boolean> {
    if (!(await this.reveal(place))) return false
    const control = this.control(place)
    if (['checkbox', 'radio'].includes(place.field.type)) {
      const readOnly = await control.getAttribute('aria-readonly')
      const others = this.page.locator(`[data-field="${place.path}"] input:disabled`)
      return readOnly !== 'true' && (await others.count()) === 0
    }
    return (await control.isEnabled()) && (await control.isEditable())
  }

  /** The field itself says that its value can't stay. */
  async complains(place: Place): Promise<boolean> {
    const here = this.page.locator(`[data-field="${place.path}"]`)
    const invalid = here.locator('[aria-invalid="true"], [id$="-error"]')
    const own = this.control(place).and(this.page.locator('[aria-invalid="true"]'))
    return (await invalid.count()) + (await own.count()) > 0
  }

  /** Asks for a save, and waits until what came of it is on the screen. */
  async save(how: 'save' | 'publish' = 'save'): Promise<void> {
    const draft = this.page.locator('#action-save-draft')
    const isDraft = how === 'save' && (await draft.count()) > 0
    const button = isDraft ? draft : this.page.locator('#action-save')
    this.note(how === 'publish' ? 'PUBLISH' : 'SAVE', new URL(this.url).pathname)
    const refused = this.page.locator(refusedLine).first()
    // What the form refuses itself is never sent; one that was refused before says so still.
    const refusedNow = (await refused.isVisible())
      ? []
      : [refused.waitFor({ timeout: soon }).catch(() => {})]
    const ended = Promise.race([this.saveEnds(soon), ...refusedNow])
    await button.click({ timeout: soon })
    await ended
    await this.settles()
  }

  /** Until a save of this page is answered or fails, or there is none. */
  async saveEnds(timeout = later): Promise<void> {
    const about = { timeout, predicate: this.isSave }
    await Promise.race([
      this.page.waitForEvent('requestfinished', about),
      this.page.waitForEvent('requestfailed', about),
    ]).catch(() => {})
  }

  /** Until a save of this page is on its way. */
  saveBegins(): Promise<Request> {
    return this.page.waitForEvent('request', { timeout: later, predicate: this.isSave })
  }

  async pressSave(): Promise<void> {
    this.note('SAVE', new URL(this.url).pathname)
    await this.page.keyboard.press('ControlOrMeta+s')
  }

  /** Until it doesn't say any more that it saves. */
  async settles(): Promise<void> {
    const busy = this.page.locator(`${statusLine}[data-shape="half"]`)
    await busy
      .first()
      .waitFor({ state: 'detached', timeout: later })
      .catch(() => {})
    await this.page.evaluate(() => new Promise(requestAnimationFrame))
  }

  /** Whether all is saved, once it says so, or that it was refused. */
  async isSaved(): Promise<boolean> {
    const ended = this.page.locator(`${statusLine}[data-shape="filled"], ${refusedLine}`)
    await ended
      .first()
      .waitFor({ timeout: later })
      .catch(() => {})
    return this.claimsSaved()
  }

  /** Whatever saves this page asks for is answered so from now on; null: by the server. */
  async answerSaves(answer: ((route: Route) => Promise<void>) | null): Promise<void> {
    await this.page.unrouteAll({ behavior: 'ignoreErrors' })
    if (answer === null) return
    await this.page.route('**/*', (route, request) =>
      this.isSave(request) ? answer(route) : route.fallback(),
    )
  }

  /** In place, where the session has ended. */
  async signIn({ name, password }: { name: string; password: string }): Promise<void> {
    await this.page.locator('#field-email, #field-username').first().fill(name, { timeout: soon })
    await this.page.locator('#field-password').first().fill(password, { timeout: soon })
    const button = this.page.getByRole('button', { name: this.text('access.signIn') })
    await button.first().click({ timeout: soon })
    await this.page
      .locator('#field-password')
      .first()
      .waitFor({ state: 'detached', timeout: later })
  }

  /** Takes what the panel offers after a save that failed, or saves again. */
  async saveAgain(): Promise<void> {
    const { text } = this
    const words = new RegExp(`^(${text('app.tryAgain')}|${text('document.tryNow')})`)
    const again = this.line.getByRole('button', { name: words }).first()
    const answered = this.saveEnds()
    if (await again.isVisible()) await again.click({ timeout: soon }).catch(() => {})
    else await this.pressSave()
    await answered
    await this.settles()
  }

  /** Where somebody else changed the same: keeps what this person typed. */
  async keepOwn(): Promise<void> {
    const name = new RegExp(`^${this.text('conflict.keepMine')}`)
    const own = this.page
      .getByRole('button', { name })
      .and(this.page.locator(':not([aria-pressed="true"])'))
    await own.first().waitFor({ timeout: later })
    for (let left = await own.count(); left > 0; left -= 1)
      await own.first().click({ timeout: soon })
  }

  /** Until the server has noted that this person edits the document. */
  async locks(): Promise<void> {
    await this.page
      .waitForResponse(
        (response) => response.request().postData()?.includes('"action":"acquire"') ?? false,
        { timeout: soon },
      )
      .catch(() => {})
  }

  /** What the panel says of somebody else who edits the document; null: nothing. */
  async lockNotice(): Promise<string | null> {
    const dialog = this.page.getByRole('dialog').filter({ has: this.page.locator(lockButtons) })
    const isThere = await dialog
      .first()
      .waitFor({ timeout: later })
      .then(() => true)
      .catch(() => false)
    return isThere ? dialog.first().textContent() : null
  }

  async viewOnly(): Promise<void> {
    const view = '#document-locked-view-read-only, #document-take-over-view-read-only'
    await this.page.locator(view).first().click({ timeout: soon })
    await this.page.locator(view).first().waitFor({ state: 'detached', timeout: soon })
  }

  async takeOver(): Promise<void> {
    this.note('TAKE OVER', new URL(this.url).pathname)
    const button = this.page.locator('#document-locked-take-over')
    const taken = this.page
      .waitForResponse(
        (response) => response.request().postData()?.includes('"action":"takeOver"') ?? false,
        { timeout: later },
      )
      .catch(() => {})
    await button.click({ timeout: soon })
    await taken
    await button.waitFor({ state: 'detached', timeout: later })
    await this.settles()
  }

  /** To a page that isn't the panel's. */
  async leave(): Promise<void> {
    await this.page.goto('about:blank')
  }

  async offersRecovery(): Promise<boolean> {
    return this.review
      .waitFor({ timeout: soon })
      .then(() => true)
      .catch(() => false)
  }

  /** Where the panel warns before it publishes. */
  async publishAnyway(): Promise<void> {
    const anyway = this.page.getByRole('button', { name: this.text('preflight.anyway') })
    if ((await anyway.count()) === 0) return
    const answered = this.saveEnds()
    await anyway.first().click({ timeout: soon })
    await answered
    await this.settles()
  }

  /** What was typed is there again after a reload, or offered for it. */
  async recover(place: Place, value: unknown): Promise<void> {
    if (await this.comesToShow(place, value)) return
    if (!(await this.offersRecovery())) return
    await this.review.click({ timeout: soon })
    const dialog = this.page.getByRole('dialog')
    await dialog
      .getByRole('button', { name: this.text('recovery.recover'), exact: true })
      .click({ timeout: soon })
    await this.comesToShow(place, value)
  }

  private get review(): Locator {
    return this.page.getByRole('button', { name: this.text('recovery.review'), exact: true })
  }

  /** Until the browser has a copy of what is typed. */
  async isKeptOnDevice(): Promise<void> {
    const kept = this.page.getByText(this.text('document.status.kept'))
    await kept
      .first()
      .waitFor({ timeout: later })
      .catch(() => {})
  }

  async close(): Promise<void> {
    await this.page.close()
  }
}
