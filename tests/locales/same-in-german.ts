/** The keys of texts that are rightly the same in English and in German, in order. */
export const sameInGerman: readonly string[] = [
  'api.status',
  'api.title',
  'difference.block',
  'difference.embedded',
  'export.csv',
  'export.format',
  'export.json',
  'list.column.id',
  'list.column.status',
  'order.position.label',
  'palette.choice',
  'shell.navigation',
  'tabs.api',
  'views.name',
]
