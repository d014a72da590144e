/** The keys of texts that are rightly the same in English and in German, in order. */
export const sameInGerman: readonly string[] = [
  'list.column.id',
  'list.column.status',
  'palette.choice',
  'shell.navigation',
]
