import type { TextAbout } from '../../kit/texts.ts'
import { textsAbout } from '../../kit/texts.ts'

export type UploadText = TextAbout<'uploads'>

/** Any upload client shows what the server says. */
export const uploadText = textsAbout('uploads')
