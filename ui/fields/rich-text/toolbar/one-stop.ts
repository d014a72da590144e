/** The Tab key stops at one button of a toolbar, the one that had the focus last; arrows go to the others. */
export function oneStop(toolbar: HTMLElement | null): (() => void) | undefined {
  if (!toolbar) return undefined
  let last: Element | null = null
  const show = () => {
    const buttons = [...toolbar.querySelectorAll('button')]
    const stop = buttons.find((button) => button === last) ?? buttons[0]
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1
  }
  const take = ({ target }: FocusEvent) => {
    last = target as Element
    show()
  }
  const observer = new MutationObserver(show)
  observer.observe(toolbar, { childList: true, subtree: true })
  toolbar.addEventListener('focusin', take)
  toolbar.addEventListener('keydown', moveAmong)
  show()
  return () => {
    observer.disconnect()
    toolbar.removeEventListener('focusin', take)
    toolbar.removeEventListener('keydown', moveAmong)
  }
}

function moveAmong(this: HTMLElement, event: KeyboardEvent): void {
  const buttons = [...this.querySelectorAll<HTMLElement>('button')]
  const here = buttons.indexOf(document.activeElement as HTMLElement)
  const isRightToLeft = getComputedStyle(this).direction === 'rtl'
  const ahead = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft'
  const next = {
    [ahead]: (here + 1) % buttons.length,
    [back]: (here - 1 + buttons.length) % buttons.length,
    Home: 0,
    End: buttons.length - 1,
  }[event.key]
  if (here < 0 || next === undefined) return
  event.preventDefault()
  buttons[next]?.focus()
}
