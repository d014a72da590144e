import type { Locator, Page } from '@playwright/test'
import type { Words } from '../../kit/words.ts'

/** The rows of an array on the page, by what its buttons are called. */
export class Rows {
  private readonly field: Locator

  constructor(
    private readonly page: Page,
    private readonly words: Words,
    private readonly path: string,
  ) {
    this.field = page.locator(`[data-field="${path}"]`).first()
  }

  get toggles(): Locator {
    return this.field.locator('button[data-part="toggle"]')
  }

  /** Adds one at the end and fills its first field. */
  async add(kind: string, name: string, text: string): Promise<void> {
    const index = await this.toggles.count()
    await this.field
      .getByRole('button', { name: this.words('field.rows.add', { name: kind }) })
      .click()
    await this.page.locator(`#field-${this.path}__${index}__${name}`).fill(text)
  }

  async moveDown(index: number): Promise<void> {
    await this.toggles.nth(index).press('Alt+ArrowDown')
  }

  async remove(index: number): Promise<void> {
    await this.page
      .locator(`#${this.path}-row-${index}`)
      .getByRole('button', {
        name: new RegExp(`^${this.words('field.rows.actions', { name: '' })}`),
      })
      .click()
    await this.page.getByRole('menuitem', { name: this.words('field.remove') }).click()
  }
}
