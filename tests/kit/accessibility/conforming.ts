import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import type axeCore from 'axe-core'
import type { RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: typeof axeCore
  }
}

/** Beyond what axe asks by itself: of WCAG 2.2, and what it calls experimental. */
const alsoAsked = [
  'target-size',
  'css-orientation-lock',
  'p-as-heading',
  'table-fake-caption',
  'td-has-header',
]

/** Its builder sends the readable source, over twice as long, two times for each page. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Axe is in all frames of the page, where it isn't yet. */
export async function bringAxe(page: Page): Promise<void> {
  const bring = async (frame: Frame) => {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe)
  }
  await Promise.all(page.frames().map(bring))
}

/** What axe finds on the page, with every rule for WCAG 2.2 A and AA and its good practices. */
export async function findingsOfAxe(page: Page): Promise<string[]> {
  // A menu floats outside of every part of the page. No criterion of WCAG asks for such a part.
  const isMenuOpen = await page.locator('[role="menu"]:visible').count()
  const asked = Object.fromEntries(alsoAsked.map((rule) => [rule, { enabled: true }]))
  const rules = isMenuOpen ? { ...asked, region: { enabled: false } } : asked
  await bringAxe(page)
  // A selector of each element that it looks at takes axe a third of its time.
  const isClean = (await violationsOn(page, { rules, selectors: false })).length === 0
  return isClean ? [] : violationsOn(page, { rules })
}

const violationsOn = (page: Page, options: RunOptions): Promise<string[]> =>
  page.evaluate(
    async (given) => {
      const { violations } = await window.axe.run(document, given)
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id}: ${help} at ${target?.join(' ')}`),
      )
    },
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  )

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
