import {
  array,
  blocks,
  checkbox,
  code,
  date,
  email,
  json,
  number,
  password,
  point,
  radio,
  relationship,
  select,
  text,
  textarea,
  upload,
  username,
} from 'payload/shared'
import type { Json } from '#contracts/documents'
import type { PayloadRule, WrittenField } from '#contracts/fields'
import { factsOf } from '#contracts/fields'
import { hasContent } from '#contracts/rich-text/content'
import type { Circumstances } from './circumstances.ts'
import { isCollection } from './circumstances.ts'
import type { FieldValue } from './field-values.ts'
import type { Words } from './words.ts'

type Verdict = string | true

/** A rule of Payload's: `true`, or the sentence that says what is wrong. */
export type Rule = (value: unknown, options: object) => Verdict | Promise<Verdict>

/** The rule that the server has for a value. */
export function ruleFor({ field, path }: FieldValue, { entity }: Circumstances): Rule {
  const isUser = isCollection(entity) && entity.auth !== null
  if (isUser && path === 'username') return payloads.username
  if (isUser && path === 'email') return trimmedEmail
  return rules[factsOf(field).rule]
}

// Payload types its rules for its own config and request; the browser has what they look at.
const payloads = {
  array,
  blocks,
  checkbox,
  code,
  date,
  email,
  json,
  number,
  password,
  point,
  radio,
  relationship,
  select,
  text,
  textarea,
  upload,
  username,
} as unknown as Record<Exclude<PayloadRule, 'richText'> | 'username', Rule>

/** What is in a rich text is judged by its editor, which is the server's; that there is any, by anyone. */
const someRichText: Rule = (value, options) => {
  const { editor, required, req } = options as {
    editor?: 'json'
    required: boolean
    req: { t: Words }
  }
  const isThere = editor === 'json' ? Boolean(value) : hasContent(value as Json)
  return required && !isThere ? req.t('validation:required') : true
}

const rules: Record<PayloadRule, Rule> = { ...payloads, richText: someRichText }

/** The server takes the blanks off an address by which somebody signs in, and then judges it. */
const trimmedEmail: Rule = (value, options) =>
  payloads.email(typeof value === 'string' ? value.trim() : value, options)

/** A field as the server's config has it: what is not given is absent, and one collection is a text. */
export function optionsOf(field: WrittenField): object {
  const known = optionsByField.get(field)
  if (known) return known
  const given = Object.entries(field).filter(([, value]) => value !== null)
  const options = { ...Object.fromEntries(given), ...relationOf(field) }
  optionsByField.set(field, options)
  return options
}

const optionsByField = new WeakMap<WrittenField, object>()

const relationOf = (field: WrittenField) =>
  'isPolymorphic' in field && !field.isPolymorphic ? { relationTo: field.relationTo[0] } : {}
