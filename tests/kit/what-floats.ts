import type { Page } from '@playwright/test'

export interface Floats {
  /** What floats, by role and name. */
  found: string[]
  /** Where two of these cover each other, or one is outside the window; in words. */
  wrong: string[]
}

/** All that floats over the page at this moment: found by its style, whatever it is. */
export const whatFloats = (page: Page): Promise<Floats> =>
  page.evaluate(() => {
    /** px by which borders may meet. */
    const slack = 2
    const controls = 'a[href], button, input, textarea, select, [role="textbox"], [tabindex="0"]'

    interface Part {
      element: Element
      /** It stays at an edge while the page scrolls, goes with the text, or opens over both. */
      kind: 'bar' | 'inText' | 'float'
      name: string
      box: DOMRect
    }

    const parts = [...document.querySelectorAll('body *')].flatMap(partsAt)
    return {
      found: parts.map(({ name }) => name),
      wrong: [...parts.flatMap(outside), ...parts.flatMap(covered)],
    }

    function partsAt(element: Element): Part[] {
      const kind = kindOf(element)
      if (kind === null || !isShown(element)) return []
      // What lets the pointer through takes only the room of its children.
      const isFrame = getComputedStyle(element).pointerEvents === 'none'
      const taking = isFrame ? [...element.children].filter(isShown) : [element]
      return taking.map((one) => ({ element: one, kind, name: nameOf(one), box: boxOf(one) }))
    }

    function kindOf(element: Element): Part['kind'] | null {
      const { position, zIndex } = getComputedStyle(element)
      if (element.matches(':popover-open, :modal')) return 'float'
      // What sticks within the text is a part of it.
      if (position === 'sticky' && element.closest('[contenteditable]')) return null
      if (position === 'fixed' || position === 'sticky') return 'bar'
      if (position !== 'absolute' || zIndex === 'auto') return null
      return element.closest('main') ? 'inText' : 'float'
    }

    function isShown(element: Element): boolean {
      const { clipPath } = getComputedStyle(element)
      if (element.closest('[inert], [aria-hidden="true"]') || clipPath !== 'none') return false
      const isUsed = element.matches(controls) || element.querySelector(controls) !== null
      if (!isUsed && element.textContent?.trim() === '') return false
      const { width, height } = boxOf(element)
      const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      return isVisible && width > 1 && height > 1
    }

    /** Without what its ancestors cut off. */
    function boxOf(element: Element): DOMRect {
      let { left, top, right, bottom } = element.getBoundingClientRect()
      for (let one: Element | null = element; one?.parentElement; one = one.parentElement) {
        if (one.matches(':popover-open') || getComputedStyle(one).position === 'fixed') break
        const around = one.parentElement
        if (around === document.body || getComputedStyle(around).overflow === 'visible') continue
        const clip = around.getBoundingClientRect()
        left = Math.max(left, clip.left)
        right = Math.min(right, clip.right)
        top = Math.max(top, clip.top)
        bottom = Math.min(bottom, clip.bottom)
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
    }

    function outside({ kind, name, box }: Part): string[] {
      const aside = Math.max(-box.left, box.right - innerWidth)
      const upright = kind === 'float' ? Math.max(-box.top, box.bottom - innerHeight) : 0
      const over = Math.max(aside, upright)
      return over > slack ? [`${name} is ${Math.round(over)} px outside the window`] : []
    }

    function covered(one: Part, index: number): string[] {
      return parts.slice(index + 1).flatMap((other) => {
        const kinds = [one.kind, other.kind]
        // The text goes below what stays where it is.
        const isBeside = [one, other].some(({ element }) => element.matches(':popover-open'))
        if (kinds.includes('inText') && !isBeside) return []
        if (isMenuOver(one, other) || isMenuOver(other, one)) return []
        if (isFrom(one.element, other.element) || isFrom(other.element, one.element)) return []
        const meets = roomOf(one, other).some((a) => roomOf(other, one).some((b) => meet(a, b)))
        return meets ? [`${one.name} and ${other.name} cover each other`] : []
      })
    }

    /** Over the ground of the page something may float; what is used there stays free. */
    function roomOf(part: Part, other: Part): DOMRect[] {
      const isSticky = getComputedStyle(part.element).position === 'sticky'
      const hasGround = part.kind === 'inText' || isSticky
      if (!hasGround || other.kind !== 'float') return [part.box]
      return [...part.element.querySelectorAll(controls)].filter(isShown).map(boxOf)
    }

    /** Over what isn't stuck but at its place in the page, as over fields. */
    function isMenuOver(menu: Part, { element, kind }: Part): boolean {
      if (!menu.element.querySelector(':scope > [role="menu"]') || kind !== 'bar') return false
      const { position, top } = getComputedStyle(element)
      const edge = Number.parseFloat(top)
      return position === 'sticky' && element.getBoundingClientRect().top - edge > slack
    }

    function meet(a: DOMRect, b: DOMRect): boolean {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const along = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      return across > slack && along > slack
    }

    /** It is in it, or was opened from it. */
    function isFrom(inner: Element, outer: Element): boolean {
      if (outer.contains(inner)) return true
      const [menu] = [inner, ...inner.children].filter((one) => one.matches('[role="menu"]'))
      const trigger = menu && document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`)
      return trigger != null && outer.contains(trigger)
    }

    function nameOf(element: Element): string {
      const named = element.matches('[aria-label]')
        ? element
        : element.querySelector('[aria-label]')
      const words = named?.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30)
      const role = named?.getAttribute('role') ?? named?.localName ?? element.localName
      const look = named?.getAttribute('data-look')
      return `${look ? `${look} ` : ''}${role} “${words}”`
    }
  })
