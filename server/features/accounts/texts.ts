import type { TextAbout } from '../../kit/texts.ts'
import { textsAbout } from '../../kit/texts.ts'

export type AccountText = TextAbout<'accounts'>

/** Payload has no such sentences. */
export const accountText = textsAbout('accounts')
