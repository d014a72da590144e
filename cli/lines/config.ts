import type { ShownConfig, ShownEntity, ShownField } from '#server'
import type { Texts } from '../kit/texts.ts'
import { inColumns } from './in-columns.ts'

/** The config as the server holds it. Settings and rules have the names that the config has for them. */
export function configLines(config: ShownConfig, isPart: boolean, text: Texts): string[] {
  const { blocks, collections, components, globals } = config
  const written = [...collections, ...globals].filter(({ isWritten }) => isWritten || isPart)
  const added = [...collections, ...globals].filter((entity) => !written.includes(entity))
  const entities = (kind: 'collection' | 'global', all: readonly ShownEntity[]) =>
    all
      .filter((entity) => written.includes(entity))
      .flatMap((entity) => entityLines(text(`cli.config.${kind}`, { slug: entity.slug }), entity))
  const lines = [
    ...(isPart ? [] : [...siteLines(config, text), '']),
    ...entities('collection', collections),
    ...entities('global', globals),
  ]
  if (isPart) return lines.slice(0, -1)
  return [
    ...lines,
    ...blocks.flatMap(({ fields, slug }) => [
      text('cli.config.block', { slug }),
      ...fieldLines(fields),
      '',
    ]),
    ...(components.length > 0
      ? [text('cli.config.components'), ...components.map((name) => `  ${name}`), '']
      : []),
    text('cli.config.added', { slugs: added.map(({ slug }) => slug).join(', ') }),
  ]
}

function siteLines(config: ShownConfig, text: Texts): string[] {
  const { languages, localization, panelUsers, routes, siteName } = config
  return [
    text('cli.config.site', { name: siteName }),
    text('cli.config.routes', { ...routes }),
    text('cli.config.users', { slug: panelUsers }),
    text('cli.config.languages', { codes: languages.join(', ') }),
    ...(localization
      ? [
          text('cli.config.locales', {
            codes: localization.locales.join(', '),
            default: localization.defaultLocale,
          }),
        ]
      : []),
  ]
}

const entityLines = (title: string, { components, fields, rules, settings }: ShownEntity) => [
  title,
  ...inColumns(
    [
      ...sayings(settings),
      ...(rules.length > 0 ? [`rules: ${rules.join(', ')}`] : []),
      ...named(components),
    ].map((saying) => [saying]),
  ),
  ...fieldLines(fields),
  '',
]

const fieldLines = (fields: readonly ShownField[]): string[] =>
  inColumns(
    fields.map(({ components, path, rules, settings, type }) => [
      path,
      type,
      [...sayings(settings), ...rules.map((rule) => `${rule}()`), ...named(components)].join(', '),
    ]),
    '    ',
  )

/** `required`, `min: 1`. */
const sayings = (settings: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(settings).map(([name, value]) =>
    value === true ? name : `${name}: ${said(value)}`,
  )

const named = (components: Readonly<Record<string, string>>): string[] =>
  Object.entries(components).map(([place, name]) => `${place}: ${name}`)

function said(value: unknown): string {
  if (Array.isArray(value)) return value.join(' | ')
  if (typeof value !== 'object' || value === null) return String(value)
  return sayings(value as Record<string, unknown>).join(' ')
}
