/** What every link carries that opens a window of its own: the other page learns nothing of this one. */
export const newWindow = { target: '_blank', rel: 'noopener noreferrer' } as const

/** The same from code. */
export const openWindow = (href: string): void =>
  void window.open(href, newWindow.target, 'noopener,noreferrer')

/** A window that stays in touch with this page (LIVE-3); null: the browser blocks it. */
export function openPopup(href: string, { width, height }: { width: number; height: number }) {
  const left = Math.max(0, window.screenX + (window.innerWidth - width) / 2)
  const top = Math.max(0, window.screenY + (window.innerHeight - height) / 2)
  const place = `width=${width},height=${height},left=${Math.round(left)},top=${Math.round(top)}`
  return window.open(href, '_blank', `popup=yes,menubar=no,toolbar=no,${place}`)
}
