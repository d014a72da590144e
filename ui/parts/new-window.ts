/** What every link carries that opens a window of its own: the other page learns nothing of this one. */
export const newWindow = { target: '_blank', rel: 'noopener noreferrer' } as const

/** The same from code. */
export const openWindow = (href: string): void =>
  void window.open(href, newWindow.target, 'noopener,noreferrer')
