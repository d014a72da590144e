import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Beyond what axe asks by itself: of WCAG 2.2, and what it calls experimental. */
const alsoAsked = [
  'target-size',
  'css-orientation-lock',
  'p-as-heading',
  'table-fake-caption',
  'td-has-header',
]

/** What axe finds on the page, with every rule for WCAG 2.2 A and AA and its good practices. */
export async function findingsOfAxe(page: Page): Promise<string[]> {
  // A menu floats outside of every part of the page. No criterion of WCAG asks for such a part.
  const isMenuOpen = await page.locator('[role="menu"]:visible').count()
  const asked = Object.fromEntries(alsoAsked.map((rule) => [rule, { enabled: true }]))
  const rules = isMenuOpen ? { ...asked, region: { enabled: false } } : asked
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ rules, resultTypes: ['violations'] })
    .analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
  )
}

/** Controls whose name lacks the words that one reads on them, so that nobody can say them (2.5.3). */
export const unspeakableLabels = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = 'a[href], button, summary, input, select, textarea, [role="combobox"]'
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
      const name = nameOf(control)
      if (!name || !control.checkVisibility({ visibilityProperty: true })) return []
      const read = labelsOf(control).map(wordsOn).join(' ')
      return plain(name).includes(plain(read)) ? [] : [`“${read}” is named “${name}”`]
    })

    /** Null where the browser makes the name of what one reads. */
    function nameOf(control: HTMLElement): string | null {
      const ids = control.getAttribute('aria-labelledby')?.split(' ') ?? []
      const named = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
      return named || control.getAttribute('aria-label')
    }

    function labelsOf(control: HTMLElement): HTMLElement[] {
      const isField =
        control instanceof HTMLInputElement ||
        control instanceof HTMLSelectElement ||
        control instanceof HTMLTextAreaElement
      return isField ? [...(control.labels ?? [])] : [control]
    }

    function wordsOn(label: HTMLElement): string {
      const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
      const words: string[] = []
      while (texts.nextNode()) {
        const { parentElement, textContent } = texts.currentNode
        const isRead =
          parentElement?.checkVisibility() && !parentElement.closest('[aria-hidden="true"]')
        if (isRead) words.push(textContent ?? '')
      }
      return words.join(' ')
    }

    function plain(words: string): string {
      const marks = /[\s\p{P}\p{S}]+/gu
      return words.normalize('NFKC').toLowerCase().replaceAll(marks, ' ').trim()
    }
  })
