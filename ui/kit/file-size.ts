const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const

/** A size for people, in steps of 1024 (UPL-4). */
export function fileSize(bytes: number, language: string): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1)
  const number = bytes / 1024 ** step
  const digits = step > 0 && number < 10 ? 1 : 0
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: digits })
  return `${format.format(number)} ${units[step]}`
}
