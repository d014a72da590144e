import type { Page } from '@playwright/test'

/**
 * What reaches beyond the window to the right or to the left, where nothing that may scroll both ways
 * contains it: a table, code, a toolbar, a picture (1.4.10).
 */
export const beyondWindow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const page = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []
    const mayScroll = 'table, pre, code, [role="toolbar"], [role="tablist"], .monaco-editor'
    const isAway = (box: DOMRect) =>
      box.width > 1 && box.height > 1 && (box.right > clientWidth + 1 || box.left < -1)
    const parts = 'button, a[href], input, select, textarea, label, h1, h2, h3, p, [role="textbox"]'
    const away = [...document.querySelectorAll<HTMLElement>(parts)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest(mayScroll) &&
        !element.closest('[inert], [aria-hidden="true"]') &&
        isAway(element.getBoundingClientRect()),
    )
    return [
      ...page,
      ...away.map(
        ({ tagName, id, textContent }) => `${tagName} ${id || textContent} is beyond the window`,
      ),
    ]
  })

/** The distances of 1.4.12, which a person may ask of any page. */
const spacing = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important; }
`

/** Words that are cut off once they stand further apart, and weren't before (1.4.12). */
export async function lostToSpacing(page: Page): Promise<string[]> {
  const before = await page.evaluate(cutOff)
  // The policy of the panel's pages lets no style of somebody else in.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, spacing)
  const after = await page.evaluate(cutOff)
  await page.evaluate(() => document.adoptedStyleSheets.pop())
  return after.filter((words) => !before.includes(words))
}

/** Words of elements that show no more than a part of them. Where an ellipsis says so, all of them can be read elsewhere. */
function cutOff(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
    const hasWords = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
    if (!hasWords || !element.checkVisibility({ visibilityProperty: true })) return []
    const { overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(element)
    const { clientHeight, clientWidth, scrollHeight, scrollWidth } = element
    if (clipPath !== 'none' || clientHeight <= 1) return []
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const isCut =
      (hides(overflowY) && scrollHeight > clientHeight + 4) ||
      (hides(overflowX) && scrollWidth > clientWidth + 1 && textOverflow !== 'ellipsis')
    return isCut ? [`${element.tagName} ${element.textContent.trim().slice(0, 60)}`] : []
  })
}
