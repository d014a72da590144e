import type { SanitizedConfig } from 'payload'
import type { Schema } from './operation.ts'

/** What the address of a question can have, by the name under which operations refer to it. */
export function parametersOf({ localization }: SanitizedConfig): Schema {
  const codes = localization ? localization.localeCodes : []
  const parameters: typeof plain = {
    ...plain,
    ...(localization && {
      locale: { type: 'string', enum: [...codes, 'all'], default: localization.defaultLocale },
      'fallback-locale': { type: 'string', enum: [...codes, 'none'] },
    }),
  }
  return Object.fromEntries(
    Object.entries(parameters).map(([name, { description, ...schema }]) => [
      name,
      {
        name,
        in: 'query',
        ...(description && { description }),
        // Nested with brackets: where[title][equals]=…
        ...(schema.type === 'object' && { style: 'deepObject', explode: true }),
        schema,
      },
    ]),
  )
}

const plain: Readonly<Record<string, Schema & { type: string; description?: string }>> = {
  depth: {
    type: 'integer',
    minimum: 0,
    description: 'How far documents are read that others refer to.',
  },
  draft: {
    type: 'boolean',
    description: 'Reads or writes the draft, whose required fields may be empty.',
  },
  limit: { type: 'integer', minimum: 0 },
  page: { type: 'integer', minimum: 1 },
  pagination: { type: 'boolean' },
  select: { type: 'object', description: 'The fields to answer with: select[title]=true.' },
  sort: {
    type: 'string',
    description: 'Paths of fields, with commas between them; -title is descending.',
  },
  trash: { type: 'boolean', description: 'Also documents that are in the trash.' },
  where: { type: 'object', description: 'Conditions: where[title][equals]=Tides.' },
}

/** The locales' parameters, where there are locales. */
export const localeQuery = ({ localization }: SanitizedConfig): string[] =>
  localization ? ['locale', 'fallback-locale'] : []
