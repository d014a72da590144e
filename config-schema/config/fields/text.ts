import type { CodeField, EmailField, TextareaField, TextField } from 'payload'
import { z } from 'zod'
import type { KeysOf } from '../keys-of.ts'
import { anything, count, flag, optionalWords, text } from '../values.ts'
import { fieldAdmin } from './admin.ts'
import { lengthKeys, manyKeys, valueKeys } from './keys.ts'

const placeholder = optionalWords('Shown while the field is empty.')
const autoComplete = text("The browser's autocomplete, e.g. 'email'.")
const rtl = flag('Right-to-left text.')

export const textField = z.strictObject({
  type: z.literal('text').describe('One line of text.'),
  ...valueKeys,
  ...lengthKeys,
  ...manyKeys,
  admin: fieldAdmin({ autoComplete, placeholder, rtl }),
} satisfies KeysOf<TextField>)

export const textareaField = z.strictObject({
  type: z.literal('textarea').describe('Several lines of text.'),
  ...valueKeys,
  ...lengthKeys,
  admin: fieldAdmin({ placeholder, rows: count('The height in lines.'), rtl }),
} satisfies KeysOf<TextareaField>)

export const emailField = z.strictObject({
  type: z.literal('email').describe('An email address.'),
  ...valueKeys,
  admin: fieldAdmin({ autoComplete, placeholder }),
} satisfies KeysOf<EmailField>)

/** Payload's types do not list this kind; its server checks the value, hands it to hooks and stores nothing. */
export const passwordField = z.strictObject({
  type: z.literal('password').describe('A text that is never shown or stored.'),
  ...valueKeys,
  ...lengthKeys,
  admin: fieldAdmin({ autoComplete, placeholder }),
})

export const codeField = z.strictObject({
  type: z.literal('code').describe('Source code with syntax highlighting.'),
  ...valueKeys,
  ...lengthKeys,
  admin: fieldAdmin({
    editorOptions: anything("The code editor's options."),
    editorProps: anything("The code editor's props."),
    language: text("The language, e.g. 'typescript'."),
  }),
} satisfies KeysOf<CodeField>)
