import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** More stops than any screen has between two of its parts. */
const mostStops = 120

/**
 * Presses Tab until this has the focus. Every stop on the way must show that it has the focus, and
 * not be hidden below what floats or sticks (2.4.7, 2.4.11).
 */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(wanted).toBeVisible()
  const stops: string[] = []
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press(key)
    // A pile of notices opens once it has the focus.
    await expect.poll(() => faultOfFocus(page), 'where the focus is').toBe('')
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    stops.push(
      await page
        .locator(':focus')
        .evaluateAll(([element]) => element?.outerHTML.slice(0, 80) ?? ''),
    )
  }
  const last = stops.slice(-14).join('\n')
  throw new Error(`${mostStops} times ${key}, and it never came to ${wanted}. At last:\n${last}`)
}

/** What is wrong with how the focus shows; nothing when it shows as it should. */
export const faultOfFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    // After the last stop of a page the browser's own come.
    if (!document.hasFocus() || !(element instanceof HTMLElement)) return ''
    if (element === document.body) return ''
    const called = `${element.tagName} ${element.id || element.ariaLabel || element.textContent}`
    // A box that is drawn as another element, and what is written in, show it around themselves.
    const around = [element, element.nextElementSibling, ...parents(element, 5)]
    const pseudos = [undefined, '::before', '::after']
    const hasCaret = element.isContentEditable
    const isShown =
      hasCaret ||
      around.some((one) => one && pseudos.some((pseudo) => isMarked(getComputedStyle(one, pseudo))))
    if (!isShown) return `${called} does not show the focus`

    const { left, right, top, bottom } = element.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const inset = 2
    const points = [
      [x, y],
      [left + inset, y],
      [right - inset, y],
      [x, top + inset],
      [x, bottom - inset],
    ] as const
    const isSeen = points.some(([x, y]) => {
      const top = document.elementFromPoint(x, y)
      return top && (element.contains(top) || top.contains(element) || isLabelOf(top, element))
    })
    return isSeen ? '' : `${called} is hidden`

    function parents(of: Element, count: number): Element[] {
      const parent = of.parentElement
      return parent && count > 0 ? [parent, ...parents(parent, count - 1)] : []
    }

    function isMarked({ outlineStyle, outlineWidth, boxShadow }: CSSStyleDeclaration): boolean {
      const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
      return hasOutline || boxShadow !== 'none'
    }

    function isLabelOf(top: Element, control: Element): boolean {
      return control instanceof HTMLInputElement && Boolean(top.closest('label')?.contains(control))
    }
  })
