/** What a backup says of itself. */
interface Facts {
  createdAt: string
  documents: Readonly<Record<string, number>>
  entries: readonly { path: string }[]
}

/** What a backup has, in figures for people. */
export function contentOf({ createdAt, documents, entries }: Facts, language: string) {
  const figure = new Intl.NumberFormat(language)
  const files = entries.filter(({ path }) => /^(files|folders)\//.test(path))
  const all = Object.values(documents).reduce((sum, count) => sum + count, 0)
  return {
    documents: figure.format(all),
    files: figure.format(files.length),
    time: new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
      new Date(createdAt),
    ),
  }
}

/** Bytes as people read them. */
export function sizeIn(bytes: number, language: string): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const
  const step = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)), units.length - 1)
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[step]!,
    maximumFractionDigits: 1,
  }).format(bytes / 1024 ** step)
}
