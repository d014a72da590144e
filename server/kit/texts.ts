import type { PayloadRequest } from 'payload'
import type { ServerTextKey } from '#server-texts'
import { serverText } from '#server-texts'

/** The names of the texts about a subject: `tooLarge` is `uploads.tooLarge`. */
export type TextAbout<Subject extends string> = ServerTextKey extends infer Key
  ? Key extends `${Subject}.${infer Name}`
    ? Name
    : never
  : never

type Values = Readonly<Record<string, string | number>>

/** Says the texts about a subject in the language of a request: fields, emails and clients show them. */
export const textsAbout =
  <Subject extends string>(subject: Subject) =>
  ({ i18n }: PayloadRequest, name: TextAbout<Subject>, values?: Values): string =>
    serverText(i18n.language, `${subject}.${name}` as ServerTextKey, values)
